import { expect, test } from 'vitest'
import { sayShare } from './share-words.ts'

test('a share has as many decimals as its value needs', () => {
  expect(sayShare(44 / 60, 1)).toBe('73.3%')
  expect(sayShare(0.01804, 2)).toBe('1.80%')
  expect(sayShare(-0.05, 2)).toBe('−5.00%')
  expect(sayShare(1.25, 1)).toBe('125.0%')
})

test('5 differing lines of 20,000 are not "100%", and 1 of 20,000 is not "0%"', () => {
  expect(sayShare(19_995 / 20_000, 1)).toBe('99.9%')
  expect(sayShare(1, 1)).toBe('100.0%')
  expect(sayShare(1 / 20_000, 1)).toBe('under 0.1%')
  expect(sayShare(1 / 20_000, 2)).toBe('0.01%')
  expect(sayShare(0, 1)).toBe('0.0%')
})
