/** `npm run backup -- FILE`: writes everything in the database to one file. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/backup.ts', import.meta.url).href)
