import type { ImportDetails } from '#contract/imports.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

type Progress = ImportDetails['progress']

const WORTH_TELLING_MS = 1_500

/** "41,300 rows · 52,000 rows/s · about 3 s left"; speed and time left follow once they are known. */
export function describeProgress(
  { rowsDone, rowsTotal, share, startedAt }: Progress,
  nowMs: number | undefined,
  t: Messages<'imports'>,
  duration: Formats['duration'],
): string {
  const done =
    rowsTotal === null
      ? t('progress.rows', { done: rowsDone })
      : t('progress.of', { done: rowsDone, total: rowsTotal })
  const elapsedMs = nowMs === undefined ? 0 : nowMs - startedAt
  if (elapsedMs < WORTH_TELLING_MS || rowsDone === 0 || share <= 0 || share >= 1) return done
  const pace = Math.round((rowsDone / elapsedMs) * 1_000)
  const left = duration((elapsedMs * (1 - share)) / share)
  return t('progress.pace', { done, pace, left })
}
