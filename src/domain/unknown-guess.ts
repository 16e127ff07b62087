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
