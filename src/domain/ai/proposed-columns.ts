// Columns proposed by a model. A proposal counts only if the values agree, and never overrides a sure column.

import { type ColumnKind, isColumnKind, mayRepeat } from '../import/column-kind.ts'
import { type ColumnProfile, profileColumn } from '../import/column-profile.ts'
import type { Mapping } from '../import/mapping.ts'
import type { ColumnGuess, MappingGuess } from '../import/mapping-guess.ts'
import type { DecimalMark } from '../import/number-text.ts'

export type ProposedColumns = readonly (ColumnKind | null)[]

/** A proposal that does not fit becomes null. */
export function fitColumns(
  proposed: readonly unknown[],
  samples: readonly (readonly string[])[],
  decimal: DecimalMark,
): ProposedColumns {
  const taken = new Set<ColumnKind>()
  return samples.map((values, at) => {
    const kind = proposed[at]
    if (!isColumnKind(kind) || taken.has(kind)) return null
    if (!looksLike(kind, profileColumn(values, decimal))) return null
    if (!mayRepeat(kind)) taken.add(kind)
    return kind
  })
}

const MOST = 0.8

function looksLike(kind: ColumnKind, profile: ColumnProfile): boolean {
  if (profile.filled === 0) return false
  switch (kind) {
    case 'quantity':
    case 'unit_cost':
    case 'unit_price':
    case 'pack':
      return profile.numbers >= MOST
    case 'barcode':
    case 'case_barcode':
      return profile.gtins >= 0.5 || profile.integers >= MOST
    case 'name':
      return profile.letters >= MOST
    default:
      return true
  }
}

const PROPOSED: ColumnGuess['why'] = [{ code: 'proposed' }]

/** Fills in the columns that the rules are not sure of; a person still reviews them. */
export function applyProposal(guess: MappingGuess, proposed: ProposedColumns): MappingGuess {
  if (proposed.length !== guess.columns.length) return guess
  const sure = new Set(
    guess.columns.flatMap(({ kind, certainty }) => (certainty === 'sure' && kind ? [kind] : [])),
  )
  const taken = new Set<ColumnKind>()
  const chosen = guess.columns.map((column, at) => {
    const kind = proposed[at] ?? null
    const isFree = kind !== null && (mayRepeat(kind) || !sure.has(kind))
    if (column.certainty === 'sure' || !isFree || kind === column.kind) return column
    taken.add(kind)
    return { ...column, kind, certainty: 'check' as const, why: PROPOSED }
  })
  const columns = chosen.map((column) => {
    const isReplaced = column.why !== PROPOSED && column.kind !== null && taken.has(column.kind)
    if (!isReplaced || mayRepeat(column.kind ?? 'variant')) return column
    return {
      ...column,
      kind: null,
      certainty: 'skipped' as const,
      why: [{ code: 'other_fits_better' } as const],
    }
  })
  if (columns.every((column, at) => column === guess.columns[at])) return guess
  const mapping = { ...guess.mapping, columns: columns.map(({ kind }) => kind) }
  return { ...guess, columns, mapping }
}

/** Applies the better guess, except where a person has chosen something in the meantime. */
export function keepChoices(mapping: Mapping, guess: MappingGuess, better: MappingGuess): Mapping {
  const isOwn = (at: number) => mapping.columns[at] !== (guess.columns[at]?.kind ?? null)
  const chosen = new Set(mapping.columns.filter((_, at) => isOwn(at)))
  const columns = mapping.columns.map((kind, at) => {
    if (isOwn(at)) return kind
    const proposed = better.columns[at]?.kind ?? null
    const isTaken = proposed !== null && !mayRepeat(proposed) && chosen.has(proposed)
    return isTaken ? null : proposed
  })
  return { ...mapping, columns }
}
