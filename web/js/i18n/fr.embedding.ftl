### Français, mettre quelque chose dans sa propre page.

builder-needs-site = Cette copie de l’application est un seul fichier sur un disque. Seul le site permet d’intégrer ce qu’elle montre.
builder-size = Un visiteur télécharge { $size } ko au plus. Le moteur de règles ne vient que si quelqu’un veut jouer.
builder-lang = Langue
builder-lang-auto = Celle du visiteur
builder-lang-en = English
builder-lang-fr = Français
builder-theme = Couleurs
builder-theme-auto = Celles du visiteur
builder-theme-light = Claires
builder-theme-dark = Sombres
builder-controls = Boutons
builder-controls-auto = Tous
builder-controls-min = Seulement avant et après
builder-controls-none = Aucun
builder-preview = Aperçu
builder-iframe = Un cadre
builder-iframe-note = Fonctionne presque partout où l’on accepte du HTML. Sa hauteur est fixe.
builder-element = Un élément
builder-element-note = Montre d’abord un lien, puis la partie quand on le touche. Sa hauteur suit le contenu. Demande une page qui accepte les scripts.
builder-picture = Une image avec un lien
builder-picture-note = Pour les endroits qui n’acceptent ni l’un ni l’autre. Enregistrez-y l’image à votre propre adresse.
builder-copy = Copier
builder-hosts = Qu’est-ce qui fonctionne où ?
builder-host-own = Votre propre HTML, Hugo, Jekyll, Ghost : les trois.
builder-host-wordpress = WordPress : le cadre dans un bloc HTML, si votre rôle le permet ; l’élément seulement avec une extension pour les scripts.
builder-host-strict = Medium, Substack, forums, courriels : l’image avec un lien. Une page à la politique de sécurité stricte doit autoriser les cadres de ce site.
