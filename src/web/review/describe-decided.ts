import { countWithin } from '#domain/count-words.ts'

/** How far a review is: "12 of 1,204 lines decided." */
export function describeDecided(decided: number, open: number): string {
  if (decided + open === 0) return 'No line needs a decision.'
  return `${countWithin(decided, decided + open, 'line')} decided.`
}
