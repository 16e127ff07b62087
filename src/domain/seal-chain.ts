// Whether the seals of an organization form a chain: each names the previous one.

import type { SealStatement } from './seal-statement.ts'

export interface ChainedSeal {
  /** SHA-256 of the statement. */
  readonly seal: string
  readonly statement: Pick<SealStatement, 'number' | 'sequence' | 'previous'>
}

export type ChainFault =
  /** Two seals have the same position: one was inserted later, or belongs to another organization. */
  | { readonly kind: 'fork'; readonly sequence: number; readonly numbers: readonly string[] }
  /** A seal does not name the previous one that was given. */
  | { readonly kind: 'broken'; readonly number: string; readonly before: string }
  /** Seals between two of the given ones are missing. */
  | { readonly kind: 'gap'; readonly from: number; readonly to: number }
  /** A seal other than the first names no previous one. */
  | { readonly kind: 'beginning'; readonly number: string }

export interface ChainVerdict {
  readonly seals: number
  /** Positions of the first and last seal; null when there is none. */
  readonly first: number | null
  readonly last: number | null
  readonly faults: readonly ChainFault[]
}

/** In any order. The CSV and the JSON of an audit have the same seal, which counts once. */
export function checkChain(given: readonly ChainedSeal[]): ChainVerdict {
  const seals = [...new Map(given.map((one) => [one.seal, one])).values()].toSorted(
    (one, other) => one.statement.sequence - other.statement.sequence,
  )
  const faults: ChainFault[] = []
  for (const [index, { statement }] of seals.entries()) {
    const { number, sequence, previous } = statement
    if ((sequence === 1) !== (previous === null)) faults.push({ kind: 'beginning', number })
    const before = seals[index - 1]
    if (before) faults.push(...linkFaults(before, statement))
  }
  const places = seals.map(({ statement }) => statement.sequence)
  return { seals: seals.length, first: places[0] ?? null, last: places.at(-1) ?? null, faults }
}

function linkFaults(before: ChainedSeal, next: ChainedSeal['statement']): readonly ChainFault[] {
  const { number, sequence } = before.statement
  if (sequence === next.sequence) {
    return [{ kind: 'fork', sequence, numbers: [number, next.number] }]
  }
  if (next.sequence > sequence + 1) {
    return [{ kind: 'gap', from: sequence + 1, to: next.sequence - 1 }]
  }
  return next.previous === before.seal
    ? []
    : [{ kind: 'broken', number: next.number, before: number }]
}

export function describeChainFault(fault: ChainFault): string {
  switch (fault.kind) {
    case 'fork':
      return `TWO SEALS have place ${fault.sequence}: ${fault.numbers.join(' and ')}.`
    case 'broken':
      return `BROKEN: ${fault.number} does not name ${fault.before}, which stands before it.`
    case 'gap':
      return fault.from === fault.to
        ? `MISSING: the seal with place ${fault.from} was not given.`
        : `MISSING: the seals with places ${fault.from} to ${fault.to} were not given.`
    case 'beginning':
      return `BROKEN: ${fault.number} does not begin as a chain does.`
  }
}
