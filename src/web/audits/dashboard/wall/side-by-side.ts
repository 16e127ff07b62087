// Two counts of a shelf side by side, line by line.

import type { CountedLine } from '#contract/scan-events.ts'
import { codeOfLine } from '#domain/codes/shown-code.ts'

export interface ComparedLine {
  readonly id: string
  readonly name: string
  /** In the order of the counts; null: not counted, which is not 0. */
  readonly quantities: readonly [number | null, number | null]
}

type Lines = readonly Pick<CountedLine, 'id' | 'itemName' | 'quantity'>[]

/** The lines on which they differ, by name, and how many agree. */
export function sideBySide(
  first: Lines,
  second: Lines,
  compare: (one: string, other: string) => number,
) {
  const lines = [...new Map([...first, ...second].map((line) => [line.id, line])).values()]
  const compared = lines.map(({ id, itemName }): ComparedLine => {
    const name = itemName ?? codeOfLine(id)
    return { id, name, quantities: [quantityIn(first, id), quantityIn(second, id)] }
  })
  const differing = compared
    .filter(({ quantities: [one, other] }) => one !== other)
    .toSorted((one, other) => compare(one.name, other.name))
  return { differing, alike: compared.length - differing.length }
}

function quantityIn(lines: Lines, lineId: string): number | null {
  return lines.find(({ id }) => id === lineId)?.quantity ?? null
}
