// What the label printer draws, the decoder reads: the same bars, at the resolution of a printer.

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCode } from '#domain/codes/read-code.ts'
import { symbolOf } from '#domain/labels/label-symbol.ts'
import { drawSymbol } from '#server/labels/label-document.ts'
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

describe('printed labels', () => {
  beforeAll(prepareDecoder)

  it.each(CODES)('%s reads as what was printed', async (code) => {
    expect(await readBack(await printed(code))).toEqual([readCode(code).key])
  })

  it.each([10, 33, 80])('also when the label is held at %s degrees', async (angle) => {
    expect(await readBack(rotated(await printed('4006381333931'), angle))).toEqual([
      readCode('4006381333931').key,
    ])
  })
})

async function printed(code: string) {
  const bars = await sharp(Buffer.from(drawSymbol(symbolOf(code))), { density: 300 })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: 'white' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
  return pictureOf(bars)
}

async function readBack(picture: Awaited<ReturnType<typeof printed>>): Promise<readonly string[]> {
  const { readings } = await decodeStill(lookInNode, picture)
  return readings.map(({ text }) => readCode(text).key)
}
