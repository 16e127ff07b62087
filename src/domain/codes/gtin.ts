// Trade item numbers of 8, 12, 13 or 14 digits; the last is the check digit.

const GTIN_LENGTH = 14
const SHORTEST_GTIN = 8

export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  if (text.length < SHORTEST_GTIN || text.length > GTIN_LENGTH) return false
  if (/^0+$/.test(text)) return false
  return checkDigitOf(text.slice(0, -1)) === Number(text.at(-1))
}

/** A key as printed below the bars, without the zeros that only pad all keys to the same length. */
export function asPrinted(key: string): string {
  if (key.length !== GTIN_LENGTH || !isGtin(key)) return key
  const digits = key.replace(/^0+/, '')
  // Padded to eight digits, a shorter number would start with a zero and read as a UPC-E.
  return digits.length === SHORTEST_GTIN ? digits : digits.padStart(12, '0')
}

/** Modulo 10 with weights 3 and 1 from the right, as on every trade item number. */
export function checkDigitOf(digits: string): number {
  let sum = 0
  for (let at = digits.length - 1, weight = 3; at >= 0; at -= 1, weight = 4 - weight) {
    sum += (digits.charCodeAt(at) - 48) * weight
  }
  return (10 - (sum % 10)) % 10
}
