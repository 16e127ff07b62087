import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Content } from 'pdfmake/interfaces.js'
import { describe, expect, test } from 'vitest'
import { lettersOf } from './font-letters.ts'
import { fontRuns, printable } from './printable.ts'

const NOTE = '\uFFFD cannot be printed'

const require = createRequire(import.meta.url)
const folder = path.dirname(require.resolve('pdfmake/package.json'))
const font = (name: string) => readFileSync(path.join(folder, 'fonts', 'Roboto', name))
const hasLetter = lettersOf(font('Roboto-Regular.ttf'))
const print = (text: string) =>
  fontRuns(text, hasLetter, () => undefined)
    .map((run) => run.text)
    .join('')

describe('the font of documents', () => {
  test.each([
    ['Greek', 'Φέτα ΠΟΠ, ελιές'],
    ['Russian', 'Чай чёрный, крупнолистовой'],
    ['Ukrainian', 'Ґречка їстівна'],
    ['Turkish', 'Işıklı çay, ağız şekeri, İncir'],
    ['Polish', 'Żółty ser, gęś, źródło'],
    ['Czech', 'Příliš žluťoučký kůň'],
    ['Hungarian', 'Őszi gyümölcs, sűrű'],
    ['Romanian', 'Brânză țărănească'],
    ['Vietnamese', 'Cà phê sữa đặc biệt'],
    ['Icelandic', 'Þorskur, æði'],
    ['signs', '€ £ ¥ ₹ ₺ ₽ ₩ ₫ ₪ − – · “x” ½'],
  ])('prints %s as it is', (_language, text) => {
    expect(print(text)).toBe(text)
  })

  test('has the same letters in bold', () => {
    const bold = lettersOf(font('Roboto-Medium.ttf'))
    for (const letter of 'ΩЖłğ\uFFFD') expect(bold(letter.codePointAt(0) ?? 0)).toBe(true)
  })
})

describe('letters that it does not have', () => {
  test('are marked, a long run of them in short', () => {
    expect(print('Tea 日本茶セット 20')).toBe('Tea \uFFFD\uFFFD\uFFFD 20')
    expect(print('شاي')).toBe('\uFFFD\uFFFD\uFFFD')
    expect(print('Gift 🎁')).toBe('Gift \uFFFD')
  })

  test('are a wider space instead of the narrow one between digits', () => {
    expect(print('12\u202f000')).toBe('12\u00a0000')
  })

  test('that nobody sees leave no mark, and letters in two pieces are put together', () => {
    expect(print('Te\u200Da\u0007')).toBe('Tea')
    expect(print('Cafe\u0301')).toBe('Caf\u00e9')
    expect(print('one\ntwo')).toBe('one\ntwo')
  })

  test('are said to be left out, in a note on the document that has them', () => {
    const paper = (name: string) => ({
      footer: () => ({ columns: [{ text: name }] }),
      content: [{ table: { widths: ['*'], body: [[{ text: [name, { text: '\nA1' }] }]] } }],
    })
    const plain = printable(paper('Чай'), NOTE, hasLetter)
    expect(plain.content).toEqual(paper('Чай').content)
    const marked = printable(paper('お茶'), NOTE, hasLetter)
    expect(JSON.stringify(marked.content)).toContain(NOTE)
    expect(JSON.stringify(marked.content)).not.toContain('お')
    expect(marked.content).toMatchObject([{}, [{ table: { widths: ['*'] } }]])
    const { footer } = marked
    const size = { width: 1, height: 1, orientation: 'portrait' } as const
    const foot = typeof footer === 'function' ? footer(1, 1, size) : undefined
    expect(foot).toEqual({ columns: [{ text: '\uFFFD\uFFFD' }] })
  })
})

describe('letters that a font of the machine has', () => {
  const has = (letters: string) => (code: number) => letters.includes(String.fromCodePoint(code))
  const cjk = { file: 'cjk.ttf', family: 'cjk', has: has('日本茶 ') }
  const arabic = { file: 'arabic.ttf', family: 'arabic', has: has('شاي\u00A0') }
  const fontFor = (code: number) => [cjk, arabic].find((font) => font.has(code))
  const inTable = (text: Content) => {
    const { content } = printable(
      { content: [{ table: { body: [[{ text }]] } }] },
      NOTE,
      hasLetter,
      fontFor,
    )
    return content
  }

  test('are set in it, and nothing is marked', () => {
    expect(inTable('日本 茶 20 g')).toEqual([
      { table: { body: [[{ text: [{ text: '日本 茶 ', font: 'cjk' }, { text: '20 g' }] }]] } },
    ])
  })

  test('keep the looks of the text they stand in', () => {
    expect(inTable(['Tea ', { text: '\n茶', color: 'grey' }])).toEqual([
      {
        table: {
          body: [
            [
              {
                text: [
                  'Tea ',
                  { text: '\n', color: 'grey' },
                  { text: '茶', font: 'cjk', color: 'grey' },
                ],
              },
            ],
          ],
        },
      },
    ])
  })

  test('are handed over in the order in which they are seen', () => {
    expect(inTable('شاي شاي 20')).toEqual([
      {
        table: {
          body: [[{ text: [{ text: '20' }, { text: 'شاي\u00A0شاي\u00A0', font: 'arabic' }] }]],
        },
      },
    ])
  })

  test('leave the marks to those that no font has', () => {
    const marked = JSON.stringify(inTable('茶 🎁'))
    expect(marked).toContain(NOTE)
    expect(marked).toContain('茶 ')
  })
})
