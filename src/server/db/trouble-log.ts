// While a database is away, all statements fail, thousands of them. The log reports it once, then every minute while it
// lasts, and when it is over.

import { isDatabaseAway } from './database-away.ts'

/** A log message, with its error. */
export type SayTrouble = (line: string, error?: unknown) => void

const SAY_AGAIN_MS = 60_000
/** It is over after this long without a failure. */
const OVER_AFTER_MS = 10_000

export function createTroubleLog(write: (line: string) => void): SayTrouble {
  let since: number | undefined
  let failures = 0
  let saidAt = 0
  let ending: NodeJS.Timeout | undefined

  const end = () => {
    const seconds = Math.round((Date.now() - OVER_AFTER_MS - (since ?? 0)) / 1_000)
    write(`the database is back: it was away for ${seconds} s and failed ${failures} times`)
    since = undefined
  }

  return (line, error) => {
    if (!isDatabaseAway(error)) return write(line)
    clearTimeout(ending)
    ending = setTimeout(end, OVER_AFTER_MS).unref()
    const now = Date.now()
    if (since === undefined) {
      since = now
      failures = 1
      saidAt = now
      return write(`the database is away: ${line}`)
    }
    failures += 1
    if (now - saidAt < SAY_AGAIN_MS) return
    saidAt = now
    write(`the database is still away, ${failures} failures so far, the last: ${line}`)
  }
}
