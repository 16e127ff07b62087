// What the decoder found in a picture, and the options for a pass.

import type { ReaderOptions } from 'zxing-wasm/reader'
import type { Picture } from './picture.ts'

export interface Corner {
  readonly x: number
  readonly y: number
}

export type Corners = readonly [Corner, Corner, Corner, Corner]

export interface Reading {
  readonly text: string
  /** The decoder's name: EAN13, Code128, QRCode … */
  readonly format: string
  /** Corners of the code in the picture, clockwise. */
  readonly corners: Corners
  /** How many rows of the picture agree; matrix codes are read as a whole. */
  readonly lines: number
}

/** The options of a pass. */
export interface Effort {
  readonly kinds: 'all' | 'linear' | 'matrix'
  /** Whether the decoder should also try the picture turned by right angles. */
  readonly turned: boolean
  /** Whether it should also try a reduced picture; not useful if it was enlarged before. */
  readonly smaller: boolean
  /** Whether to return codes that were found but could not be read, without a text. */
  readonly broken?: boolean
}

/** One pass over one picture. */
export type Look = (picture: Picture, effort: Effort) => Promise<readonly Reading[]>

/** The symbologies on shelves of stores. Any other one costs time and causes misreads. */
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
