import type { ProtocolFacts } from '#domain/reports/protocol-differences.ts'
import type { PaperWords } from './paper-words.ts'

/** "blind, 2 shelves once instead of twice, 1 shelf by choice between two counts that differed". */
export function describeCounting(
  {
    blind,
    countedOnce,
    chosenCounts,
  }: Pick<ProtocolFacts, 'blind' | 'countedOnce' | 'chosenCounts'>,
  { t }: PaperWords,
): string {
  const parts = [
    t(blind ? 'counted.blind' : 'counted.open'),
    countedOnce > 0 && t('counted.once', { count: countedOnce }),
    chosenCounts > 0 && t('counted.chosen', { count: chosenCounts }),
  ]
  return parts.filter(Boolean).join(', ')
}
