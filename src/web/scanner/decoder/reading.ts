// What the decoder found in a picture, and how it is asked.

import type { ReaderOptions } from 'zxing-wasm/reader'
import type { Picture } from './picture.ts'

export interface Corner {
  readonly x: number
  readonly y: number
}

export type Corners = readonly [Corner, Corner, Corner, Corner]

export interface Reading {
  readonly text: string
  /** As the decoder names it: EAN13, Code128, QRCode … */
  readonly format: string
  /** Corners of the code in the picture, clockwise. */
  readonly corners: Corners
  /** How many rows of the picture say so; squares are read as a whole. */
  readonly lines: number
}

/** How to look. */
export interface Effort {
  readonly kinds: 'all' | 'linear' | 'matrix'
  /** Whether the decoder should also try the picture turned by right angles. */
  readonly turned: boolean
  /** Whether it should also try the picture made smaller; not when it was made larger. */
  readonly smaller: boolean
  /** Whether codes that were found and cannot be read are said too, without a text. */
  readonly broken?: boolean
}

/** One look at one picture. */
export type Look = (picture: Picture, effort: Effort) => Promise<readonly Reading[]>

/** What stores have on their shelves. Every other symbology costs time and brings misreads. */
const LINEAR = [
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
] as const
const MATRIX = ['QRCode', 'MicroQRCode', 'DataMatrix', 'PDF417', 'Aztec'] as const
const FORMATS = { all: [...LINEAR, ...MATRIX], linear: [...LINEAR], matrix: [...MATRIX] } as const

const ALL_OF_A_SHELF = 255

export function isMatrix({ format }: Pick<Reading, 'format'>): boolean {
  return MATRIX.some((one) => one === format)
}

export function readerOptions({ kinds, turned, smaller, broken = false }: Effort): ReaderOptions {
  return {
    formats: [...FORMATS[kinds]],
    tryHarder: true,
    tryRotate: turned,
    tryDownscale: smaller,
    tryInvert: false,
    returnErrors: broken,
    maxNumberOfSymbols: ALL_OF_A_SHELF,
    eanAddOnSymbol: 'Read',
  }
}
