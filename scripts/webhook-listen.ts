/** `npm run webhook-listen -- [--port PORT] [--secret whsec_…] [--status STATUS]`: shows webhooks as they arrive. */
await import(new URL('../src/entry/webhook-listen.ts', import.meta.url).href)
