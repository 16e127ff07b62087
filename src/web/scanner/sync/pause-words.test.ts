import { expect, test } from 'vitest'
import { pauseWords } from './pause-words.ts'

test('a scanner says why nobody counts, and says nothing while they do', () => {
  const statuses = ['draft', 'active', 'stopped', 'submitted', 'completed', 'cancelled'] as const
  expect(statuses.map((status) => [status, pauseWords(status)])).toEqual([
    ['draft', 'Counting has not started'],
    ['active', undefined],
    ['stopped', 'Counting is stopped'],
    ['submitted', 'Counting is closed'],
    ['completed', 'Counting is closed'],
    ['cancelled', 'This count is cancelled'],
  ])
})
