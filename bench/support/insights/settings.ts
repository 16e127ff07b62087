// The worlds that insights are tried in. Shares are of lines unless a name says otherwise.

export interface Setting {
  /** Mistakes in counting, all kinds of lines together. */
  readonly mistakes: number
  readonly kinds: Readonly<Record<LineMistake, number>>
  /** Of shelves. */
  readonly shelvesTwice: number
  readonly missedRuns: number
  readonly delistedRuns: number
  /** Of mistakes: falling on a line that has one already. */
  readonly compound: number
  /** Honest differences. */
  readonly recordErrors: number
  /** 0: small and short-tailed; 1: a third of them any size. */
  readonly heavyTail: number
  readonly shrinkage: number
  readonly receiving: number
  readonly tillSwaps: number
  readonly gone: number
  /** Of items with two places. */
  readonly movedStock: number
  readonly twoPlaces: number
  readonly baseline: 'shelf' | 'store'
  readonly earlierAudits: number
  readonly hasFactor: boolean
  readonly hasOrder: boolean
  readonly hasModes: boolean
  readonly hasFamilies: boolean
  /** Of shelves. */
  readonly twoPasses: number
  /** Of slips of the keys: a code read into the quantity box. */
  readonly boxCodes: number
  readonly corrections: number
  readonly weighed: number
  readonly stores: number
  /** Median time between two readings of one item, fastest and slowest person. */
  readonly paceMs: readonly [number, number]
  readonly reReadMs: number
}

export type LineMistake =
  | 'misplaced'
  | 'sibling'
  | 'case_pack'
  | 'keying'
  | 'unknown_code'
  | 're_read'
  | 'miscount'

const BASE: Setting = {
  mistakes: 0.02,
  kinds: {
    misplaced: 1,
    sibling: 1,
    case_pack: 1,
    keying: 1,
    unknown_code: 0.7,
    re_read: 1,
    miscount: 1,
  },
  shelvesTwice: 0.012,
  missedRuns: 0.012,
  delistedRuns: 0.015,
  compound: 0,
  recordErrors: 0.13,
  heavyTail: 0.05,
  shrinkage: 0.015,
  receiving: 0.008,
  tillSwaps: 0.004,
  gone: 0.01,
  movedStock: 0.1,
  twoPlaces: 0.05,
  baseline: 'shelf',
  earlierAudits: 2,
  hasFactor: true,
  hasOrder: true,
  hasModes: true,
  hasFamilies: true,
  twoPasses: 0.1,
  boxCodes: 0,
  corrections: 0.02,
  weighed: 0.02,
  stores: 1,
  paceMs: [700, 1_500],
  reReadMs: 450,
}

const DIRTY: Partial<Setting> = {
  recordErrors: 0.32,
  heavyTail: 0.1,
  shrinkage: 0.03,
  receiving: 0.02,
  tillSwaps: 0.012,
  gone: 0.02,
  movedStock: 0.3,
}

const SUBTLE: Partial<Setting> = {
  kinds: { ...BASE.kinds, keying: 0 },
  heavyTail: 0.5,
  shrinkage: 0.03,
}

const CHANGES: Readonly<Record<string, Partial<Setting>>> = {
  base: {},
  'err0.5': { mistakes: 0.005, shelvesTwice: 0.004, missedRuns: 0.004 },
  err5: { mistakes: 0.05, shelvesTwice: 0.03, missedRuns: 0.03 },
  store: { baseline: 'store' },
  'store-nohist': { baseline: 'store', earlierAudits: 0 },
  nohist: { earlierAudits: 0 },
  dirty: DIRTY,
  'rare-dirty': { ...DIRTY, mistakes: 0.005, shelvesTwice: 0.004, missedRuns: 0.004 },
  heavy: { heavyTail: 0.5 },
  subtle: SUBTLE,
  'no-keying': { kinds: { ...BASE.kinds, keying: 0 } },
  shelfmix: { shelvesTwice: 0.06, missedRuns: 0.06, mistakes: 0.01 },
  delist: { delistedRuns: 0.1, gone: 0.03 },
  till4: { tillSwaps: 0.016 },
  fastguns: { paceMs: [380, 600], reReadMs: 600 },
  twopass: { twoPasses: 0.5 },
  nofactor: { hasFactor: false },
  noorder: { hasOrder: false },
  nomodes: { hasModes: false },
  clean: { recordErrors: 0.04, shrinkage: 0.004, receiving: 0.002, tillSwaps: 0.001, heavyTail: 0 },
  diffuse4: { kinds: { ...BASE.kinds, miscount: 4 }, mistakes: 0.03 },
  compound: { compound: 0.3 },
  corrections: { corrections: 0.2 },
  fractional: { weighed: 0.25 },
  stores: { stores: 3 },
  names: { hasFamilies: false },
  boxcodes: { boxCodes: 0.2 },
}

export const SETTINGS = Object.keys(CHANGES)

export function settingOf(name: string): Setting {
  const change = CHANGES[name]
  if (!change) throw new Error(`There is no setting ${name}. There are: ${SETTINGS.join(', ')}`)
  return { ...BASE, ...change }
}
