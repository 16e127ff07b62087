// Adds titles, sentences and names to insights, and limits them to fit into one row.

import type { AuditFacts } from '#domain/insights/audit-facts.ts'
import type { Insights } from '#domain/insights/finding.ts'
import { describeFinding } from '#domain/insights/finding-words.ts'
import type { StoredInsights } from '../functions/insights/insight-result.ts'

/** Nobody reads longer lists; the total is stored with them. */
const MOST_FINDINGS = 400
const MOST_RANKED = 200

export function insightsToStore(
  { findings, ranking }: Insights,
  facts: AuditFacts,
  personNames: ReadonlyMap<string, string>,
): StoredInsights {
  const items = new Map(facts.items.map((item) => [item.id, item]))
  const shelves = new Map(facts.shelves.map((shelf) => [shelf.id, shelf.name]))
  const used = { items: new Set<string>(), shelves: new Set<string>(), people: new Set<string>() }
  const names = {
    item: (id: string) => {
      used.items.add(id)
      return items.get(id)?.name ?? 'an item'
    },
    shelf: (id: string) => {
      used.shelves.add(id)
      return shelves.get(id) ?? 'a shelf'
    },
    person: (id: string) => {
      used.people.add(id)
      return personNames.get(id) ?? 'somebody'
    },
  }
  const shownRanking = ranking.slice(0, MOST_RANKED)
  const shown = findings.slice(0, MOST_FINDINGS).map((finding) => ({
    ...describeFinding(finding, names),
    finding,
  }))
  for (const { itemId, shelfId } of [
    ...shownRanking,
    ...shown.flatMap((one) => one.finding.lines),
  ]) {
    used.items.add(itemId)
    if (shelfId !== null) used.shelves.add(shelfId)
  }
  return {
    findings: shown,
    totalFindings: findings.length,
    ranking: shownRanking,
    totalRanked: ranking.length,
    names: {
      items: Object.fromEntries(
        [...used.items].map((id) => {
          const { name = 'an item', sku = null } = items.get(id) ?? {}
          return [id, { name, sku }]
        }),
      ),
      shelves: Object.fromEntries(
        [...used.shelves].map((id) => [id, shelves.get(id) ?? 'a shelf']),
      ),
      people: Object.fromEntries(
        [...used.people].flatMap((id) => {
          const name = personNames.get(id)
          return name === undefined ? [] : [[id, name]]
        }),
      ),
    },
  }
}
