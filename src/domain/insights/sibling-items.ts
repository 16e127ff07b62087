// Which items are variants of one product: according to the catalogue, or if their names agree in all words but one.

import type { ItemFacts } from './audit-facts.ts'

/** More than this are a product range rather than variants of one product. */
const LARGEST_FAMILY = 16
const FEWEST_COMMON_WORDS = 2

/** Siblings by item, without the item itself. */
export function siblingsOf(items: readonly ItemFacts[]): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>()
  for (const item of items) {
    for (const key of familyKeys(item)) {
      const family = families.get(key)
      if (family) family.push(item.id)
      else families.set(key, [item.id])
    }
  }
  const siblings = new Map<string, Set<string>>()
  for (const family of families.values()) {
    if (family.length < 2 || family.length > LARGEST_FAMILY) continue
    for (const one of family) add(siblings, one, family)
  }
  return new Map([...siblings].map(([id, others]) => [id, [...others].sort()]))
}

function add(siblings: Map<string, Set<string>>, one: string, family: readonly string[]): void {
  const others = siblings.get(one) ?? new Set()
  siblings.set(one, others)
  for (const other of family) if (other !== one) others.add(other)
}

function familyKeys(item: ItemFacts): readonly string[] {
  if (item.family !== null) return [`= ${item.family}`]
  const words = item.name.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length <= FEWEST_COMMON_WORDS) return []
  const category = item.category ?? ''
  return words.map((_, at) => `${category} ${at} ${words.toSpliced(at, 1, '…').join(' ')}`)
}
