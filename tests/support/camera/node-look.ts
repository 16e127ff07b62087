// The decoder of the scanner page, outside a browser.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { greyOf, type Picture } from '#web/scanner/decoder/picture.ts'
import { type Look, readerOptions } from '#web/scanner/decoder/reading.ts'
import { readingOf } from '#web/scanner/decoder/reading-of.ts'

/** Loads the decoder from the package, not from the network. */
export async function prepareDecoder(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(await readFile(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

export const lookInNode: Look = async ({ width, height, data }, effort) => {
  const image = { width, height, data, colorSpace: 'srgb' } as ImageData
  const results = await readBarcodes(image, readerOptions(effort))
  return results.filter(({ isValid }) => isValid).map(readingOf)
}

export async function pictureOf(file: string | Buffer): Promise<Picture> {
  const pipeline = sharp(file).rotate().flatten({ background: 'white' }).ensureAlpha().raw()
  const { data, info } = await pipeline.toBuffer({ resolveWithObject: true })
  return greyOf({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })
}
