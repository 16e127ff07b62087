/** `npm run seed -- demo`. The entry reads the rest of the arguments. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/seed.ts', import.meta.url).href)
