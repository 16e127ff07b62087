/** `npm run seal-key -- list|rotate|trust FILE`. The entry reads the other arguments. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/seal-key.ts', import.meta.url).href)
