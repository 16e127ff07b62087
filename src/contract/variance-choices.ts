// Which lines of the results can be asked for, as addresses of pages and arguments name them.

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
 * Of a tab the lines that a figure was made of: those with a count, those whose value nobody knows, and
 * those that somebody counts again, or is to.
 */
export const FIGURE_PARTS = ['counted', 'unvalued', 'recount'] as const

export const VARIANCE_SORTS = [
  'value',
  'units',
  'percent',
  'name',
  'expected',
  'counted',
  /** What is worth a second look first, and what one cause joins together; then by value. */
  'worth',
] as const
