import { expect, test } from 'vitest'
import { describeNet, formatShrinkage, missingAndExtra } from './headline-words.ts'

test('missing and extra follow from net and gross', () => {
  const both = missingAndExtra({ netValue: -1_284.6, grossValue: 2_173.1 })
  expect(both?.missing).toBeCloseTo(1_728.85)
  expect(both?.extra).toBeCloseTo(444.25)
  expect(missingAndExtra({ netValue: null, grossValue: null })).toBeNull()
})

test('the store is short, over or even', () => {
  expect(describeNet(-1_284.6, 'USD')).toBe('The store is $1,284.60 short net')
  expect(describeNet(3, 'JPY')).toBe('The store is ¥3 over net')
  expect(describeNet(0, 'USD')).toBe('The store is even net')
})

test('shrinkage has two decimals, and none is not zero', () => {
  expect(formatShrinkage(0.018)).toBe('1.80%')
  expect(formatShrinkage(null)).toBe('–')
})
