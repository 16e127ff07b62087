import { expect, test } from 'vitest'
import { LABEL_SHEETS } from '#domain/labels/label-sheet.ts'
import { printableLabels } from './printable-labels.ts'

test('letters that the font does not have are marked in the words of a label, never in its code', () => {
  const isLatin = (codePoint: number) => codePoint < 0x250 || codePoint === 0xfffd
  const label = { title: 'Tea 日本茶セット', subtitle: 'شاي · Drinks', code: '茶-1' }
  const use = { skip: 0, offsetX: 0, offsetY: 0 }
  const [sheet] = LABEL_SHEETS
  if (!sheet) throw new Error('There are no sheets')
  const job = { labels: [label], sheet, use }
  expect(printableLabels(job, isLatin)).toEqual({
    ...job,
    labels: [
      { title: 'Tea \uFFFD\uFFFD\uFFFD', subtitle: '\uFFFD\uFFFD\uFFFD · Drinks', code: '茶-1' },
    ],
  })
})
