import type { AuditSummary } from '#contract/audits.ts'
import { useSayClock } from '#web/kit/clock.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'
import { describeWhen } from './describe-summary.ts'

const LOOK_EVERY_MS = 30_000

/** When an audit is due, or since when it has been running; undefined before the clock is known. */
export function useSayWhen(): (audit: AuditSummary) => string | undefined {
  const now = useNow(LOOK_EVERY_MS)
  const t = useMessages('audits')
  const { duration } = useFormats()
  const sayClock = useSayClock()
  return (audit) => {
    if (now === undefined) return undefined
    const clock = (timeMs: number) => sayClock(timeMs, now)
    return describeWhen(audit, { nowMs: now, clock, duration }, t)
  }
}
