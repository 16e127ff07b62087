// Numbers as people and registers write them: in the digits of their script, in groups, after a word.

/** The zero of each script: full-width, Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = [0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50]
const OTHER_DIGIT =
  /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g

/** Converts digits of these scripts to ASCII digits. */
export function withPlainDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => {
    const at = digit.charCodeAt(0)
    const zero = ZEROS.find((each) => at >= each && at < each + 10) ?? at
    return String(at - zero)
  })
}

const GROUPED = /^\d+(?:[ \u00a0\u2009\u202f\u2010-\u2015-]\d+)+$/
const NOT_DIGITS = /\D/g
/** The lengths of printed numbers. */
const LENGTHS = new Set([8, 12, 13, 14])

/** 4 006381 333931 and 978-0-306-40615-7 without the gaps; undefined for anything else. */
export function joinedDigits(text: string): string | undefined {
  if (!GROUPED.test(text)) return undefined
  const digits = text.replace(NOT_DIGITS, '')
  return LENGTHS.has(digits.length) ? digits : undefined
}

/** Books and magazines have the price or issue next to the number, and some handhelds send both. */
export function withoutSupplement(text: string): string | undefined {
  return /^(97[789]\d{10}) ?(?:\d{2}|\d{5})$/.exec(text)?.[1]
}

/** ISBN 978-…, ISBN-10: 0-306-…, EAN 4006…: removes the word before the number. */
export function withoutWord(text: string): string {
  return text.replace(/^(?:ISBN(?:-?1[03])?|EAN(?:-?(?:8|13))?|UPC(?:-?[AE])?|GTIN)[: ]+/i, '')
}
