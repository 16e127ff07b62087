import { expect, test } from 'vitest'
import { LABEL_SHEETS } from '#domain/labels/label-sheet.ts'
import { printableWithoutNote } from '../pdf/printable.ts'
import { labelDocument, type PrintedLabel } from './label-document.ts'

const isLatin = (codePoint: number) => codePoint < 0x250 || [0xfffd, 0x2026].includes(codePoint)
const isKana = (codePoint: number) => codePoint >= 0x3040 && codePoint < 0x3100
const kana = { file: 'kana.ttf', family: 'kana', has: isKana }
const arabic = { file: 'arabic.ttf', family: 'arabic', has: (code: number) => code >> 8 === 6 }
const fontFor = (codePoint: number) => [kana, arabic].find((font) => font.has(codePoint))

function printed(label: PrintedLabel): string {
  const [sheet] = LABEL_SHEETS
  if (!sheet) throw new Error('There are no sheets')
  const use = { skip: 0, offsetX: 0, offsetY: 0 }
  const document = labelDocument({ labels: [label], sheet, use, title: 'Labels' })
  return JSON.stringify(printableWithoutNote(document, isLatin, fontFor).content)
}

test('letters that the font does not have are borrowed where the machine has them', () => {
  const content = printed({ title: 'Tea おちゃ', subtitle: 'شاي · Drinks', code: 'A-1' })
  expect(content).toContain('{"text":"おちゃ","font":"kana"}')
  expect(content).toContain('{"text":"شاي","font":"arabic"}')
  expect(content).not.toContain('\uFFFD')
})

test('a name that is read from the right keeps its numbers where they are read', () => {
  const title = 'حليب 500 طازج'
  const content = printed({ title, subtitle: 'Milk حليب 2', code: 'A-1' })
  const pieces = content.replaceAll('\u00A0', ' ')
  expect(pieces).toContain(
    '[{"text":"طازج","font":"arabic"},{"text":" 500 "},{"text":"حليب","font":"arabic"}]',
  )
  expect(pieces).toContain('{"text":"Milk 2 "},{"text":"حليب","font":"arabic"}')
})

test('where the font has no such letters they are marked, and the label has nothing else on it', () => {
  const label = { title: 'Tea 日本茶セット', subtitle: 'Drinks', code: 'A-1' }
  const content = printed({ ...label, title: 'Tea 日本茶' })
  expect(content).toContain('Tea \uFFFD\uFFFD\uFFFD')
  expect(JSON.parse(content)).toHaveLength(labelParts(label))
})

function labelParts(label: PrintedLabel): number {
  return JSON.parse(printed({ ...label, title: 'Tea' })).length
}

test('a name of square letters ends before the edge of the label, as a name of narrow ones does', () => {
  const lengthOf = (letter: string) => {
    const content = printed({ title: letter.repeat(200), subtitle: '', code: 'A-1' })
    return content.split(letter).length - 1
  }
  expect(lengthOf('お')).toBeGreaterThan(5)
  expect(lengthOf('お')).toBeLessThan(0.6 * lengthOf('a'))
})

test('the sign of a shelf is smaller before it is cut', () => {
  const sign = (title: string) => printed({ title, subtitle: 'Hall', code: 'A-1', square: true })
  expect(sign('A-1')).toContain('"text":"A-1","fontSize":22')
  expect(sign('COLD-12-A')).toMatch(/"text":"COLD-12-A","fontSize":1\d,/)
  expect(sign('COLD-STORE-12'.repeat(4))).toContain('…')
})
