// Stands between two programs that speak over TCP, and makes the bad days: resets, refusals, half-open lines, delays.

import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface Line {
  readonly near: Socket
  readonly far: Socket
  isSilent: boolean
}

export interface FaultyLine {
  readonly port: number
  /** Connections that are open now. */
  open(): number
  /** Cuts all connections, and every new one, until {@link heal}. */
  refuse(): void
  /** Cuts all connections once; new ones are let in. */
  reset(): void
  /** Takes everything and answers nothing, old connections and new ones, until {@link heal}. */
  fallSilent(): void
  /** Every answer comes so much later, until {@link heal}. */
  delay(ms: number): void
  /** From now on everything is well; lines that went silent stay so, as they do behind a router. */
  heal(): void
  close(): Promise<void>
}

export async function startFaultyLine(connectFar: () => Socket): Promise<FaultyLine> {
  const lines = new Set<Line>()
  let mode: 'well' | 'refusing' | 'silent' = 'well'
  let delayMs = 0

  const server = createServer((near) => {
    if (mode === 'refusing') {
      near.resetAndDestroy()
      return
    }
    const far = connectFar()
    const line: Line = { near, far, isSilent: mode === 'silent' }
    lines.add(line)
    near.on('data', (bytes) => !line.isSilent && far.write(bytes))
    far.on('data', async (bytes) => {
      if (delayMs > 0) await sleep(delayMs)
      if (!line.isSilent) near.write(bytes)
    })
    const end = () => {
      lines.delete(line)
      near.destroy()
      far.destroy()
    }
    near.on('close', end).on('error', end)
    // A line that nobody hears anything from does not end either.
    far.on('close', () => !line.isSilent && end()).on('error', () => !line.isSilent && end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cut = () => {
    for (const { near } of lines) near.resetAndDestroy()
  }

  return {
    port,
    open: () => lines.size,
    refuse: () => {
      mode = 'refusing'
      cut()
    },
    reset: cut,
    fallSilent: () => {
      mode = 'silent'
      for (const line of lines) line.isSilent = true
    },
    delay: (ms) => {
      delayMs = ms
    },
    heal: () => {
      mode = 'well'
      delayMs = 0
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
