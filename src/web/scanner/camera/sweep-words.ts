import { formatUnits } from '../counter/words.ts'

/** "12 seen, 10 read, these 2 not". */
export function sweepWords(read: number, unread: number): string {
  const seen = `${formatUnits(read + unread)} seen, ${formatUnits(read)} read`
  if (unread === 0) return seen
  return `${seen}, ${unread === 1 ? 'this 1' : `these ${formatUnits(unread)}`} not`
}

/** "2 of them were counted before, and add nothing". */
export function repeatedWords(repeated: number): string {
  return repeated === 1
    ? '1 of them was counted before, and adds nothing'
    : `${formatUnits(repeated)} of them were counted before, and add nothing`
}
