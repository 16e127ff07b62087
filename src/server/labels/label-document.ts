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
/** Narrower bars run together on paper, and guns do not read them. */
const NARROWEST_BAR_MM = 0.19
/** Wider ones are not worth the height that they cost: low bars are not read at a slant. */
const WIDE_BAR_MM = 0.33

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
  const { isSquare, y, box, svg } = printedSymbol(label, size)
  const width = size.width - 2 * PADDING_MM
  const text = isSquare
    ? { x: PADDING_MM + box.width + PADDING_MM, width: width - box.width - PADDING_MM }
    : { x: PADDING_MM, width }
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
    line(
      label.title,
      label.square ? signPoints(label.title, text.width) : TITLE_POINTS,
      PADDING_MM,
    ),
    line(label.subtitle, SUBTITLE_POINTS, PADDING_MM + (label.square ? BELOW_SIGN_MM : LINE_MM)),
    {
      svg,
      fit: [points(box.width), points(box.height)],
      absolutePosition: at(PADDING_MM, y),
    },
  ]
}

/** A long sign is smaller: of one that is cut nobody knows which shelf it is. */
function signPoints(sign: string, widthMm: number): number {
  const fitting = Math.floor(points(widthMm) / widthOf([...sign]))
  return Math.min(SIGN_POINTS, Math.max(TITLE_POINTS, fitting))
}

/** One line: a second one would run into the bars. */
function shortened(text: string, widthMm: number, fontPoints: number): string {
  const room = points(widthMm) / fontPoints
  const letters = [...text]
  if (widthOf(letters) <= room) return text
  const fits = letters.findIndex((_, n) => widthOf(letters.slice(0, n + 1)) > room - LETTER_EMS)
  return `${letters.slice(0, Math.max(1, fits)).join('')}…`
}

/** Letters are about half as wide as high; Chinese, Japanese and Korean ones, and emoji, are squares. */
const LETTER_EMS = 0.55
const SQUARE_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\u30FC\uFF01-\uFF60]/u

function widthOf(letters: readonly string[]): number {
  return letters.reduce((sum, one) => sum + (SQUARE_LETTER.test(one) ? 1 : LETTER_EMS), 0)
}

interface PrintedSymbol {
  readonly svg: string
  readonly isSquare: boolean
  /** From the label's upper edge, and the room that it fills. */
  readonly y: number
  readonly box: Size
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Bars where they are wide enough to be read on this label, a square code otherwise. */
export function printedSymbol(
  { code, square }: Pick<PrintedLabel, 'code' | 'square'>,
  label: Size,
): PrintedSymbol {
  const width = label.width - 2 * PADDING_MM
  const height = label.height - 2 * PADDING_MM
  const y = PADDING_MM + 2 * LINE_MM
  const below = { width, height: height - 2 * LINE_MM }
  const symbol = square ? squareOf(code) : symbolOf(code)
  const bars = symbol.symbology === 'qrcode' ? undefined : drawBars(symbol, below)
  if (bars) return { svg: bars, isSquare: false, y, box: below }
  const svg = draw(squareOf(symbol.text), {})
  return { svg, isSquare: true, y: PADDING_MM, box: { width: height, height } }
}

function squareOf(text: string): LabelSymbol {
  return { symbology: 'qrcode', text }
}

/** Lower than usual where that makes the bars wide enough; undefined where the room is too narrow. */
function drawBars(symbol: LabelSymbol, room: Size): string | undefined {
  const usual = draw(symbol, { height: USUAL_HEIGHT_MM })
  const { width, height } = sizeOf(usual)
  const bars = width / UNITS_PER_BAR
  if (room.width < bars * NARROWEST_BAR_MM) return undefined
  const wide = Math.min(room.width, bars * WIDE_BAR_MM)
  const tooHigh = height - width * (room.height / wide)
  if (tooHigh <= 0) return usual
  return draw(symbol, { height: USUAL_HEIGHT_MM - tooHigh / UNITS_PER_MM })
}

/** The drawing's own measures: the narrowest bar, and a millimetre of height, in its units. */
const UNITS_PER_BAR = 2
const UNITS_PER_MM = UNITS_PER_BAR * POINTS_PER_MM
const USUAL_HEIGHT_MM = 12

function draw({ symbology, text }: LabelSymbol, { height }: { readonly height?: number }): string {
  const isSquare = symbology === 'qrcode'
  return bwip.toSVG({
    bcid: symbology,
    text,
    scale: UNITS_PER_BAR,
    ...(height !== undefined && { height, includetext: true }),
    // Trade item numbers put their digits between the long bars by themselves.
    ...((symbology === 'code128' || symbology === 'itf14') && { textxalign: 'center' as const }),
    // Room on both sides, without which readers do not find where the bars begin.
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
