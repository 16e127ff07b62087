import { expect, test } from 'vitest'
import { describeConfidence, describeLine } from './words.ts'

test.each([
  [0.99, 0.95, 'Very likely a counting mistake', '95%', 3],
  [0.99, 0.7, 'Likely a counting mistake', '70%', 2],
  [0.97, 0.3, 'The pattern is clear, its cause is open', '97%', 2],
  [0.6, 0.4, 'Perhaps a counting mistake', '40%', 1],
  [0.5, 0.1, 'A pattern, perhaps by chance', '50%', 1],
])('%d with %d of a mistake: %s', (confidence, mistake, words, percent, level) => {
  expect(describeConfidence({ confidence, mistake })).toEqual({ words, percent, level })
})

test('nothing is said to be certain', () => {
  expect(describeConfidence({ confidence: 1, mistake: 1 }).percent).toBe('99%')
  expect(describeConfidence({ confidence: 0, mistake: 0 }).percent).toBe('1%')
})

test('a line says what was expected, what was counted, and how they differ', () => {
  expect(describeLine({ expected: 12, counted: 122, variance: 110 })).toBe(
    '12 expected, 122 counted, +110',
  )
  expect(describeLine({ expected: 0, counted: 2, variance: 2 })).toBe('0 expected, 2 counted, +2')
  expect(describeLine({ expected: 12, counted: null, variance: -12 })).toBe('12 expected')
})

test('without a baseline nothing is expected, which is not 0', () => {
  expect(describeLine({ expected: null, counted: 122, variance: null })).toBe(
    '122 counted, no baseline',
  )
  expect(describeLine({ expected: null, counted: null, variance: null })).toBe('no baseline')
})
