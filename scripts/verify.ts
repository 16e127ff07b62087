/** `npm run verify -- FILE [--keys FILE|URL]`: checks an export with nothing but public keys. */
await import(new URL('../src/entry/verify.ts', import.meta.url).href)
