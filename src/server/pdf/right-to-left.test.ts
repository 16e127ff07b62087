import { expect, test } from 'vitest'
import { piecesAsSeen } from './right-to-left.ts'

test('text that runs to the right stays in one piece', () => {
  expect(piecesAsSeen('Tea, 20 bags (green)')).toEqual(['Tea, 20 bags (green)'])
})

test('words that run to the left are one word, which the font turns as a whole', () => {
  expect(piecesAsSeen('قهوة عربية')).toEqual(['قهوة\u00A0عربية'])
})

test('numbers between them keep their own way, on the side where they are read', () => {
  expect(piecesAsSeen('שחור 500 גרם')).toEqual(['גרם', ' ', '500', ' ', 'שחור'])
  // Which the font turns back.
  expect(piecesAsSeen('غ ٥٠٢')).toEqual(['٢٠٥', ' ', 'غ'])
})

test('brackets open where reading comes to them', () => {
  expect(piecesAsSeen('שחור (500)')).toEqual(['(', '500', ') ', 'שחור'])
})

test('a name that begins with other letters keeps its order', () => {
  expect(piecesAsSeen('Tea שחור 20')).toEqual(['Tea', ' ', 'שחור', ' ', '20'])
})

test('what is too long for a line is not turned: its lines would be turned as well', () => {
  const long = 'שחור '.repeat(12).trim()
  expect(piecesAsSeen(long)).toEqual([long])
})
