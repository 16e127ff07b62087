// Codes for a film, other ones for every seed.

import type { SceneCode } from '#tests/support/camera/scene.ts'
import { randomFrom } from '#tests/support/camera/scene.ts'

const SYMBOLOGIES = ['ean13', 'upca', 'ean8', 'code128', 'itf14', 'qrcode', 'ean13', 'code39']
const DIGITS: Readonly<Record<string, number>> = { ean13: 13, upca: 12, ean8: 8, itf14: 14 }

export function filmCodes(seed: number): readonly SceneCode[] {
  const random = randomFrom(seed)
  return SYMBOLOGIES.map((symbology) => {
    const length = DIGITS[symbology]
    const digits = digitsOf((length ?? 9) - 1, random)
    const text = length === undefined ? `BOX-${digits.slice(0, 6)}` : digits + checkDigit(digits)
    return { symbology, text }
  })
}

/** The first is no zero and no two: such numbers are spelled in other ways, or belong to a store. */
function digitsOf(length: number, random: () => number): string {
  const digits = Array.from({ length }, () => Math.floor(random() * 10))
  return [3 + ((digits[0] ?? 0) % 6), ...digits.slice(1)].join('')
}

/** Three times every other digit from the right. */
function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    return total + Number(digit) * (index % 2 === 0 ? 3 : 1)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
