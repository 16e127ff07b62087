// Counts that the server keeps without effect. Whoever made them sees their number fall, and has to learn
// why, that nothing is lost, and whom to ask.

import { formatUnits } from './result-words.ts'

/** For the rail. */
export function setAsideNotice(counts: number): string {
  return `${formatUnits(counts)} set aside, see the list`
}

export function setAsideWords(counts: number): string {
  const clock = 'by the clock of this phone'
  const outcome = 'Your manager decides whether'
  if (counts === 1) {
    return `1 count is set aside, not lost: ${clock} it was made while counting was stopped. ${outcome} it counts.`
  }
  const many = formatUnits(counts)
  return `${many} counts are set aside, not lost: ${clock} they were made while counting was stopped. ${outcome} they count.`
}
