// What a file has for each store it names. All rows are read, because lists are often sorted by store, and a name at
// the end must not be missed.

import { type FilePlace, MOST_PLACES } from './file-place.ts'
import type { Mapping } from './mapping.ts'
import type { Table } from './read/table.ts'
import { RowReader } from './row-reader.ts'
import { mappingOfShare, placeOfRow, siteColumn } from './stores-in-file.ts'
import { tidyCell } from './tidy-cell.ts'

export interface PlaceTally extends FilePlace {
  readonly rows: number
  readonly items: number
  /** In thousandths. */
  readonly quantity: number
}

class Tally {
  readonly place: FilePlace
  readonly #items = new Set<string>()
  #rows = 0
  #quantity = 0

  constructor(place: FilePlace) {
    this.place = place
  }

  add(reading: ReturnType<RowReader['read']>): void {
    const { row } = reading
    if (!row) return
    this.#rows += 1
    if (row.isBad) return
    this.#items.add(row.sku ?? row.codeKey ?? row.name ?? '')
    this.#quantity += row.quantity ?? 0
  }

  get counts(): PlaceTally {
    const [rows, items, quantity] = [this.#rows, this.#items.size, this.#quantity]
    return { ...this.place, rows, items, quantity }
  }
}

export interface PlaceTallies {
  readonly places: readonly PlaceTally[]
  /** Rows of further names, when there are too many to list. */
  readonly unlistedRows: number
}

/** `columns`: places with a quantity column each; empty when rows name their place. */
export async function tallyPlaces(
  table: Table,
  mapping: Mapping,
  columns: readonly FilePlace[],
): Promise<PlaceTallies> {
  const counting = columns.length > 0 ? byColumn(mapping, columns) : byRow(mapping)
  for await (const { firstRow, rows } of table.batches()) {
    for (const [at, cells] of rows.entries()) {
      const row = firstRow + at
      if (row > mapping.headerRows) counting.add(cells, row)
    }
  }
  const { tallies, unlisted } = counting
  const counted = [...tallies].map((tally) => tally.counts)
  return {
    places: counted.filter(({ rows }) => rows > 0),
    unlistedRows: unlisted?.counts.rows ?? 0,
  }
}

interface Counting {
  readonly tallies: Iterable<Tally>
  readonly unlisted?: Tally
  add(cells: readonly string[], row: number): void
}

function byColumn(mapping: Mapping, columns: readonly FilePlace[]): Counting {
  const read = columns.map((place) => {
    const share = { storeId: '', names: [], column: place.column }
    return {
      tally: new Tally(place),
      reader: new RowReader(mappingOfShare(mapping, share), 'baseline'),
    }
  })
  return {
    tallies: read.map(({ tally }) => tally),
    add: (cells, row) => {
      for (const { tally, reader } of read) tally.add(reader.read(cells, row))
    },
  }
}

function byRow(mapping: Mapping): Counting {
  const at = siteColumn(mapping) ?? -1
  const reader = new RowReader({ ...mapping, site: null }, 'baseline')
  const tallies = new Map<string, Tally>()
  const unlisted = new Tally(placeOfRow(''))
  const tallyOf = (name: string): Tally => {
    const known = tallies.get(name)
    if (known) return known
    if (tallies.size >= MOST_PLACES) return unlisted
    const fresh = new Tally(placeOfRow(name))
    tallies.set(name, fresh)
    return fresh
  }
  return {
    tallies: { [Symbol.iterator]: () => tallies.values() },
    unlisted,
    add: (cells, row) => tallyOf(tidyCell(cells[at] ?? '')).add(reader.read(cells, row)),
  }
}
