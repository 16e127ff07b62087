// Positions of text and code on a label. The printed document and the preview on screen both use them. Lengths are in
// millimeters, letters in points.

export interface LabelWords {
  /** Large, for people: the shelf's sign, or the item's name. */
  readonly title: string
  /** Small, below it. */
  readonly subtitle: string
  /** Shelf labels have square codes, so that they are not mistaken for goods. */
  readonly square?: boolean
}

export interface Size {
  readonly width: number
  readonly height: number
}

interface PlacedText {
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
/** A shelf's sign must be readable from the aisle. */
const SIGN_POINTS = 22
const SUBTITLE_POINTS = 7
/** Distance between lines of text, and below a sign. */
const LINE_MM = 4.5
const BELOW_SIGN_MM = 10

/** Bars go below the text over the full width; a square code goes to its left. */
export function layOutLabel(words: LabelWords, label: Size, hasBars: boolean): LabelLayout {
  const symbol = symbolBox(label, hasBars)
  const whole = label.width - 2 * PADDING_MM
  const text = hasBars
    ? { x: PADDING_MM, width: whole }
    : { x: symbol.x + symbol.width + PADDING_MM, width: whole - symbol.width - PADDING_MM }
  const title = words.square ? signLines(words.title, text.width) : nameLine(words.title)
  const below = words.square ? BELOW_SIGN_MM : LINE_MM
  const line = (said: string, points: number, y: number): PlacedText => ({
    ...text,
    y: PADDING_MM + y,
    text: shortened(said, text.width, points),
    points,
    isBold: y < below,
  })
  return {
    texts: [
      ...title.lines.map((said, index) => line(said, title.points, index * LINE_MM)),
      line(words.subtitle, SUBTITLE_POINTS, below),
    ],
    symbol,
  }
}

/** The area for the code. */
export function symbolBox(label: Size, hasBars: boolean): LabelLayout['symbol'] {
  const width = label.width - 2 * PADDING_MM
  const height = label.height - 2 * PADDING_MM
  if (!hasBars) return { x: PADDING_MM, y: PADDING_MM, width: height, height }
  const above = 2 * LINE_MM
  return { x: PADDING_MM, y: PADDING_MM + above, width, height: height - above }
}

interface Title {
  readonly points: number
  readonly lines: readonly string[]
}

function nameLine(name: string): Title {
  return { points: TITLE_POINTS, lines: [name] }
}

/**
 * A long sign gets smaller, and an even longer one gets two lines. It is not cut, because then the shelf could not be
 * identified.
 */
function signLines(sign: string, widthMm: number): Title {
  const fitting = Math.floor((widthMm * POINTS_PER_MM) / widthOf(lettersOf(sign)))
  if (fitting >= TITLE_POINTS) return { points: Math.min(SIGN_POINTS, fitting), lines: [sign] }
  for (const points of [TITLE_POINTS, 9, 8, SUBTITLE_POINTS]) {
    const lines = inTwoLines(sign, (widthMm * POINTS_PER_MM) / points)
    if (lines) return { points, lines }
  }
  const room = (widthMm * POINTS_PER_MM) / SUBTITLE_POINTS
  return { points: SUBTITLE_POINTS, lines: beginningAndEnd(lettersOf(sign), room) }
}

/** Breaks between its parts if possible; undefined when two lines are not enough. */
function inTwoLines(sign: string, room: number): readonly string[] | undefined {
  const letters = lettersOf(sign)
  const most = letters.findIndex((_, n) => widthOf(letters.slice(0, n + 1)) > room)
  const parting = letters.slice(0, most).findLastIndex((letter) => PARTING.test(letter)) + 1
  const breaks = [parting, most].map((at) => [letters.slice(0, at), letters.slice(at)] as const)
  const whole = breaks.find(([first, rest]) => first.length > 0 && widthOf(rest) <= room)
  return whole?.map((line) => line.join(''))
}

/** When two lines are not enough, the end is kept, because it tells one shelf from the next. */
function beginningAndEnd(letters: readonly string[], room: number): readonly string[] {
  const most = letters.findIndex((_, n) => widthOf(letters.slice(0, n + 1)) > room)
  const end = letters.findIndex((_, n) => widthOf(['…', ...letters.slice(n)]) <= room)
  return [letters.slice(0, most).join(''), `…${letters.slice(end).join('')}`]
}

const PARTING = /[-/._ ]/

/** Cuts to one line, because a second one would run into the bars. */
function shortened(text: string, widthMm: number, fontPoints: number): string {
  const room = (widthMm * POINTS_PER_MM) / fontPoints
  const letters = lettersOf(text)
  if (widthOf(letters) <= room) return text
  const fits = letters.findIndex((_, n) => widthOf(letters.slice(0, n + 1)) > room - LETTER_EMS)
  return `${letters.slice(0, Math.max(1, fits)).join('')}…`
}

/**
 * At least as wide as the document's bold letters: a line that is too long would wrap onto the bars. Chinese, Japanese
 * and Korean characters and emoji are squares.
 */
const LETTER_EMS = 0.57
const CAPITAL_EMS = 0.69
const WIDE_EMS = 0.9
const NARROW_EMS = 0.39
/** Hebrew and Arabic letters come from system fonts, which are wider than the document's. */
const CAPITAL = /[\p{Lu}\p{Script=Hebrew}\p{Script=Arabic}]/u
const WIDE_LETTER = /[MWmw@%ЖМШЩЮФЫжмшщюфы]/
const NARROW_LETTER = /[fijlrtI.,:;'!|()[\]/ -]/
const SQUARE_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\u30FC\uFF01-\uFF60]/u

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters as people see them: accents, joined emoji and flags stay whole. */
function lettersOf(text: string): readonly string[] {
  return Array.from(LETTERS.segment(text), ({ segment }) => segment)
}

function widthOf(letters: readonly string[]): number {
  return letters.reduce((sum, one) => sum + emsOf(one), 0)
}

function emsOf(letter: string): number {
  if (SQUARE_LETTER.test(letter)) return 1
  if (WIDE_LETTER.test(letter)) return WIDE_EMS
  if (NARROW_LETTER.test(letter)) return NARROW_EMS
  return CAPITAL.test(letter) ? CAPITAL_EMS : LETTER_EMS
}
