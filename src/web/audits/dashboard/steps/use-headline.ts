import type { AuditDashboard } from '#contract/audits.ts'
import type { Coverage } from '#domain/checklist.ts'
import { useSayClock } from '#web/kit/clock.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'
import { type Headline, headlineOf } from '../headline.ts'
import { describeFinish, describeRemaining, type FinishWords, isLate, isStill } from './words.ts'

export interface CountFacts {
  readonly dashboard: Pick<AuditDashboard, 'status' | 'finish'>
  /** Before the start, of the plan; after it, of the count. */
  readonly coverage: Coverage
  /** Whether nothing prevents submitting. */
  readonly isReady: boolean
}

const ESTIMATE_EVERY_MS = 15_000

/** The answer in words, and when counting will probably finish, if that can be estimated. */
export function useHeadline({
  dashboard: { status, finish: estimate },
  coverage,
  isReady,
}: CountFacts): Headline & { readonly finish: FinishWords | undefined } {
  const now = useNow(ESTIMATE_EVERY_MS)
  const t = useMessages('dashboard')
  const sayClock = useSayClock()
  const { duration } = useFormats()
  const finish = status === 'active' && now !== undefined ? estimate : null
  if (!finish || now === undefined) {
    return { ...headlineOf({ status, coverage, isReady }, t), finish: undefined }
  }
  const remaining = describeRemaining(finish, { nowMs: now, duration }, t)
  const isEstimated = !isStill(finish, now) && !isLate(finish, now)
  return {
    ...headlineOf({ status, coverage, isReady, remaining }, t),
    finish: isEstimated
      ? describeFinish(finish, { nowMs: now, clock: (timeMs) => sayClock(timeMs, now) }, t)
      : undefined,
  }
}
