import { describe, expect, test } from 'vitest'
import { isMarkUnclear, readMarks } from './decimal-marks.ts'

function marks(columns: readonly (readonly string[])[], delimiter: string | null = null) {
  return readMarks(columns, delimiter)
}

const quantities = (columns: readonly (readonly string[])[], delimiter: string | null = null) => {
  const mark = marks(columns, delimiter).columns[0]
  return mark && { decimal: mark.decimal, isAsked: isMarkUnclear(mark, 'quantity') }
}

describe('a column says its mark itself', () => {
  test('where a number has one reading, whatever other columns have', () => {
    const prices = ['3,50', '12,80', '1.234,50']
    const weights = ['1.234', '0.500', '12.5']
    const { columns, decimal } = marks([prices, weights, ['Ruler', 'Ink 2.5', 'Pen']])
    expect(columns.map((one) => one.decimal)).toEqual([',', '.', decimal])
  })

  test('where numbers beyond a thousand stand without marks: then marks are those of decimals', () => {
    expect(quantities([['1.234', '1500', '12']])).toEqual({ decimal: '.', isAsked: false })
    expect(quantities([['1,234', '1500', '12']])).toEqual({ decimal: ',', isAsked: false })
  })

  test('but not against its neighbors: that is asked', () => {
    const prices = ['3,50', '12,80', '4,20']
    expect(quantities([['1.234', '1500', '12'], prices])).toMatchObject({ isAsked: true })
  })
})

describe('numbers of two readings', () => {
  const stock = ['1.234', '12', '5', '340']

  test('are read as the neighbors are', () => {
    expect(quantities([stock, ['3,50', '4,20']])).toEqual({ decimal: ',', isAsked: false })
    expect(quantities([stock, ['3.50', '4.20']])).toEqual({ decimal: '.', isAsked: false })
  })

  test('are asked about without neighbors, and where these disagree', () => {
    expect(quantities([stock])).toMatchObject({ isAsked: true })
    expect(quantities([stock, ['3,50'], ['4.20']])).toMatchObject({ isAsked: true })
  })

  test('are asked about where every item would be there in thousands', () => {
    const fixed = ['12.000', '5.000', '1.500', '3.250']
    expect(quantities([fixed, ['3,50', '4,20']])).toMatchObject({ isAsked: true })
    expect(quantities([fixed, ['3.50', '4.20']])).toEqual({ decimal: '.', isAsked: false })
  })

  test('between commas or semicolons, a comma says itself what it is', () => {
    const grouped = ['1,234', '12', '5']
    expect(quantities([grouped], ',')).toEqual({ decimal: '.', isAsked: false })
    expect(quantities([grouped], ';')).toEqual({ decimal: ',', isAsked: false })
    expect(quantities([grouped], '\t')).toMatchObject({ isAsked: true })
  })

  test('of money are thousands beside whole amounts, and asked about where all are written so', () => {
    const price = (values: readonly string[]) => {
      const mark = marks([values]).columns[0]
      return mark && { decimal: mark.decimal, isAsked: isMarkUnclear(mark, 'unit_price') }
    }
    expect(price(['1.250', '950', '80'])).toEqual({ decimal: ',', isAsked: false })
    expect(price(['1.250', '12.000', '4.350'])).toMatchObject({ isAsked: true })
  })

  test('in an unused column raise no question', () => {
    const mark = marks([stock]).columns[0]
    expect(mark && isMarkUnclear(mark, null)).toBe(false)
  })
})

test('of many values all are asked where some do not say it', () => {
  const values = [...Array.from({ length: 20 }, () => '1.234'), '0.5']
  const thinned = (all: readonly string[]) => all.slice(0, 5)
  expect(readMarks([values], null, thinned).columns[0]).toMatchObject({
    decimal: '.',
    isTold: true,
  })
})
