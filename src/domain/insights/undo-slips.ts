// Numbers that a person may have meant when they typed another one, and how probable each slip makes the typed number.

import type { KeyingSlip } from './finding.ts'

export interface MeantNumber {
  readonly meant: number
  readonly slip: Exclude<KeyingSlip, 'barcode'>
  /** Probability that this slip turns the intended number into the typed one. */
  readonly chance: number
}

const DIGITS = '0123456789'
/** Keys next to each other on a number pad. */
const BESIDE: Readonly<Record<string, string>> = {
  '0': '12',
  '1': '024',
  '2': '0135',
  '3': '26',
  '4': '157',
  '5': '2468',
  '6': '359',
  '7': '48',
  '8': '579',
  '9': '68',
}
const LONGEST = 7

export function undoSlips(entered: number): readonly MeantNumber[] {
  const [whole = '', decimals = ''] = String(entered).split('.')
  const digits = whole + decimals
  if (!/^\d+$/.test(digits) || digits.length > LONGEST) return []
  const found = new Map<string, MeantNumber>()
  const keep = (slip: MeantNumber['slip'], text: string, chance: number) => {
    if (!isTyped(text, decimals.length)) return
    const meant = Number(withPoint(text, decimals.length))
    if (meant === entered) return
    const key = `${slip} ${meant}`
    const sum = chance + (found.get(key)?.chance ?? 0)
    found.set(key, { meant, slip, chance: sum })
  }
  undoSwaps(digits, keep)
  undoRemovals(digits, keep)
  undoExtras(digits, keep)
  undoNeighbours(digits, keep)
  if (decimals !== '' || entered >= 10) keepShifts(entered, found)
  return [...found.values()]
}

type Keep = (slip: MeantNumber['slip'], text: string, chance: number) => void

function undoSwaps(digits: string, keep: Keep): void {
  for (let at = 1; at < digits.length; at += 1) {
    const swapped = `${digits.slice(0, at - 1)}${digits[at]}${digits[at - 1]}${digits.slice(at + 1)}`
    keep('transposed', swapped, 1 / (digits.length - 1))
  }
}

function undoRemovals(digits: string, keep: Keep): void {
  for (let at = 0; at <= digits.length; at += 1) {
    for (const digit of DIGITS) {
      keep('missing', digits.slice(0, at) + digit + digits.slice(at), 1 / (digits.length + 1))
    }
  }
}

function undoExtras(digits: string, keep: Keep): void {
  for (let at = 0; at < digits.length; at += 1) {
    const without = digits.slice(0, at) + digits.slice(at + 1)
    if (without === '') continue
    keep('extra', without, 1 / (DIGITS.length * digits.length))
    if (digits[at] === digits[at - 1]) keep('repeated', without, 1 / without.length)
  }
}

function undoNeighbours(digits: string, keep: Keep): void {
  for (let at = 0; at < digits.length; at += 1) {
    for (const meant of BESIDE[digits[at] ?? ''] ?? '') {
      const chance = 1 / (digits.length * (BESIDE[meant]?.length ?? 1))
      keep('neighbour', digits.slice(0, at) + meant + digits.slice(at + 1), chance)
    }
  }
}

/** A decimal point left out or misplaced; for a whole number, only one that was meant to have decimals. */
function keepShifts(entered: number, found: Map<string, MeantNumber>): void {
  for (const [scale, chance] of [
    [10, 0.3],
    [100, 0.3],
    [1_000, 0.2],
    [0.1, 0.1],
  ] as const) {
    const meant = Math.round((entered / scale) * 1_000) / 1_000
    if (Number.isInteger(entered) && Number.isInteger(meant)) continue
    found.set(`decimal_point ${meant}`, { meant, slip: 'decimal_point', chance })
  }
}

/** People do not type leading zeros. */
function isTyped(text: string, decimals: number): boolean {
  const whole = text.slice(0, Math.max(0, text.length - decimals))
  return whole.length <= 1 ? whole.length === 1 || decimals === 0 : !whole.startsWith('0')
}

function withPoint(text: string, decimals: number): string {
  if (decimals === 0) return text
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
}
