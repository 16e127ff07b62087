import { SHELF_LOOKS } from '#web/shared/shelf-status.tsx'
import type { WallFilter, WallQuestion } from './wall.ts'

/** What the chip of a question says. */
export const QUESTION_WORDS: Readonly<Record<WallQuestion, string>> = {
  left: 'Left',
  lone: 'One of two counts',
  differing: 'Two counts that differ',
  once: 'Counted once instead of twice',
  chosen: 'Chosen by a manager',
  recounts: 'Recounts',
  unmet: 'Control total not met',
}

/** What a filter without hits says. */
export function describeFilter(filter: WallFilter): string {
  if (filter === 'all') return 'No shelves yet.'
  if (filter === 'left') return 'No shelf is left: every one is covered.'
  if (filter === 'lone') return 'No shelf waits for its second count.'
  if (filter === 'differing') return 'No two counts of a shelf differ.'
  if (filter === 'chosen') return 'No manager had to choose between two counts.'
  if (filter === 'once') return 'Every shelf for two people was counted by two.'
  if (filter === 'recounts') return 'Nothing is left to be counted again.'
  if (filter === 'unmet') return 'Every control total is met.'
  return `No shelf is ${SHELF_LOOKS[filter].word.toLowerCase()} now.`
}
