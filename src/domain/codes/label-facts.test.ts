import { expect, test } from 'vitest'
import { inOneCell, inShortCell, labelFactsOf } from './label-facts.ts'

const AT = Date.UTC(2026, 10, 18)

test('each fact on the labels is listed once, in order, and expired dates are named', () => {
  const facts = labelFactsOf(
    [
      { kind: 'serial', value: 'S-2' },
      { kind: 'serial', value: 'S-1' },
      { kind: 'serial', value: 'S-2' },
      { kind: 'lot', value: 'L9' },
      { kind: 'expiry', value: '261117' },
      { kind: 'expiry', value: '261118' },
      { kind: 'expiry', value: 'soon' },
    ],
    AT,
  )
  expect(facts).toEqual({
    serials: ['S-1', 'S-2'],
    lots: ['L9'],
    expiryDates: ['2026-11-17', '2026-11-18', 'soon'],
    expired: ['2026-11-17'],
  })
})

test('labels without facts give an empty list', () => {
  expect(labelFactsOf([], AT)).toBeUndefined()
  expect(inOneCell([])).toBeNull()
  expect(inOneCell(undefined)).toBeNull()
})

test('many are named in part, and a cell of a workbook never grows beyond its limit', () => {
  const serials = Array.from({ length: 5_000 }, (_, index) => `SERIAL-${10_000 + index}`)
  expect(inOneCell(serials)?.split('; ')).toEqual(serials)
  const cell = inShortCell(serials, 1_000) ?? ''
  expect(cell.length).toBeLessThanOrEqual(1_000)
  const [shown = '', more] = cell.split(' and ')
  expect(shown.split('; ').length + Number(more?.split(' ')[0])).toBe(5_000)
  expect(inShortCell(['S-1'], 1_000)).toBe('S-1')
})
