// What labels have said of the things of a line: in a few words on its row, and in full where it is opened.

import type { LineLabels } from '#contract/audit-variances.ts'
import { labelWords } from '#domain/codes/label-facts.ts'
import { countOf } from '#domain/count-words.ts'

/** "Expired 3 Mar 2026", "Lot A1", "12 serial numbers". */
export function shortLabelWords({ serialsInAll, ...labels }: LineLabels): readonly string[] {
  const serials = serialsInAll > 0 ? [countOf(serialsInAll, 'serial number')] : []
  return [...labelWords({ ...labels, serials: [] }, 1), ...serials]
}

/** Everything that is known here, by kind. */
export function allLabelWords({ serialsInAll, ...labels }: LineLabels): readonly string[] {
  const { serials } = labels
  const unnamed = serialsInAll - serials.length
  const rest = unnamed > 0 ? [`and ${unnamed} more serial numbers, all of them in the files`] : []
  return [...labelWords(labels, Number.MAX_SAFE_INTEGER), ...rest]
}
