import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { lineLabels } from './line-labels.ts'

const words = (facts: Partial<Parameters<typeof lineLabels>[0]>) =>
  lineLabels(
    { serials: [], lots: [], expiryDates: [], expired: [], ...facts },
    messagesIn('en', 'sheets'),
    formatsOf('en'),
  ).map((label) => label.words)

test('what is over is said first, and what is no date as it is printed', () => {
  const dates = { expiryDates: ['2026-03-01', '2026-12-31', '261399'], expired: ['2026-03-01'] }
  expect(words({ ...dates, lots: ['L7'] })).toEqual([
    'Expired March 1, 2026',
    'Good until December 31, 2026, 261399',
    'Lot L7',
  ])
})

test('of many lots and serial numbers the first are named', () => {
  expect(words({ lots: ['A', 'B'], serials: ['1', '2', '3', '4'] })).toEqual([
    'Lots A, B',
    'No. 1, 2, 3 and 1 more',
  ])
})
