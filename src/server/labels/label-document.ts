// Sheets of labels as a document: each label at its position on the sheet, with its bars and readable text.

import bwip from 'bwip-js/node'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { hasBarsOn } from '#domain/labels/label-bars.ts'
import {
  type LabelWords,
  layOutLabel,
  POINTS_PER_MM,
  type Size,
  symbolBox,
} from '#domain/labels/label-layout.ts'
import {
  type LabelPosition,
  type LabelSheet,
  positionsOf,
  type SheetUse,
} from '#domain/labels/label-sheet.ts'
import { type LabelSymbol, symbolOf } from '#domain/labels/label-symbol.ts'

export interface PrintedLabel extends LabelWords {
  readonly code: string
}

export interface LabelJob {
  readonly labels: readonly PrintedLabel[]
  readonly sheet: LabelSheet
  readonly use: SheetUse
  /** Of the document, in the language of the reader. */
  readonly title: string
}

/** Wider bars are not worth the height they would cost: low bars cannot be scanned at an angle. */
const WIDE_BAR_MM = 0.33

export function labelDocument({ labels, sheet, use, title }: LabelJob): TDocumentDefinitions {
  const places = positionsOf(sheet, labels.length, use)
  const { width, height } = sheet.page
  return {
    pageSize: { width: points(width), height: points(height) },
    pageMargins: 0,
    content: labels.flatMap((label, index) => {
      const place = places[index]
      if (!place) return []
      const turnsPage = place.page > (places[index - 1]?.page ?? 0)
      return [...(turnsPage ? [NEXT_PAGE] : []), ...labelContent(label, place, sheet)]
    }),
    defaultStyle: { font: 'Roboto' },
    info: { title, producer: 'Shelfcount' },
  }
}

const NEXT_PAGE: Content = { text: '', pageBreak: 'before' }

function labelContent(
  label: PrintedLabel,
  { left, top }: LabelPosition,
  { label: size }: LabelSheet,
): readonly Content[] {
  const { isSquare, svg } = printedSymbol(label, size)
  const { texts, symbol } = layOutLabel(label, size, !isSquare)
  const at = (x: number, y: number) => ({ x: points(left + x), y: points(top + y) })
  return [
    ...texts.map(({ x, y, width, text, points: fontSize, isBold: bold }) => ({
      absolutePosition: at(x, y),
      columns: [{ width: points(width), text, fontSize, bold, noWrap: true }],
    })),
    {
      svg,
      fit: [points(symbol.width), points(symbol.height)],
      absolutePosition: at(symbol.x, symbol.y),
    },
  ]
}

interface PrintedSymbol {
  readonly svg: string
  readonly isSquare: boolean
}

/** Bars if they are wide enough to be scanned on this label, otherwise a square code. */
export function printedSymbol(
  { code, square }: Pick<PrintedLabel, 'code' | 'square'>,
  label: Size,
): PrintedSymbol {
  const symbol = square ? squareOf(code) : symbolOf(code)
  if (!hasBarsOn(label, symbol))
    return { svg: drawSymbol(squareOf(symbol.text), {}), isSquare: true }
  return { svg: drawBars(symbol, symbolBox(label, true)), isSquare: false }
}

function squareOf(text: string): LabelSymbol {
  return { symbology: 'qrcode', text }
}

/** Lower than usual if that makes the bars wide enough. */
function drawBars(symbol: LabelSymbol, room: Size): string {
  const usual = drawSymbol(symbol, { height: USUAL_HEIGHT_MM })
  const { width, height } = sizeOf(usual)
  const wide = Math.min(room.width, (width / UNITS_PER_BAR) * WIDE_BAR_MM)
  const tooHigh = height - width * (room.height / wide)
  if (tooHigh <= 0) return usual
  return drawSymbol(symbol, { height: USUAL_HEIGHT_MM - tooHigh / UNITS_PER_MM })
}

/** Units of the drawing per narrowest bar, and per millimeter. */
const UNITS_PER_BAR = 2
const UNITS_PER_MM = UNITS_PER_BAR * POINTS_PER_MM
const USUAL_HEIGHT_MM = 12

/** The picture of a code, in its own units. */
export function drawSymbol(
  { symbology, text }: LabelSymbol,
  { height }: { readonly height?: number },
): string {
  const isSquare = symbology === 'qrcode'
  return bwip.toSVG({
    bcid: symbology,
    text,
    scale: UNITS_PER_BAR,
    ...(height !== undefined && { height, includetext: true }),
    // Trade item numbers place their digits between the long bars by themselves.
    ...((symbology === 'code128' || symbology === 'itf14') && { textxalign: 'center' as const }),
    // Scanners need this quiet zone to find where the bars begin.
    paddingwidth: isSquare ? 4 : 10,
  })
}

function sizeOf(svg: string): Size {
  const [, width = '', height = ''] = /viewBox="0 0 (\S+) ([^"]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

function points(millimetres: number): number {
  return millimetres * POINTS_PER_MM
}
