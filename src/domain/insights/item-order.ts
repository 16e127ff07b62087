// The order of items on a shelf: as scanned last time, otherwise as in the file.

import type { AuditLine, CountedAudit } from './counted-audit.ts'

/** The share of items that must have been there last time for its order to be used. */
const KNOWN_SHARE = 0.6

/** Expected lines by shelf, in order; without shelves whose contents are unknown. */
export type ItemOrder = ReadonlyMap<string, readonly AuditLine[]>

export function linesInOrder(audit: CountedAudit): ItemOrder {
  const earlier = earlierOrders(audit)
  const shelves = new Map<string, AuditLine[]>()
  for (const line of audit.lines) {
    if (!line.isExpected || line.expected <= 0) continue
    for (const shelfId of homesOf(line, earlier)) {
      const lines = shelves.get(shelfId)
      if (lines) lines.push(line)
      else shelves.set(shelfId, [line])
    }
  }
  return new Map([...shelves].map(([id, lines]) => [id, ordered(lines, earlier.shelves.get(id))]))
}

interface EarlierOrders {
  /** Item to position, by shelf. */
  readonly shelves: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Shelves by store and item, from the newest audit that has any. */
  readonly homes: ReadonlyMap<string, readonly string[]>
}

function earlierOrders({ facts, lines }: CountedAudit): EarlierOrders {
  const needsHomes = lines.some(({ shelfId }) => shelfId === null)
  const shelves = new Map<string, Map<string, number>>()
  const homes = new Map<string, string[]>()
  for (const { counts } of facts.history) {
    const knownShelves = new Set(shelves.keys())
    const knownItems = new Set(homes.keys())
    for (const { storeId, itemId, shelfId, order } of counts) {
      if (needsHomes) {
        const key = `${storeId} ${itemId}`
        if (!knownItems.has(key)) homes.set(key, [...(homes.get(key) ?? []), shelfId])
      }
      if (order === null || knownShelves.has(shelfId)) continue
      const places = shelves.get(shelfId)
      if (places) places.set(itemId, order)
      else shelves.set(shelfId, new Map([[itemId, order]]))
    }
  }
  return { shelves, homes }
}

/** Only an item with a single home can be missed there; of two homes, one may simply be empty. */
function homesOf(line: AuditLine, { homes }: EarlierOrders): readonly string[] {
  if (line.shelfId !== null) return [line.shelfId]
  const known = homes.get(`${line.storeId} ${line.itemId}`) ?? []
  return known.length === 1 ? known : []
}

/** Items that were not there last time go after the item that they follow in the file. */
function ordered(
  lines: readonly AuditLine[],
  places: ReadonlyMap<string, number> | undefined,
): readonly AuditLine[] {
  const known: AuditLine[] = []
  const followers = new Map<AuditLine | undefined, AuditLine[]>()
  for (const line of lines) {
    const before = known.at(-1)
    if (places?.has(line.itemId)) known.push(line)
    else followers.set(before, [...(followers.get(before) ?? []), line])
  }
  if (!places || known.length < lines.length * KNOWN_SHARE) return lines
  const placeOf = ({ itemId }: AuditLine) => places.get(itemId) ?? 0
  known.sort((one, other) => placeOf(one) - placeOf(other) || one.index - other.index)
  const behind = (line: AuditLine | undefined) => followers.get(line) ?? []
  return [...behind(undefined), ...known.flatMap((line) => [line, ...behind(line)])]
}
