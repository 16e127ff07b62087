/** `npm run mail-links [-- address]`. The entry reads the rest of the arguments. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/mail-links.ts', import.meta.url).href)
