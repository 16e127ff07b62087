import type { ImportDetails } from '#contract/imports.ts'
import { formatDuration } from '../kit/format-time.ts'

type Progress = ImportDetails['progress']

const WORTH_TELLING_MS = 1_500

/** "41,300 rows · 52,000 rows/s · about 3 s left"; pace and rest once they can be told. */
export function describeProgress(
  { rowsDone, rowsTotal, share, startedAt }: Progress,
  nowMs: number | undefined,
): string {
  const count = rowsDone.toLocaleString('en-US')
  const done =
    rowsTotal === null ? `${count} rows` : `${count} of ${rowsTotal.toLocaleString('en-US')}`
  const elapsedMs = nowMs === undefined ? 0 : nowMs - startedAt
  if (elapsedMs < WORTH_TELLING_MS || rowsDone === 0 || share <= 0 || share >= 1) return done
  const perSecond = Math.round((rowsDone / elapsedMs) * 1_000)
  const left = formatDuration((elapsedMs * (1 - share)) / share)
  return `${done} · ${perSecond.toLocaleString('en-US')} rows/s · about ${left} left`
}
