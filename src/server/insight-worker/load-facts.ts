// Everything that insights of an audit are made from, read in one transaction and in pieces: an audit
// may have a million events.

import type { ClientBase } from 'pg'
import type { AuditFacts } from '#domain/insights/audit-facts.ts'
import type { AuditKey } from '../functions/insights/insight-service.ts'
import { loadEvents } from './load-events.ts'
import { loadHistory } from './load-history.ts'
import { loadBaseline, loadItems, loadShelves } from './load-places.ts'

export interface LoadedAudit {
  readonly facts: AuditFacts
  readonly personNames: ReadonlyMap<string, string>
}

export async function loadFacts(client: ClientBase, audit: AuditKey): Promise<LoadedAudit> {
  const items = await loadItems(client, audit)
  const shelves = await loadShelves(client, audit)
  const baseline = await loadBaseline(client, audit)
  const { events, personNames } = await loadEvents(client, audit)
  const history = await loadHistory(client, audit)
  return { facts: { items, shelves, baseline, events, history }, personNames }
}
