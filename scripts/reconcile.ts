/** `npm run reconcile`: compares every customer with what Stripe says, and repairs what differs. */
process.env.NODE_ENV ??= 'production'
await import(new URL('../src/entry/reconcile.ts', import.meta.url).href)
