// What the label printer draws, the decoder reads: the same bars, as large as on the label, at the
// resolution of a coarse printer.

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCode } from '#domain/codes/read-code.ts'
import { symbolBox } from '#domain/labels/label-layout.ts'
import { LABEL_SHEETS } from '#domain/labels/label-sheet.ts'
import { printedSymbol } from '#server/labels/label-document.ts'
import { decodeStill } from '#web/scanner/decoder/decode-still.ts'
import { rotated } from '#web/scanner/decoder/rows-along.ts'
import { lookInNode, pictureOf, prepareDecoder } from '../support/camera/node-look.ts'

const CODES = [
  '4006381333931',
  '036000291452',
  '96385074',
  '10614141000415',
  'HOUSE-42',
  'Regal Ä 7',
  'A-03',
]

/** Printers of single labels have eight dots in a millimetre, all others more. */
const DOTS_PER_MM = 8
/** A camera sees the label in more points than that, a little blurred. */
const POINTS_PER_DOT = 2

describe.each(LABEL_SHEETS)('labels on $id', ({ label }) => {
  beforeAll(prepareDecoder)

  it.each(CODES)('%s reads as what was printed', async (code) => {
    expect(await readBack(await printed(code, label))).toEqual([readCode(code).key])
  })

  it.each([10, 33, 80])('also when the label is held at %s degrees', async (angle) => {
    const picture = await printed('4006381333931', label)
    expect(await readBack(rotated(picture, angle))).toEqual([readCode('4006381333931').key])
  })

  it('have bars that handhelds read too, unless they would be too narrow', () => {
    expect(printedSymbol({ code: 'HOUSE-42' }, label).isSquare).toBe(false)
    expect(printedSymbol({ code: '036000291452' }, label).isSquare).toBe(false)
    expect(printedSymbol({ code: 'AISLE/0012/LEVEL/07/Q' }, label).isSquare).toBe(label.width < 60)
  })
})

/** The symbol as large as it is on the label, in dots of the printer, on white paper. */
async function printed(code: string, label: (typeof LABEL_SHEETS)[0]['label']) {
  const { svg, isSquare } = printedSymbol({ code }, label)
  const box = symbolBox(label, !isSquare)
  const dots = (millimetres: number) => Math.round(millimetres * DOTS_PER_MM)
  const paper = { background: 'white' }
  const ink = await sharp(Buffer.from(svg), { density: 600 })
    .flatten(paper)
    .resize({ width: dots(box.width), height: dots(box.height), fit: 'contain', ...paper })
    .threshold(128)
    .toBuffer()
  const seen = await sharp(ink)
    .resize({ width: POINTS_PER_DOT * dots(box.width) })
    .blur(1)
    .extend({ top: 40, bottom: 40, left: 40, right: 40, ...paper })
    .png()
    .toBuffer()
  return pictureOf(seen)
}

async function readBack(picture: Awaited<ReturnType<typeof printed>>): Promise<readonly string[]> {
  const { readings } = await decodeStill(lookInNode, picture)
  return readings.map(({ text }) => readCode(text).key)
}
