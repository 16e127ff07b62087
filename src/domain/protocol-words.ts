// A changed rule of a count in words, the same in the journal and in the activity of an audit.

const WORDS: Readonly<Record<string, readonly [on: string, off: string]>> = {
  blind: ['blind count', 'count not blind'],
  selfAssignment: ['counters can pick open shelves', 'counters count assigned shelves only'],
  helping: ['anyone may help count a shelf', 'counts on shelves of others wait'],
  controlTotals: ['with control totals', 'without control totals'],
  showResults: ['counters see the results', 'counters do not see the results'],
  showCosts: ['counters see costs', 'counters do not see costs'],
  reasonCodes: ['decisions need a reason', 'decisions need no reason'],
}

export const PROTOCOL_OPTION_NAMES: readonly string[] = Object.keys(WORDS)

/** Null: not one that is switched on or off. */
export function sayOption(option: string, value: unknown): string | null {
  const words = WORDS[option]
  if (!words || typeof value !== 'boolean') return null
  return value ? words[0] : words[1]
}
