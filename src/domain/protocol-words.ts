// A changed rule of an audit in words; the same in the journal and in the audit's activity.

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

/** Null for an option that is not a simple on/off switch. */
export function sayOption(option: string, value: unknown): string | null {
  const words = WORDS[option]
  if (!words || typeof value !== 'boolean') return null
  return value ? words[0] : words[1]
}
