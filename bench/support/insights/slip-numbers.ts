// Fingers that miss: what somebody types who means another number.

import type { Draws } from './draws.ts'

const SLIPS = { swapped: 3, doubled: 2, dropped: 3, added: 2, beside: 2 }
const PAD = ['789', '456', '123', '000']

/** The number typed instead, or null when no slip changes it. */
export function slipOf(draws: Draws, meant: number): number | null {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const digits = String(meant)
    const at = draws.upTo(digits.length - 1)
    const slip = draws.weighted(SLIPS) ?? 'dropped'
    const typed = Number(mistyped({ draws, digits, at, slip }))
    if (Number.isFinite(typed) && typed > 0 && typed !== meant) return typed
  }
  return null
}

interface Mistyping {
  readonly draws: Draws
  readonly digits: string
  readonly at: number
  readonly slip: keyof typeof SLIPS
}

function mistyped({ draws, digits, at, slip }: Mistyping): string {
  const [before, digit, after] = [digits.slice(0, at), digits[at] ?? '', digits.slice(at + 1)]
  switch (slip) {
    case 'swapped':
      return before + after.slice(0, 1) + digit + after.slice(1)
    case 'doubled':
      return before + digit + digit + after
    case 'dropped':
      return before + after
    case 'added':
      return before + digit + String(draws.upTo(9)) + after
    case 'beside':
      return before + beside(draws, digit) + after
  }
}

function beside(draws: Draws, digit: string): string {
  const row = PAD.findIndex((keys) => keys.includes(digit))
  const column = PAD[row]?.indexOf(digit) ?? 0
  const keys = [
    PAD[row]?.[column - 1],
    PAD[row]?.[column + 1],
    PAD[row - 1]?.[column],
    PAD[row + 1]?.[column],
  ]
  return draws.pick(keys.filter((key) => key !== undefined && key !== digit)) ?? digit
}
