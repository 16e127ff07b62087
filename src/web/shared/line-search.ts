// The address of one line of the results.

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

/** The results filtered to the line and with the line open, as seen from a store. */
export function lineSearch(storeId: string, line: Line, find: string): LineSearch {
  return {
    tab: 'all',
    q: find,
    line: `${line.storeId}/${line.itemId}`,
    // Lines of another store are not in this store's list.
    ...(line.storeId !== storeId && { stores: 'all' }),
  }
}
