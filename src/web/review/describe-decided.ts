import { formatQuantity } from '../kit/format-number.ts'

/** How far a review is: "12 of 1,204 lines decided." */
export function describeDecided(decided: number, open: number): string {
  if (decided + open === 0) return 'No line needs a decision.'
  return `${formatQuantity(decided)} of ${formatQuantity(decided + open)} lines decided.`
}
