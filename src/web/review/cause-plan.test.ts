import { expect, test } from 'vitest'
import type { VarianceLine } from '#contract/audit-variances.ts'
import type { ShownFinding } from '#contract/insights.ts'
import { planFor } from './cause-plan.ts'
import { RICE_LINE } from './testing/rice-line.ts'

const line = (itemId: string, review: VarianceLine['review'] = 'open'): VarianceLine => ({
  ...RICE_LINE,
  id: `store/${itemId}`,
  itemId,
  review,
})

const causeOf = (kind: 'sibling' | 'shelf_twice' | 'unknown_code') => ({
  shown: { finding: { kind } } as ShownFinding,
  lines: ['navy', 'sage'].map((itemId) => ({ storeId: 'store', itemId })),
})

test('both variants are accepted as a swap, for one reason', () => {
  expect(planFor(causeOf('sibling'), [line('navy'), line('sage')])).toMatchObject({
    lines: [{ itemId: 'navy' }, { itemId: 'sage' }],
    decision: 'accept',
    reasonCode: 'wrong_variant',
    words: 'swap',
  })
})

test('when one of the two is decided there is no swap any more', () => {
  const swap = causeOf('sibling')
  expect(planFor(swap, [line('navy'), line('sage', 'accepted')])).toBeUndefined()
  expect(planFor(swap, [line('navy')])).toBeUndefined()
})

test('a shelf that was counted twice is counted again, as far as nobody has asked for it', () => {
  const twice = causeOf('shelf_twice')
  expect(planFor(twice, [line('navy'), line('sage')])).toMatchObject({
    decision: 'recount',
    words: 'recount',
  })
  expect(planFor(twice, [line('navy', 'recount'), line('sage')])).toMatchObject({
    lines: [{ itemId: 'sage' }],
    words: 'recount',
  })
  expect(planFor(twice, [line('navy', 'recount'), line('sage', 'accepted')])).toBeUndefined()
})

test('an unknown code is resolved elsewhere', () => {
  expect(planFor(causeOf('unknown_code'), [line('navy'), line('sage')])).toBeUndefined()
})
