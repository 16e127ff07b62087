/** `npm run restore -- FILE`: fills an empty database from a backup, and checks its seals. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/restore.ts', import.meta.url).href)
