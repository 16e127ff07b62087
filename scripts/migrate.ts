/** `npm run migrate`: brings the database of DATABASE_URL, or the embedded one, up to date. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/migrate.ts', import.meta.url).href)
