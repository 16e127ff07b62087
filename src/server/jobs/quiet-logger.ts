import { Logger } from 'graphile-worker'

/** Passes on what went wrong; the queue's everyday chatter stays out of the log. */
export function quietLogger(log: (line: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(`jobs: ${message}`)
  })
}
