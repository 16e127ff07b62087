/** `npm run mail-links [-- address]`. The entry reads the other arguments. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/mail-links.ts', import.meta.url).href)
