// What an unknown code could be, according to the data.

import type { Finding, UnknownCodeFinding } from './insights/finding.ts'

/** Most likely first; empty when there is no guess. */
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

/** Undefined when there is no guess, or when the viewer may not see its name. */
export function namedGuess({ findings, names }: Guesses, code: string): NamedGuess | undefined {
  const guess = guessOfCode(findings, code)
  const name = guess && names.items[guess.itemId]?.name
  return guess && name ? { itemId: guess.itemId, name, confidence: guess.confidence } : undefined
}
