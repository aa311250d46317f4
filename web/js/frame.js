/** Whether this is the page that other sites frame (embed.html): a guest there, which takes nothing without being asked. */
export const isEmbedded = "embedded" in (globalThis.document?.documentElement.dataset ?? {});
