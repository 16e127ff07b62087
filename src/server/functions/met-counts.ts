// What this node has met where somebody counts: who that is, how the shelf stands, and what codes stand
// for. The next count there is supposed to find the same. Nothing here is trusted: the database records what
// was decided by it only where all of it is so.

import type { Milli } from '#domain/quantity.ts'
import { RecentlyUsed } from '#server/queries/recently-used.ts'
import type { CountKeys, PlainPlace } from '#server/queries/recording-facts.ts'
import { totalKey } from './recording-facts.ts'
import type { Identity, Viewer } from './viewer.ts'

interface MetShelf {
  readonly viewer: Viewer
  readonly place: PlainPlace
  /** Of whatever was counted there through this node. */
  readonly totals: Map<string, Milli>
}

type MetCode = Pick<PlainPlace, 'itemId' | 'quantity' | 'isUnexpected'>

const KEPT_SHELVES = 2_000
const KEPT_CODES = 50_000
const shelves = new RecentlyUsed<MetShelf>(KEPT_SHELVES)
const codes = new RecentlyUsed<MetCode>(KEPT_CODES)

/** Answers with the totals of the shelf: whoever counts on keeps them up for the next. */
export function meetCount(
  viewer: Viewer,
  place: PlainPlace,
  { auditAssignmentId, key }: CountKeys,
): Map<string, Milli> {
  const { itemId, quantity, isUnexpected, counted } = place
  const shelf = shelfKey(viewer, auditAssignmentId)
  const totals = shelves.get(shelf)?.totals ?? new Map<string, Milli>()
  const total = totalKey(auditAssignmentId, itemId)
  if (counted === null) totals.delete(total)
  else totals.set(total, counted)
  shelves.set(shelf, { viewer, place, totals })
  codes.set(codeKey(place, key), { itemId, quantity, isUnexpected })
  return totals
}

/** Undefined: nobody has met this person there, or this code in this audit. */
export function supposeCount(
  identity: Identity,
  event: CountKeys,
): { readonly viewer: Viewer; readonly place: PlainPlace } | undefined {
  const { auditAssignmentId } = event
  const shelf = shelves.get(shelfKey(identity, auditAssignmentId))
  if (!shelf) return undefined
  const code = codes.get(codeKey(shelf.place, event.key))
  if (!code) return undefined
  const counted = shelf.totals.get(totalKey(auditAssignmentId, code.itemId)) ?? null
  return { viewer: shelf.viewer, place: { ...shelf.place, ...code, counted } }
}

function shelfKey({ sessionId }: Identity, assignmentId: string): string {
  return `${sessionId} ${assignmentId}`
}

/** What is unexpected goes by the audit and the store. */
function codeKey({ auditId, storeId }: PlainPlace, key: string | undefined): string {
  return `${auditId} ${storeId} ${key}`
}
