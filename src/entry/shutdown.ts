// Ends the process in an orderly way, and forcibly if that takes too long.

import type { Logger } from 'pino'

const LONGEST_MS = 10_000

/** One signal may arrive twice: sent to the whole process group, and forwarded by the parent process. */
const ECHO_MS = 1_000

export function stopOnSignals(stop: () => Promise<void>, log: Logger, drainMs = 0): void {
  let stoppingSince: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      // A second signal means that the operator does not want to wait.
      if (performance.now() - stoppingSince > ECHO_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    log.info(`${signal}: finishing what has begun`)
    setTimeout(() => {
      log.warn('not everything ended in time')
      process.exit(1)
    }, drainMs + LONGEST_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not end in good order')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

interface Ending {
  readonly host: { beginDrain(): void }
  stop(): Promise<void>
}

/** Reports that it is stopping while it still serves, so that load balancers stop sending requests first. */
export async function drainThenStop(product: Ending, drainMs: number): Promise<void> {
  product.host.beginDrain()
  if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs))
  await product.stop()
}

/** An uncaught bug leaves the process in an unknown state, so it exits, to be restarted. */
export function endOnBugs(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
}
