import { expect, test } from 'vitest'
import { piecesAsSeen } from './right-to-left.ts'

/** From left to right; non-breaking spaces are shown as spaces. */
function seen(text: string): readonly string[] {
  return piecesAsSeen(text).map((piece) => piece.text.replaceAll('\u00A0', ' '))
}

test('text that runs to the right stays in one piece', () => {
  expect(seen('Tea, 20 bags (green)')).toEqual(['Tea, 20 bags (green)'])
})

test('words that run to the left are one word, which the font turns as a whole', () => {
  expect(piecesAsSeen('قهوة عربية')).toEqual([{ text: 'قهوة\u00A0عربية', isTurned: true }])
})

test('numbers between them keep their own way, on the side where they are read', () => {
  expect(seen('שחור 500 גרם')).toEqual([' גרם', '500', 'שחור '])
  // The font reverses it back.
  expect(seen('غ ٥٠٢')).toEqual(['٢٠٥', 'غ '])
})

test('of two numbers in a right-to-left text the first is the right one', () => {
  expect(seen('חלב 3 1 ליטר')).toEqual([' ליטר', '1', ' ', '3', 'חלב '])
  expect(seen('בקבוק 6x1.5')).toEqual(['6x1.5', 'בקבוק '])
})

test('what belongs to a number stays on its side of it', () => {
  expect(seen('שוקולד 70%')).toEqual(['70%', 'שוקולד '])
  expect(seen('חלב 1.5-2 ₪3')).toEqual(['₪3', ' ', '1.5-2', 'חלב '])
  // In Arabic the percent sign is read after the number, to its left.
  expect(seen('حليب 70%')).toEqual(['%', '70', 'حليب '])
})

test('signs inside of a word are turned with it', () => {
  expect(piecesAsSeen('500 מ"ל').map(({ text }) => text)).toEqual(['\u00A0מ"ל', '500'])
  expect(seen('מדף א-3')).toEqual(['3', 'מדף א-'])
})

test('brackets open where reading comes to them', () => {
  // Reversed by the font, they enclose the number as intended.
  expect(seen('שחור (500)')).toEqual(['(', '500', 'שחור )'])
})

test('in a name that begins with other letters only its own part is turned', () => {
  expect(seen('Tea שחור 20')).toEqual(['Tea ', '20', 'שחור '])
  expect(seen('SKU-8 · משקאות 2, new')).toEqual(['SKU-8 · ', '2', 'משקאות ', ', new'])
})

test('two brackets that belong together run the same way', () => {
  expect(seen('Tea (שחור) קפה 2')).toEqual(['Tea (', 'שחור', ') ', '2', 'קפה '])
  // Mirrored for the font, which reverses them: `(green)` is in the middle.
  expect(seen('שחור (green) 5')).toEqual(['5', '( ', 'green', 'שחור )'])
  expect(seen('Tea שחור (קפה) 2')).toEqual(['Tea ', '2', 'שחור )קפה( '])
})

test('brackets that belong to none run as what they stand between', () => {
  expect(seen('Tea שחור) קפה')).toEqual(['Tea ', 'שחור( קפה'])
  expect(seen('Tea () שחור')).toEqual(['Tea () ', 'שחור'])
})

test('what is too long for a line is turned line by line', () => {
  const words = Array.from({ length: 12 }, (_, n) => `שחור${n}`)
  const lines = seen(words.join(' ')).join('').split('\n')
  expect(lines.map((line) => line.match(/\d+/g))).toEqual([
    ['7', '6', '5', '4', '3', '2', '1', '0'],
    ['11', '10', '9', '8'],
  ])
})

test('a word without an end is broken all the same, and nothing is lost', () => {
  const long = `Tea ${'ש'.repeat(100)}`
  const said = seen(long)
  expect(said.filter((text) => text === '\n')).toHaveLength(3)
  expect(said.join('').match(/ש/g)).toHaveLength(100)
})
