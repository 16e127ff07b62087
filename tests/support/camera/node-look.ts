// The decoder of the scanner page, outside a browser.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { greymapOf } from '#web/scanner/decoder/greymap.ts'
import { greyOf, type Picture } from '#web/scanner/decoder/picture.ts'
import { type Look, readerOptions } from '#web/scanner/decoder/reading.ts'
import { readingOf } from '#web/scanner/decoder/reading-of.ts'

/** Loads the decoder from the package, not from the network. */
export async function prepareDecoder(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(await readFile(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

export const lookInNode: Look = async (picture, effort) => {
  const results = await readBarcodes(greymapOf(picture), readerOptions(effort))
  return results.map(readingOf)
}

export async function pictureOf(file: string | Buffer): Promise<Picture> {
  const pipeline = sharp(file).rotate().flatten({ background: 'white' }).ensureAlpha().raw()
  const { data, info } = await pipeline.toBuffer({ resolveWithObject: true })
  return greyOf({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })
}
