// What an unknown code could be, from what the data show.

import type { Finding, UnknownCodeFinding } from './insights/finding.ts'

/** The likeliest first; codes that nobody can guess have none. */
export function guessOfCode(
  findings: readonly { readonly finding: Finding; readonly dismissal: unknown }[],
  code: string,
): UnknownCodeFinding | null {
  const guesses = findings.flatMap(({ finding, dismissal }) =>
    finding.kind === 'unknown_code' && finding.code === code && dismissal === null ? [finding] : [],
  )
  return guesses.toSorted((one, other) => other.confidence - one.confidence)[0] ?? null
}

export interface NamedGuess {
  readonly itemId: string
  readonly name: string
  /** From 0 to 1. */
  readonly confidence: number
}

interface Guesses {
  readonly findings: Parameters<typeof guessOfCode>[0]
  readonly names: {
    readonly items: Readonly<Record<string, { readonly name: string }>>
  }
}

/** Undefined: there is no guess, or nobody may know what it is called. */
export function namedGuess({ findings, names }: Guesses, code: string): NamedGuess | undefined {
  const guess = guessOfCode(findings, code)
  const name = guess && names.items[guess.itemId]?.name
  return guess && name ? { itemId: guess.itemId, name, confidence: guess.confidence } : undefined
}
