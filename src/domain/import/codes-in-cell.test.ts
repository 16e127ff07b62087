import { expect, test } from 'vitest'
import { codesInCell } from './codes-in-cell.ts'

const [PEN, INK] = ['5012345678900', '4006381333931']
const textsIn = (cell: string) => codesInCell(cell).map(({ text }) => text)

test.each([`${PEN}|${INK}`, `${PEN};${INK}`, `${PEN}, ${INK}`, `${PEN}/${INK}`, `${PEN} / ${INK}`])(
  '%s is two codes',
  (cell) => expect(textsIn(cell)).toEqual([PEN, INK]),
)

test('codes are also separated by line breaks and spaces, and words for "none" are no code', () => {
  expect(textsIn(`${PEN}\n${INK}`)).toEqual([PEN, INK])
  expect(textsIn(`${PEN}   ${INK}`)).toEqual([PEN, INK])
  expect(textsIn(`'${PEN}; '${INK};`)).toEqual([PEN, INK])
  expect(textsIn(`${PEN}; n/a`)).toEqual([PEN])
})

test('a code with a gap, a mark or a comma in it stays one', () => {
  const whole = [
    '5 012345 678900',
    '501234 5678900',
    'AB/12-3',
    'AB 12',
    '4,00638E+12',
    'Tea, green',
  ]
  for (const cell of whole) expect(textsIn(cell), cell).toEqual([cell])
})

test('codes of letters are parted where no label could have the mark', () => {
  expect(textsIn('ABC-123;DEF-456')).toEqual(['ABC-123', 'DEF-456'])
  expect(textsIn('A;B')).toEqual(['A;B'])
})

test('a cell may say how many one code stands for', () => {
  const six = { text: PEN, pack: 6 }
  for (const cell of [`${PEN} x6`, `${PEN}x6`, `${PEN} × 6`, `${PEN} (x 6)`, `${PEN}*6`]) {
    expect(codesInCell(cell), cell).toEqual([six])
  }
  expect(codesInCell(`${INK}, ${PEN} x6`)).toEqual([{ text: INK, pack: null }, six])
})

test('without a gap and a check digit it is a code of its own', () => {
  expect(codesInCell('100200x3')).toEqual([{ text: '100200x3', pack: null }])
  expect(codesInCell(`${PEN} x0`)).toEqual([{ text: `${PEN} x0`, pack: null }])
})
