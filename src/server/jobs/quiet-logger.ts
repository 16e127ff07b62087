import { Logger } from 'graphile-worker'
import type { SayTrouble } from '#server/db/trouble-log.ts'

/** Logs warnings and errors, and drops the routine messages of the queue. */
export function quietLogger(log: SayTrouble): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') log(`jobs: ${message}`, meta?.error)
  })
}
