// Deducts from and refunds to balances, across all rows of a feature.

import type { Balance, LedgerReason } from './account.ts'
import { type Amount, amount, least, most, sum, ZERO } from './amount.ts'
import type { Catalog } from './catalog.ts'
import type { Draft } from './draft.ts'
import { intervalRank } from './interval.ts'
import { givesAccess } from './standing.ts'

export interface Target {
  readonly featureId: string
  /** Null for the whole customer, including all its entities. */
  readonly entityId: string | null
}

/** The rows of a feature that count now, in the order in which they are used. */
export function rowsOf(
  draft: Draft,
  { featureId, entityId }: Target,
  catalog: Catalog,
  now: number,
): readonly Balance[] {
  return [...draft.balances.values()]
    .filter((row) => row.featureId === featureId)
    .filter((row) => entityId === null || row.entityId === null || row.entityId === entityId)
    .filter((row) => isReachable(draft, row, entityId, catalog, now))
    .sort(inOrderOfUse)
}

function isReachable(
  draft: Draft,
  row: Balance,
  entityId: string | null,
  catalog: Catalog,
  now: number,
): boolean {
  const attached = draft.products.get(row.attachedId)
  if (!attached || !givesAccess(attached, catalog, now)) return false
  return attached.entityId === null || entityId === null || attached.entityId === entityId
}

/** Rows that reset soonest are used first; a rollover is used before the row that it came from. */
function inOrderOfUse(one: Balance, other: Balance): number {
  return (
    intervalRank(one.interval) - intervalRank(other.interval) ||
    (one.expiresAt ?? Number.POSITIVE_INFINITY) - (other.expiresAt ?? Number.POSITIVE_INFINITY) ||
    one.position - other.position ||
    (one.id < other.id ? -1 : 1)
  )
}

/** How much can still be deducted; null when there is no limit. */
export function headroom(rows: readonly Balance[]): Amount | null {
  if (rows.some(({ floor }) => floor === null)) return null
  return sum(rows.map((row) => row.balance.minus(row.floor ?? ZERO)))
}

export function hasRoomFor(rows: readonly Balance[], value: Amount): boolean {
  const room = headroom(rows)
  return rows.length > 0 && (room === null || room.gte(value))
}

export interface Movement {
  readonly at: number
  readonly eventId: string | null
  readonly reason: LedgerReason
}

/** Uses existing balances first, then overage. The caller has checked {@link hasRoomFor}. */
export function deduct(
  draft: Draft,
  rows: readonly Balance[],
  value: Amount,
  { at, eventId, reason }: Movement,
): void {
  let rest = value
  const take = (row: Balance, part: Amount) => {
    draft.post(row.id, part.neg(), reason, at, eventId)
    rest = rest.minus(part)
  }
  for (const row of rows) take(row, least(rest, most(row.balance, ZERO)))
  for (const { id } of rows) {
    const row = draft.balances.get(id)
    if (row && rest.gt(ZERO)) take(row, least(rest, roomBelow(row, rest)))
  }
}

function roomBelow(row: Balance, wanted: Amount): Amount {
  return row.floor === null ? wanted : most(row.balance.minus(row.floor), ZERO)
}

/** Refunds to the last row first, never above what a cycle starts with. */
export function refund(
  draft: Draft,
  rows: readonly Balance[],
  value: Amount,
  { at, eventId, reason }: Movement,
): Amount {
  let rest = value
  for (const row of [...rows].reverse()) {
    const missing = row.expiresAt === null ? most(row.granted.minus(row.balance), ZERO) : ZERO
    const part = least(rest, missing)
    draft.post(row.id, part, reason, at, eventId)
    rest = rest.minus(part)
  }
  return value.minus(rest)
}

/** A part of a deduction, and the row that it came from. */
export interface TakenPart {
  readonly balanceId: string
  readonly value: Amount
}

/**
 * Puts back a deduction that was not used, into the rows it came from. A row that was reset since gets at most what a
 * cycle starts with, and a row that is gone gets nothing.
 */
export function putBack(
  draft: Draft,
  parts: readonly TakenPart[],
  { at, eventId, reason }: Movement,
): void {
  for (const { balanceId, value } of parts) {
    const row = draft.balances.get(balanceId)
    if (!row) continue
    const missing = most(row.granted.minus(row.balance), ZERO)
    draft.post(balanceId, least(value, missing), reason, at, eventId)
  }
}

/**
 * Sets the usage of a feature to what the product holds; usage above the granted amount shows as a negative balance.
 */
export function observe(draft: Draft, rows: readonly Balance[], count: number, at: number): void {
  const own = rows.filter(({ expiresAt }) => expiresAt === null)
  const used = sum(own.map((row) => row.granted.minus(row.balance)))
  const more = amount(count).minus(used)
  const movement: Movement = { at, eventId: null, reason: 'observed' }
  if (more.lt(ZERO)) refund(draft, own, more.neg(), movement)
  if (!more.gt(ZERO)) return
  const there = sum(own.map((row) => most(row.balance, ZERO)))
  deduct(draft, own, least(more, there), movement)
  const last = own.at(-1)
  const debt = more.minus(least(more, there))
  if (last && debt.gt(ZERO)) draft.post(last.id, debt.neg(), 'observed', at)
}
