/** Stores the whole site, and answers from what it has stored. */

addEventListener("install", (event) => event.waitUntil(caches.open("stock").then((cache) => cache.addAll(__FILES__))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))),
);
