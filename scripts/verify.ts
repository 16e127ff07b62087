/** `npm run verify -- FILE [--keys FILE|URL]`: checks an export with public keys only. */
await import(new URL('../src/entry/verify.ts', import.meta.url).href)
