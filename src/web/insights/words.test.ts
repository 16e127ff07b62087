import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { confidenceOf, sayLine } from './words.ts'

const lineWords = (line: Parameters<typeof sayLine>[0]) =>
  sayLine(line, messagesIn('en', 'insights'), formatsOf('en'))

test.each([
  [0.99, 0.95, 'very', 0.95, 3],
  [0.99, 0.7, 'likely', 0.7, 2],
  [0.97, 0.3, 'clear', 0.97, 2],
  [0.6, 0.4, 'perhaps', 0.4, 1],
  [0.5, 0.1, 'chance', 0.5, 1],
])('%d with %d of a mistake: %s', (confidence, mistake, words, part, level) => {
  expect(confidenceOf({ confidence, mistake })).toEqual({ words, part, level })
})

test('nothing is said to be certain', () => {
  expect(confidenceOf({ confidence: 1, mistake: 1 }).part).toBe(0.99)
  expect(confidenceOf({ confidence: 0, mistake: 0 }).part).toBe(0.01)
})

test('a line says what was expected, what was counted, and how they differ', () => {
  expect(lineWords({ expected: 12, counted: 122, variance: 110 })).toBe(
    '12 expected, 122 counted, +110',
  )
  expect(lineWords({ expected: 0, counted: 2, variance: 2 })).toBe('0 expected, 2 counted, +2')
  expect(lineWords({ expected: 12, counted: null, variance: -12 })).toBe('12 expected')
})

test('without expected stock nothing is expected, which is not 0', () => {
  expect(lineWords({ expected: null, counted: 122, variance: null })).toBe(
    '122 counted, no expected stock',
  )
  expect(lineWords({ expected: null, counted: null, variance: null })).toBe('no expected stock')
})
