/** `npm run seed -- demo`. The entry reads the other arguments. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/seed.ts', import.meta.url).href)
