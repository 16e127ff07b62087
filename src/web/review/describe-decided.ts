import { countWithin } from '#domain/count-words.ts'

/** How far a review is: "12 of 1,204 lines decided. 2 not found still open." */
export function describeDecided(decided: number, open: number, notFound = 0): string {
  if (decided + open === 0) return 'No line needs a decision.'
  const said = `${countWithin(decided, decided + open, 'line')} decided.`
  if (open === 0 || notFound === 0) return said
  return `${said} ${notFound.toLocaleString('en-US')} not found still open.`
}
