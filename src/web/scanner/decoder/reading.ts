// What the decoder found in a picture.

import type { ReaderOptions } from 'zxing-wasm/reader'
import type { Pixels } from './picture.ts'

export interface Corner {
  readonly x: number
  readonly y: number
}

export interface Reading {
  readonly text: string
  /** As the decoder names it: EAN13, Code128, QRCode … */
  readonly format: string
  /** Corners of the code in the picture, clockwise. */
  readonly corners: readonly [Corner, Corner, Corner, Corner]
}

/** How hard to look. */
export interface Effort {
  /** All codes of the picture, as when a shelf is swept, or those of a finder. */
  readonly many: boolean
  /** Whether the decoder should also try the picture made smaller; not when it was made larger. */
  readonly smaller: boolean
}

/** One look at one picture. */
export type Look = (pixels: Pixels, effort: Effort) => Promise<readonly Reading[]>

/** What stores have on their shelves. Every other symbology costs time and brings misreads. */
const FORMATS = [
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'Code39',
  'Code93',
  'Codabar',
  'ITF',
  'DataBar',
  'DataBarLtd',
  'DataBarExp',
  'QRCode',
  'MicroQRCode',
  'DataMatrix',
  'PDF417',
  'Aztec',
] as const

/** Enough for a finder; the whole of a picture when a shelf is swept. */
const FEW_SYMBOLS = 4
const MANY_SYMBOLS = 255

export function readerOptions({ many, smaller }: Effort): ReaderOptions {
  return {
    formats: [...FORMATS],
    tryHarder: true,
    tryRotate: true,
    tryDownscale: smaller,
    tryInvert: false,
    maxNumberOfSymbols: many ? MANY_SYMBOLS : FEW_SYMBOLS,
    eanAddOnSymbol: 'Read',
  }
}
