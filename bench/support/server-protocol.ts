// What a bench and the servers that it measures say to each other over their process channel.

import * as z from 'zod'

/** Where the dashboard's data is; given to a server as its first argument. */
export const serverSetup = z.object({
  connection: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    database: z.string(),
  }),
  organizationId: z.string(),
})
export type ServerSetup = z.infer<typeof serverSetup>

export const command = z.discriminatedUnion('command', [
  z.object({ command: z.literal('usage') }),
  z.object({ command: z.literal('broadcast'), text: z.string(), perSecond: z.number() }),
  z.object({ command: z.literal('stop') }),
])
export type Command = z.infer<typeof command>

export const report = z.discriminatedUnion('report', [
  z.object({ report: z.literal('ready'), url: z.string() }),
  z.object({ report: z.literal('usage'), cpuMs: z.number() }),
])
export type Report = z.infer<typeof report>
