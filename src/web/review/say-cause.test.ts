import { expect, test } from 'vitest'
import type { Finding } from '#domain/insights/finding.ts'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sayCause, sayPlainCause } from './say-cause.ts'

const t = messagesIn('en', 'insights')
const formats = formatsOf('en')

const NAMES = {
  items: {
    navy: { name: 'Dish navy', sku: null },
    sage: { name: 'Dish sage', sku: null },
  },
  shelves: { 'S-4': 'S-4' },
}

const base = {
  key: 'k',
  storeId: 'mill',
  lines: [],
  evidence: { eventIds: [], figures: {} },
  confidence: 0.9,
  mistake: 0.8,
  value: 12,
}

/** The marks that isolate names in other scripts matter only on screens. */
const plain = ({ title, detail }: ReturnType<typeof sayCause>) =>
  [title, detail].map((text) => text.replaceAll(/[⁦-⁩]/g, ''))

const say = (finding: Finding, itemId = 'navy') =>
  plain(sayCause(finding, itemId, NAMES, t, formats))

test('a swap names the other one, from either side', () => {
  const swap: Finding = {
    ...base,
    kind: 'sibling',
    quantity: 6,
    shortItemId: 'navy',
    overItemId: 'sage',
  }
  expect(say(swap)).toEqual(['Swapped with “Dish sage”', '+6 there'])
  expect(say(swap, 'sage')).toEqual(['Swapped with “Dish navy”', '−6 there'])
})

test('a slip of the keys says what was typed and what was meant', () => {
  const slip: Finding = { ...base, kind: 'keying', entered: 25, meant: 52, slip: 'transposed' }
  expect(say(slip)).toEqual(['Digits swapped', '25 for 52'])
  expect(say({ ...slip, slip: 'barcode', meant: null })).toEqual([
    'Barcode as a quantity',
    '25 typed',
  ])
})

test('a shelf that nobody counted says so', () => {
  const missed: Finding = {
    ...base,
    kind: 'missed_run',
    shelfId: 'S-4',
    isWholeShelf: true,
    isPartly: false,
  }
  expect(say(missed)).toEqual(['S-4 not counted', 'the whole shelf'])
  expect(say({ ...missed, isWholeShelf: false })[0]).toBe('Part of S-4 not counted')
  expect(say({ ...missed, isPartly: true })[0]).toBe('Part of S-4 skipped')
})

test('without a pattern the numbers speak: full cases, or nothing found', () => {
  expect(sayPlainCause([{ kind: 'pack_multiple', pack: 12, packs: -9 }], t, formats)).toEqual({
    title: 'Case-pack multiple ×12',
    detail: '9 full cases',
  })
  expect(sayPlainCause([{ kind: 'unusual', oneIn: 1_234.4 }], t, formats)).toEqual({
    title: 'No pattern found',
    detail: '1 in 1,234 lines',
  })
  expect(sayPlainCause([], t, formats)).toEqual({ title: 'No pattern found', detail: '' })
})
