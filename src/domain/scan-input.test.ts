import { describe, expect, test } from 'vitest'
import { codeKeyOf, decideScan } from './scan-input.ts'

const nothing = { hasItem: false, barcode: undefined }
const tea = { hasItem: true, barcode: undefined }
const caseOfTea = { hasItem: false, barcode: { itemId: 'tea', quantity: 12_000 } }

function field(name: string) {
  return expect.objectContaining({ code: 'invalid_argument', details: { field: name } })
}

describe('the line of a count', () => {
  test('is the item that the code stands for, in packs', () => {
    const scan = decideScan({ id: 'e', kind: 'add', code: '4006381333931', entered: 2 }, caseOfTea)
    expect(scan).toMatchObject({ itemId: 'tea', effect: 24_000, packSize: 12_000 })
    expect(scan.event).toMatchObject({ line: 'tea', entered: 2_000, factor: 12_000 })
  })

  test('is the item that somebody picked, whatever the code says', () => {
    const scan = decideScan(
      { id: 'e', kind: 'add', code: '4006381333931', itemId: 'milk', entered: 2 },
      { ...caseOfTea, hasItem: true },
    )
    expect(scan).toMatchObject({ itemId: 'milk', effect: 2_000, rawCode: '4006381333931' })
  })

  test('is the key of an unknown code, with its raw text', () => {
    const scan = decideScan({ id: 'e', kind: 'add', code: ' 36000291452', entered: 1 }, nothing)
    expect(scan).toMatchObject({ itemId: null, rawCode: ' 36000291452', effect: 1_000 })
    expect(scan.event).toMatchObject({ line: '?00036000291452' })
  })

  test('a count without a code, or with an unknown item, is refused', () => {
    expect(() => decideScan({ id: 'e', kind: 'add', entered: 1 }, nothing)).toThrow(field('code'))
    expect(() => decideScan({ id: 'e', kind: 'add', code: ' ', entered: 1 }, nothing)).toThrow(
      field('code'),
    )
    const input = { id: 'e', kind: 'add', itemId: 'gone', entered: 1 } as const
    expect(() => decideScan(input, nothing)).toThrow('not in the catalogue')
  })
})

describe('the numbers of a count', () => {
  const add = { id: 'e', kind: 'add', itemId: 'tea' } as const
  const set = { id: 'e', kind: 'set', itemId: 'tea', entered: 7 } as const

  test('are exact and within reach', () => {
    expect(decideScan({ ...add, entered: 0.125, factor: 24 }, tea).effect).toBe(3_000)
    expect(decideScan({ ...add, entered: 0 }, tea).effect).toBe(0)
    expect(() => decideScan({ ...add, entered: -1 }, tea)).toThrow(field('entered'))
    expect(() => decideScan(add, tea)).toThrow(field('entered'))
    expect(() => decideScan({ ...add, entered: 4_006_381_333_931 }, tea)).toThrow('too large')
    expect(() => decideScan({ ...add, entered: 1e9, factor: 1e9 }, tea)).toThrow('too large')
  })

  test('of a correction are the new number; the number its author saw is stored for people to read', () => {
    expect(decideScan({ ...set, replaces: 5 }, tea)).toMatchObject({
      effect: 7_000,
      replaces: 5_000,
    })
    expect(decideScan({ ...set, replaces: null }, tea)).toMatchObject({
      effect: 7_000,
      replaces: null,
    })
    expect(decideScan(set, tea)).toMatchObject({ effect: 7_000, replaces: null })
    expect(() => decideScan({ ...set, entered: -7 }, tea)).toThrow(field('entered'))
    expect(() => decideScan({ ...set, factor: -1 }, tea)).toThrow(field('factor'))
    // The device counted 5 of a code it did not know; the server knows that it is a case of 12.
    const unknown = {
      id: 'e',
      kind: 'set',
      code: '4006381333931',
      entered: 7,
      replaces: 5,
    } as const
    expect(decideScan(unknown, caseOfTea)).toMatchObject({ effect: 84_000, replaces: 60_000 })
    expect(decideScan({ ...unknown, factor: 1 }, caseOfTea).effect).toBe(7_000)
  })
})

test('an undo names its event, an empty shelf names nothing', () => {
  expect(decideScan({ id: 'v', kind: 'void', voids: 'e' }, nothing).event).toMatchObject({
    target: 'e',
  })
  expect(() => decideScan({ id: 'v', kind: 'void' }, nothing)).toThrow(field('voids'))
  expect(decideScan({ id: 'n', kind: 'empty' }, nothing)).toMatchObject({ effect: 0, itemId: null })
})

test('a code is stored without characters that a database refuses', () => {
  expect(codeKeyOf({ code: 'A\0B' })).toBe('AB')
  expect(codeKeyOf({ code: 'A\ud800' })).toBe('A\ufffd')
  expect(codeKeyOf({ code: '\0' })).toBeUndefined()
})
