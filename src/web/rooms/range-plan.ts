// What a range of shelves will become: every cell of the preview, and the codes to add.

import { parseFault } from '#domain/fault.ts'
import { tidyText } from '#domain/naming.ts'
import { decideShelfCode } from '#domain/shelf-code.ts'
import { shelfCodesOf } from '#domain/shelf-range.ts'
import { refusalOf } from '../kit/refusal.ts'

export interface RangeFields {
  readonly prefix: string
  /** Text while it is being typed. */
  readonly fromBay: number | string
  readonly toBay: number | string
  readonly fromLevel: string
  readonly toLevel: string
}

export interface Cell {
  readonly code: string
  /** The code without the common prefix. */
  readonly label: string
  readonly state: 'new' | 'out' | 'taken'
}

export type RangePlan =
  | { readonly status: 'open' }
  | { readonly status: 'refused'; readonly text: string; readonly field: string | undefined }
  | {
      readonly status: 'ready'
      /** Bay by bay, the levels of each from top to bottom. */
      readonly bays: readonly (readonly Cell[])[]
      readonly codes: readonly string[]
    }

interface Facts {
  /** Codes that exist in the store. */
  readonly taken: ReadonlySet<string>
  /** Codes that are left out. */
  readonly without: ReadonlySet<string>
}

export function planRange(fields: RangeFields, facts: Facts): RangePlan {
  const { fromBay, toBay, fromLevel, toLevel } = fields
  if (typeof fromBay !== 'number' || typeof toBay !== 'number') return { status: 'open' }
  const prefix = tidyPrefix(fields.prefix)
  try {
    const codes = shelfCodesOf({ prefix, fromBay, toBay, fromLevel, toLevel })
    for (const code of codes.slice(-1)) decideShelfCode(code, 'prefix')
    const cells = codes.map((code) => cellOf(code, prefix, facts))
    const bays = inGroups(cells, cells.length / (toBay - fromBay + 1))
    return { status: 'ready', bays, codes: codesOf(cells, 'new') }
  } catch (thrown) {
    if (!parseFault(thrown)) throw thrown
    return { status: 'refused', ...refusalOf(thrown) }
  }
}

export function codesOf(cells: readonly Cell[], state: Cell['state']): readonly string[] {
  return cells.filter((cell) => cell.state === state).map(({ code }) => code)
}

/** Codes are tidied: a space before the first character would be removed, one before the bay would not. */
function tidyPrefix(prefix: string): string {
  return tidyText(`${prefix}.`).slice(0, -1)
}

function cellOf(code: string, prefix: string, { taken, without }: Facts): Cell {
  const label = code.slice(prefix.length)
  if (taken.has(code)) return { code, label, state: 'taken' }
  return { code, label, state: without.has(code) ? 'out' : 'new' }
}

function inGroups<Row>(rows: readonly Row[], size: number): readonly (readonly Row[])[] {
  const groups: Row[][] = []
  for (let start = 0; start < rows.length; start += size) {
    groups.push(rows.slice(start, start + size))
  }
  return groups
}
