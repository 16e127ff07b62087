// Which lines of the results can be requested, as written in page addresses and arguments.

export const VARIANCE_TABS = [
  /** Needs a decision. */
  'open',
  /** Beyond the tolerance, decided or not. */
  'beyond',
  'missing',
  'extra',
  'unexpected',
  'uncounted',
  'matched',
  'decided',
  'all',
] as const

/**
 * The lines of a tab behind one figure: those with a count, those without a known cost, and those with an open
 * recount.
 */
export const FIGURE_PARTS = ['counted', 'unvalued', 'recount'] as const

export const VARIANCE_SORTS = [
  'value',
  'units',
  'percent',
  'name',
  'expected',
  'counted',
  /** Lines that deserve a second look first, lines with the same cause together; then by value. */
  'worth',
] as const
