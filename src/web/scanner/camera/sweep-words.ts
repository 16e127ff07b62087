import { formatUnits } from '../counter/result-words.ts'

/** "12 seen, 10 read, these 2 not". */
export function sweepWords(read: number, unread: number): string {
  const seen = `${formatUnits(read + unread)} seen, ${formatUnits(read)} read`
  if (unread === 0) return seen
  return `${seen}, ${unread === 1 ? 'this 1' : `these ${formatUnits(unread)}`} not`
}
