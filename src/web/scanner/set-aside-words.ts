// Counts that the server keeps without effect. Whoever made them sees their number fall, and has to learn
// why, that nothing is lost, and whom to ask.

import { formatUnits } from './result-words.ts'

/** For the rail. */
export function setAsideNotice(counts: number): string {
  return `${formatUnits(counts)} set aside, see the list`
}

/** The phone is told that they are, not why: whatever it can be is said. */
export function setAsideWords(counts: number): string {
  const [are, they] = counts === 1 ? ['count is', 'it'] : ['counts are', 'they']
  const made = counts === 1 ? 'it was made' : 'they were made'
  const why = `Counting was stopped when ${made}, by the clock of this phone; or it was closed before ${they} came; or somebody else counts this shelf.`
  const decides = `Your manager decides whether ${they} ${counts === 1 ? 'counts' : 'count'}.`
  return `${formatUnits(counts)} ${are} set aside, not lost. ${why} ${decides}`
}
