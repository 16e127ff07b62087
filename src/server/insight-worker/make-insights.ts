// Makes the insights of one audit, on a connection of its own, and stores them.

import type { ClientBase } from 'pg'
import pg from 'pg'
import type { AuditFacts } from '#domain/insights/audit-facts.ts'
import { findInsights } from '#domain/insights/find-insights.ts'
import type { Insights } from '#domain/insights/finding.ts'
import { formerFindingKey } from '#domain/insights/finding-key.ts'
import { type ConnectionTarget, newClient } from '../db/connection-target.ts'
import { deadlinesOf, driverDeadlines, LONG_STATEMENT_MS } from '../db/deadlines.ts'
import { APP_ROLE } from '../db/roles.ts'
import {
  parseStoredInsights,
  type StoredFinding,
  type StoredInsights,
} from '../functions/insights/insight-result.ts'
import type { AuditKey } from '../functions/insights/insight-service.ts'
import { FACTS_KEY } from '../queries/insights/insights.ts'
import { insightsToStore } from './insights-to-store.ts'
import { loadEvents } from './load-events.ts'
import { loadHistory } from './load-history.ts'
import { loadBaseline, loadItems, loadShelves } from './load-places.ts'

export async function makeInsights(connection: ConnectionTarget, audit: AuditKey): Promise<void> {
  const began = Date.now()
  const client = newClient(connection, {
    ...driverDeadlines(deadlinesOf(LONG_STATEMENT_MS)),
    options: `-c role=${APP_ROLE} -c jit=off -c statement_timeout=${LONG_STATEMENT_MS}`,
    types: { getTypeParser },
  })
  await client.connect()
  try {
    const { key, loaded } = await read(client, audit)
    const insights: Insights = findInsights(loaded.facts)
    const stored = insightsToStore(insights, loaded.facts, loaded.personNames)
    await store(client, audit, { key, stored, tookMs: Date.now() - began })
  } finally {
    await client.end()
  }
}

async function read(
  client: pg.Client,
  audit: AuditKey,
): Promise<{ readonly key: string; readonly loaded: LoadedAudit }> {
  await client.query('begin isolation level repeatable read read only')
  await enter(client, audit)
  const { rows } = await client.query<{ key: string }>(FACTS_KEY, [audit.auditId])
  const loaded = await loadFacts(client, audit)
  await client.query('commit')
  return { key: rows[0]?.key ?? '', loaded }
}

interface Made {
  readonly key: string
  readonly stored: StoredInsights
  readonly tookMs: number
}

async function store(client: pg.Client, audit: AuditKey, { key, stored, tookMs }: Made) {
  const { organizationId, auditId } = audit
  await client.query('begin')
  await enter(client, audit)
  const findings = await datedFindings(client, audit, stored)
  await client.query(
    `insert into insight_run (organization_id, audit_id, facts_key, result, computed_at, took_ms)
     values ($1, $2, $3, $4, now(), $5)
     on conflict (organization_id, audit_id) do update set facts_key = excluded.facts_key,
       result = excluded.result, computed_at = excluded.computed_at, took_ms = excluded.took_ms`,
    [organizationId, auditId, key, JSON.stringify({ ...stored, findings }), tookMs],
  )
  await adoptDismissals(client, audit, stored)
  await client.query('commit')
}

/** A finding that is there already keeps its time. */
async function datedFindings(
  client: pg.Client,
  { organizationId, auditId }: AuditKey,
  { findings }: StoredInsights,
): Promise<readonly StoredFinding[]> {
  const { rows } = await client.query<{
    readonly now: Date
    readonly result: unknown
    readonly computed_at: Date | null
  }>(
    `select now() as now, r.result, r.computed_at from (values (true)) as one
     left join insight_run r on r.organization_id = $1 and r.audit_id = $2`,
    [organizationId, auditId],
  )
  const [
    { now, result, computed_at: before } = { now: new Date(), result: null, computed_at: null },
  ] = rows
  const known = new Map(
    parseStoredInsights(result).findings.map(({ finding, foundAtMs }) => [
      finding.key,
      foundAtMs ?? before?.getTime(),
    ]),
  )
  return findings.map((one) => ({
    ...one,
    foundAtMs:
      known.get(one.finding.key) ?? known.get(formerFindingKey(one.finding)) ?? now.getTime(),
  }))
}

/** A finding that was dismissed under its earlier key stays dismissed under its current one. */
async function adoptDismissals(
  client: pg.Client,
  { organizationId, auditId }: AuditKey,
  { findings }: StoredInsights,
): Promise<void> {
  const keys = findings
    .map(({ finding }) => ({ former: formerFindingKey(finding), key: finding.key }))
    .filter(({ former, key }) => former !== key)
  if (keys.length === 0) return
  await client.query(
    `update insight_dismissal d set finding_key = k.key
     from jsonb_to_recordset($3) as k (former text, key text)
     where d.organization_id = $1 and d.audit_id = $2 and d.finding_key = k.former
       and not exists (select from insight_dismissal known where known.organization_id = $1
         and known.audit_id = $2 and known.finding_key = k.key)`,
    [organizationId, auditId, JSON.stringify(keys)],
  )
}

/** Enters the organization, because row-level security applies here too. */
async function enter(client: pg.Client, { organizationId }: AuditKey): Promise<void> {
  await client.query(`select set_config('app.organization_id', $1, true)`, [organizationId])
}

const INT8 = 20

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return Number
  return pg.types.getTypeParser(oid, format as 'text')
}

// Everything that insights of an audit are made from. Read in one transaction, in pieces, because an audit may have a
// million events.
interface LoadedAudit {
  readonly facts: AuditFacts
  readonly personNames: ReadonlyMap<string, string>
}

async function loadFacts(client: ClientBase, audit: AuditKey): Promise<LoadedAudit> {
  const items = await loadItems(client, audit)
  const shelves = await loadShelves(client, audit)
  const baseline = await loadBaseline(client, audit)
  const { events, personNames } = await loadEvents(client, audit)
  const history = await loadHistory(client, audit)
  return { facts: { items, shelves, baseline, events, history }, personNames }
}
