// The side of the measured server: starts it, and says how much processor time the process used.

import type { z } from 'zod'
import { command, type Report } from './server-protocol.ts'

export interface MeasuredServer {
  readonly url: string
  broadcast?(text: string, perSecond: number): void
  stop(): Promise<void>
}

export async function serveBench<Setup>(
  setup: z.ZodType<Setup>,
  start: (setup: Setup) => Promise<MeasuredServer>,
): Promise<void> {
  // A bench that was killed must not leave its servers behind.
  process.on('disconnect', () => process.exit(1))
  const server = await start(setup.parse(JSON.parse(process.argv[2] ?? '{}')))
  process.on('message', (message) => {
    const parsed = command.parse(message)
    if (parsed.command === 'usage') say({ report: 'usage', cpuMs: usedCpuMs() })
    if (parsed.command === 'broadcast') server.broadcast?.(parsed.text, parsed.perSecond)
    if (parsed.command === 'stop') void server.stop().then(() => process.exit(0))
  })
  say({ report: 'ready', url: server.url })
}

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function say(report: Report): void {
  process.send?.(report)
}
