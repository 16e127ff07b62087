// Sheets of labels as a document: each label where the sheet has it, with its bars and what a person
// reads beside them.

import bwip from 'bwip-js/node'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import {
  type LabelPlace,
  type LabelSheet,
  placesOf,
  type SheetUse,
} from '#domain/labels/label-sheet.ts'
import { type LabelSymbol, symbolOf } from '#domain/labels/label-symbol.ts'

export interface PrintedLabel {
  /** Large, for people: the shelf's sign, the item's name. */
  readonly title: string
  /** Small, below it. */
  readonly subtitle: string
  readonly code: string
  /** Shelves carry square codes, so that nobody takes them for goods. */
  readonly square?: boolean
}

export interface LabelJob {
  readonly labels: readonly PrintedLabel[]
  readonly sheet: LabelSheet
  readonly use: SheetUse
}

const POINTS_PER_MM = 72 / 25.4
const PADDING_MM = 2
const TITLE_POINTS = 10
/** The sign of a shelf is read from the aisle. */
const SIGN_POINTS = 22
const SUBTITLE_POINTS = 7
/** From one line of text to the next, and below a sign. */
const LINE_MM = 4.5
const BELOW_SIGN_MM = 10

export function labelDocument({ labels, sheet, use }: LabelJob): TDocumentDefinitions {
  const places = placesOf(sheet, labels.length, use)
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
    info: { title: 'Labels', producer: 'Shelfcount' },
  }
}

const NEXT_PAGE: Content = { text: '', pageBreak: 'before' }

/** Bars below the text over the whole width; square codes at its left. */
function labelContent(
  label: PrintedLabel,
  { left, top }: LabelPlace,
  { label: size }: LabelSheet,
): readonly Content[] {
  const symbol: LabelSymbol = label.square
    ? { symbology: 'qrcode', text: label.code }
    : symbolOf(label.code)
  const width = size.width - 2 * PADDING_MM
  const height = size.height - 2 * PADDING_MM
  const isSquare = symbol.symbology === 'qrcode'
  const text = isSquare
    ? { x: PADDING_MM + height + PADDING_MM, width: width - height - PADDING_MM }
    : { x: PADDING_MM, width }
  const bars = isSquare
    ? { y: PADDING_MM, width: height, height }
    : { y: PADDING_MM + 2 * LINE_MM, width, height: height - 2 * LINE_MM }
  const at = (x: number, y: number) => ({ x: points(left + x), y: points(top + y) })
  const line = (said: string, fontSize: number, y: number): Content => ({
    absolutePosition: at(text.x, y),
    columns: [
      {
        width: points(text.width),
        text: shortened(said, text.width, fontSize),
        fontSize,
        bold: fontSize >= TITLE_POINTS,
      },
    ],
  })
  return [
    line(label.title, label.square ? SIGN_POINTS : TITLE_POINTS, PADDING_MM),
    line(label.subtitle, SUBTITLE_POINTS, PADDING_MM + (label.square ? BELOW_SIGN_MM : LINE_MM)),
    {
      svg: drawSymbol(symbol),
      fit: [points(bars.width), points(bars.height)],
      absolutePosition: at(PADDING_MM, bars.y),
    },
  ]
}

/** One line: a second one would run into the bars. Letters are about half as wide as high. */
function shortened(text: string, widthMm: number, fontPoints: number): string {
  const room = Math.floor(points(widthMm) / (fontPoints * 0.55))
  const letters = [...text]
  return letters.length <= room ? text : `${letters.slice(0, Math.max(1, room - 1)).join('')}…`
}

export function drawSymbol({ symbology, text }: LabelSymbol): string {
  const isSquare = symbology === 'qrcode'
  return bwip.toSVG({
    bcid: symbology,
    text,
    scale: 2,
    ...(!isSquare && { height: 12, includetext: true }),
    // Trade item numbers put their digits between the long bars by themselves.
    ...((symbology === 'code128' || symbology === 'itf14') && { textxalign: 'center' as const }),
    // Room on both sides, without which readers do not find where the bars begin.
    paddingwidth: isSquare ? 4 : 10,
  })
}

function points(millimetres: number): number {
  return millimetres * POINTS_PER_MM
}
