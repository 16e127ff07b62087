import { freeName } from '#domain/first-names.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'

const DAY_MS = 86_400_000

/** "Stocktake Nov 18", numbered if there was one today. Empty until the day is known. */
export function useSuggestedName(taken: readonly string[]): string {
  const t = useMessages('draft')
  const { shortDay } = useFormats()
  const now = useNow(DAY_MS)
  return now === undefined ? '' : freeName(t('name.suggested', { day: shortDay(now) }), taken)
}
