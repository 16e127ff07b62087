import { expect, test } from 'vitest'
import type { Finding, FindingLine } from './finding.ts'
import {
  causesByLine,
  linesOf,
  orderByWorth,
  suggestedAction,
  suggestedReason,
} from './line-causes.ts'

const line = (itemId: string, shelfId = 'S-1'): FindingLine => ({
  storeId: 'mill',
  itemId,
  shelfId,
  expected: 10,
  counted: 4,
  proposed: 10,
})

const base = {
  storeId: 'mill',
  evidence: { eventIds: [], figures: {} },
  confidence: 0.9,
  mistake: 0.8,
  value: 12,
}

const swap = (key: string, short: string, over: string): Finding => ({
  ...base,
  key,
  kind: 'sibling',
  lines: [line(short), line(over)],
  quantity: 6,
  shortItemId: short,
  overItemId: over,
})

const slip = (key: string, itemId: string): Finding => ({
  ...base,
  key,
  kind: 'keying',
  lines: [line(itemId)],
  entered: 25,
  meant: 52,
  slip: 'transposed',
})

const ranked = (...itemIds: readonly string[]) =>
  itemIds.map((itemId) => ({ storeId: 'mill', itemId }))

test('a line has one cause, the surest', () => {
  const causes = causesByLine([slip('first', 'navy'), swap('second', 'navy', 'sage')])
  expect([...causes].map(([key, { key: cause }]) => [key, cause])).toEqual([['mill/navy', 'first']])
})

test('half of a swap is no cause: what joins lines joins all of them', () => {
  const causes = causesByLine([swap('one', 'navy', 'sage'), swap('two', 'sage', 'rust')])
  expect(causes.get('mill/sage')?.key).toBe('one')
  expect(causes.has('mill/rust')).toBe(false)
})

test('what is said of a person is no cause of a line', () => {
  const finding: Finding = {
    ...base,
    key: 'p',
    kind: 'recounts_differ',
    lines: [line('navy')],
    userId: 'sam',
    recounted: 9,
    differing: 5,
    othersRecounted: 40,
    othersDiffering: 2,
  }
  expect(causesByLine([finding]).size).toBe(0)
})

test('an item on two shelves is one line', () => {
  expect(linesOf({ lines: [line('navy', 'S-1'), line('navy', 'S-2')] })).toEqual(ranked('navy'))
})

test('lines that one cause joins follow each other, the others as they are ranked', () => {
  const order = orderByWorth(ranked('rice', 'navy', 'oil', 'sage', 'navy'), [
    swap('one', 'navy', 'sage'),
  ])
  expect(order).toEqual(ranked('rice', 'navy', 'sage', 'oil'))
})

test('what a joined line is worth nobody ranked comes along all the same', () => {
  expect(orderByWorth(ranked('navy'), [swap('one', 'navy', 'sage')])).toEqual(
    ranked('navy', 'sage'),
  )
})

test('two variants that offset are accepted as a swap, a likely mistake is counted again', () => {
  expect(suggestedAction(swap('one', 'navy', 'sage'))).toEqual({
    kind: 'decide',
    decision: 'accept',
    reasonCode: 'wrong_variant',
  })
  expect(suggestedAction(slip('one', 'navy'))).toEqual({ kind: 'recount' })
})

test('a cause names the reason that its decision most likely has, and a surprise none', () => {
  const swapped = swap('one', 'navy', 'sage')
  expect(suggestedReason(swapped, 'accept')).toBe('wrong_variant')
  expect(suggestedReason(swapped, 'reject')).toBe('wrong_variant')
  // A probable typing mistake is no reason to accept the count.
  expect(suggestedReason(slip('one', 'navy'), 'reject')).toBe('miscount')
  expect(suggestedReason(slip('one', 'navy'), 'accept')).toBeNull()
  expect(suggestedReason({ kind: 'case_pack' }, 'reject')).toBe('pack_size')
  expect(suggestedReason({ kind: 'misplaced' }, 'accept')).toBe('misplaced')
  expect(suggestedReason({ kind: 'misplaced' }, 'recount')).toBeNull()
})

test('what a cause suggests to do has the reason that it suggests', () => {
  for (const kind of ['sibling', 'moved', 'misplaced'] as const) {
    const action = suggestedAction({ kind })
    const reasonCode = suggestedReason({ kind }, 'accept')
    expect(action).toEqual({ kind: 'decide', decision: 'accept', reasonCode })
  }
})
