// Where on a label its words and its code stand. The document that is printed and the preview on the
// screen are drawn from the same places. Lengths in millimetres, letters in points.

export interface LabelWords {
  /** Large, for people: the shelf's sign, the item's name. */
  readonly title: string
  /** Small, below it. */
  readonly subtitle: string
  /** Shelves carry square codes, so that nobody takes them for goods. */
  readonly square?: boolean
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface PlacedText {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Shortened to one line. */
  readonly text: string
  readonly points: number
  readonly isBold: boolean
}

export interface LabelLayout {
  readonly texts: readonly PlacedText[]
  readonly symbol: { readonly x: number; readonly y: number } & Size
}

export const POINTS_PER_MM = 72 / 25.4
const PADDING_MM = 2
const TITLE_POINTS = 10
/** The sign of a shelf is read from the aisle. */
const SIGN_POINTS = 22
const SUBTITLE_POINTS = 7
/** From one line of text to the next, and below a sign. */
const LINE_MM = 4.5
const BELOW_SIGN_MM = 10

/** Bars below the text over the whole width; a square code at its left. */
export function layOutLabel(words: LabelWords, label: Size, hasBars: boolean): LabelLayout {
  const symbol = symbolPlace(label, hasBars)
  const whole = label.width - 2 * PADDING_MM
  const text = hasBars
    ? { x: PADDING_MM, width: whole }
    : { x: symbol.x + symbol.width + PADDING_MM, width: whole - symbol.width - PADDING_MM }
  const titlePoints = words.square ? signPoints(words.title, text.width) : TITLE_POINTS
  const below = words.square ? BELOW_SIGN_MM : LINE_MM
  const line = (said: string, points: number, y: number): PlacedText => ({
    ...text,
    y: PADDING_MM + y,
    text: shortened(said, text.width, points),
    points,
    isBold: points >= TITLE_POINTS,
  })
  return {
    texts: [line(words.title, titlePoints, 0), line(words.subtitle, SUBTITLE_POINTS, below)],
    symbol,
  }
}

/** The room of the code. */
export function symbolPlace(label: Size, hasBars: boolean): LabelLayout['symbol'] {
  const width = label.width - 2 * PADDING_MM
  const height = label.height - 2 * PADDING_MM
  if (!hasBars) return { x: PADDING_MM, y: PADDING_MM, width: height, height }
  const above = 2 * LINE_MM
  return { x: PADDING_MM, y: PADDING_MM + above, width, height: height - above }
}

/** A long sign is smaller: of one that is cut nobody knows which shelf it is. */
function signPoints(sign: string, widthMm: number): number {
  const fitting = Math.floor((widthMm * POINTS_PER_MM) / widthOf([...sign]))
  return Math.min(SIGN_POINTS, Math.max(TITLE_POINTS, fitting))
}

/** One line: a second one would run into the bars. */
function shortened(text: string, widthMm: number, fontPoints: number): string {
  const room = (widthMm * POINTS_PER_MM) / fontPoints
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
