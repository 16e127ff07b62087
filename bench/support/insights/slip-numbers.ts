// Fingers that miss: what somebody types who means another number.

import type { KeyingSlip } from '#domain/insights/finding.ts'
import type { Draws } from './draws.ts'

const SLIPS = { swapped: 3, doubled: 2, dropped: 3, added: 2, beside: 2 }
type Slip = keyof typeof SLIPS
const SLIP_KINDS: readonly Slip[] = ['swapped', 'doubled', 'dropped', 'added', 'beside']
const SAID: Readonly<Record<Slip, KeyingSlip>> = {
  swapped: 'transposed',
  doubled: 'repeated',
  dropped: 'missing',
  added: 'extra',
  beside: 'neighbour',
}
const PAD = ['789', '456', '123', '000']

export interface Mistyped {
  readonly typed: number
  readonly slip: KeyingSlip
}

/** What is typed instead, or null when no slip changes the number. */
export function slipOf(draws: Draws, meant: number): Mistyped | null {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const digits = String(meant)
    const at = draws.upTo(digits.length - 1)
    const slip = draws.weighted(SLIPS) ?? 'dropped'
    const typed = Number(mistyped({ draws, digits, at, slip }))
    if (Number.isFinite(typed) && typed > 0 && typed !== meant) return { typed, slip: SAID[slip] }
  }
  return null
}

interface SlipChance extends Mistyped {
  readonly chance: number
}

/** Every slip and the number it leaves, and how probable each is; oracles go by this. */
export function slipChances(meant: number): readonly SlipChance[] {
  const digits = String(meant)
  const all = SLIP_KINDS.flatMap((slip) =>
    [...digits].flatMap((_, at) => {
      const outcomes = outcomesOf(digits, at, slip)
      const chance = SLIPS[slip] / outcomes.length
      return outcomes.map((outcome) => ({ typed: Number(outcome), slip: SAID[slip], chance }))
    }),
  ).filter(({ typed }) => typed > 0 && typed !== meant)
  const sum = all.reduce((total, { chance }) => total + chance, 0)
  return all.map((one) => ({ ...one, chance: one.chance / sum }))
}

interface Mistyping {
  readonly draws: Draws
  readonly digits: string
  readonly at: number
  readonly slip: Slip
}

function mistyped({ draws, digits, at, slip }: Mistyping): string {
  const outcomes = outcomesOf(digits, at, slip)
  const isOpen = slip === 'added' || slip === 'beside'
  return (isOpen ? draws.pick(outcomes) : outcomes[0]) ?? digits
}

/** What one slip at one place may leave, all equally likely. */
function outcomesOf(digits: string, at: number, slip: Slip): readonly string[] {
  const [before, digit, after] = [digits.slice(0, at), digits[at] ?? '', digits.slice(at + 1)]
  switch (slip) {
    case 'swapped':
      return [before + after.slice(0, 1) + digit + after.slice(1)]
    case 'doubled':
      return [before + digit + digit + after]
    case 'dropped':
      return [before + after]
    case 'added':
      return [...'0123456789'].map((extra) => before + digit + extra + after)
    case 'beside':
      return keysBeside(digit).map((key) => before + key + after)
  }
}

function keysBeside(digit: string): readonly string[] {
  const row = PAD.findIndex((keys) => keys.includes(digit))
  const column = PAD[row]?.indexOf(digit) ?? 0
  const keys = [
    PAD[row]?.[column - 1],
    PAD[row]?.[column + 1],
    PAD[row - 1]?.[column],
    PAD[row + 1]?.[column],
  ]
  return keys.flatMap((key) => (key === undefined || key === digit ? [] : [key]))
}
