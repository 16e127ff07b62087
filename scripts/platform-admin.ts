/** `npm run platform-admin -- add|remove email`. The entry reads the other arguments. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/platform-admin.ts', import.meta.url).href)
