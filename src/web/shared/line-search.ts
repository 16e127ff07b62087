// The address of one line among the results.

interface Line {
  readonly storeId: string
  readonly itemId: string
}

interface LineSearch {
  readonly tab: 'all'
  readonly q: string
  readonly line: string
  readonly stores?: 'all'
}

/** The list cut to what finds the line, with the line opened; seen from a store. */
export function lineSearch(storeId: string, line: Line, find: string): LineSearch {
  return {
    tab: 'all',
    q: find,
    line: `${line.storeId}/${line.itemId}`,
    // Lines of another store are not in the list of this one.
    ...(line.storeId !== storeId && { stores: 'all' }),
  }
}
