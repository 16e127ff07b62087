import { Logger } from 'graphile-worker'
import type { SayTrouble } from '#server/db/trouble-log.ts'

/** Passes on what went wrong; the queue's everyday chatter stays out of the log. */
export function quietLogger(log: SayTrouble): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') log(`jobs: ${message}`, meta?.error)
  })
}
