// Ends the process in good order, and in any case.

import type { Logger } from 'pino'

const LONGEST_MS = 10_000

export function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let stopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info(`${signal}: finishing what has begun`)
    setTimeout(() => {
      log.warn('not everything ended in time')
      process.exit(1)
    }, LONGEST_MS).unref()
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

/** A bug that nobody caught leaves the process in an unknown state: it ends, and is started again. */
export function endOnBugs(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
}
