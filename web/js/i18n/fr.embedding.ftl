### Français, mettre quelque chose dans sa propre page.

builder-needs-site = Cette copie de l’appli est un seul fichier sur un disque. Seul le site permet d’intégrer ce qu’elle montre.
builder-size = Un lecteur charge { $size } ko au plus. Le moteur de règles ne vient que si quelqu’un veut jouer.
builder-lang = Langue
builder-lang-auto = Celle du lecteur
builder-lang-en = English
builder-lang-fr = Français
builder-theme = Couleurs
builder-theme-auto = Celles du lecteur
builder-theme-light = Claires
builder-theme-dark = Sombres
builder-controls = Boutons
builder-controls-auto = Tous
builder-controls-min = Seulement avant et après
builder-controls-none = Aucun
builder-preview = L’aspect
builder-iframe = Un cadre
builder-iframe-note = Marche presque partout où l’on accepte du HTML. Sa hauteur est fixe.
builder-element = Un élément
builder-element-note = Montre d’abord un lien, et la partie quand on touche. Sa hauteur suit le contenu. Demande une page qui accepte les scripts.
builder-picture = Une image avec un lien
builder-picture-note = Pour les endroits qui n’acceptent ni l’un ni l’autre. Enregistrez-y l’image à votre propre adresse.
builder-copy = Copier
builder-hosts = Qu’est-ce qui marche où ?
builder-host-own = Votre propre HTML, Hugo, Jekyll, Ghost : les trois.
builder-host-wordpress = WordPress : le cadre dans un bloc HTML, si votre rôle le permet ; l’élément seulement avec une extension pour les scripts.
builder-host-strict = Medium, Substack, forums, courriels : l’image avec un lien. Une page à la politique de sécurité stricte doit autoriser les cadres de ce site.
