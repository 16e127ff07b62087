import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { describeProgress } from './describe-progress.ts'

const t = messagesIn('en', 'imports')
const { duration } = formatsOf('en')

const progress = { startedAt: 0, rowsDone: 40_000, rowsTotal: null, share: 0.5 }

test('pace and rest follow from what is done', () => {
  expect(describeProgress(progress, 4_000, t, duration)).toBe(
    '40,000 rows · 10,000 rows/s · about 4 s left',
  )
})

test('in the first moments nothing is claimed', () => {
  expect(describeProgress(progress, 500, t, duration)).toBe('40,000 rows')
  expect(describeProgress(progress, undefined, t, duration)).toBe('40,000 rows')
})

test('where the end is known it is said', () => {
  const whole = { ...progress, rowsTotal: 40_000, share: 1 }
  expect(describeProgress(whole, 9_000, t, duration)).toBe('40,000 of 40,000')
})
