import { formatQuantity } from '../kit/format-number.ts'

const LETTER_PX = 8
const BESIDE_PX = 20

/** The width for the longest figure beside the bars: the axis ends at a round figure above the largest bar. */
export function axisWidth(figures: readonly number[]): number {
  const longest = formatQuantity(Math.ceil(1.5 * Math.max(2, ...figures)))
  return BESIDE_PX + LETTER_PX * longest.length
}
