/** `npm run reconcile`: compares every customer with Stripe, and repairs differences. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/reconcile.ts', import.meta.url).href)
