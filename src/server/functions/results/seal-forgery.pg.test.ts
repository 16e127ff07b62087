// A person with write access to the database, but without the key, tries to make a seal that passes the check.

import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import {
  canonicalJson,
  confirmationNumberOf,
  factsText,
  parseSealFacts,
  type SealFacts,
  unsignedFactsText,
} from '#domain/seal.ts'
import { parseSealStatement, sealStatementText } from '#domain/seal-statement.ts'
import { type ReviewedStore, World } from '#seeds/world.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import { signingKeyOf, signProof } from '#server/seals/proofs.ts'
import { act, ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { verifyExport } from '#tests/support/verify-export.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())
const seals = fixedSeals()

const LINES = [
  { name: 'Green tea', expected: 10, counted: 10, cost: 2.5 },
  { name: 'Cups', expected: 5, counted: 5, cost: 3 },
]

async function completed(shop?: Parameters<World['submittedAudit']>[0]['shop']) {
  const audit = await world.submittedAudit({ lines: LINES, ...(shop && { shop }) })
  const sealed = await world.run(audit.owner, api.audits.complete, { auditId: audit.auditId })
  return { ...audit, ...sealed }
}

interface SealRow {
  readonly confirmation_number: string
  readonly seal: string
  readonly proof: string
  readonly sequence: number
  readonly facts: unknown
}

/** Runs a statement with all rights in the database. */
async function asOperator<Row extends QueryResultRow>(text: string, values: readonly unknown[]) {
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.operator', 'on', true)`)
    const { rows } = await client.query<Row>(text, [...values])
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}

async function rowOf(auditId: string): Promise<SealRow> {
  const [row] = await asOperator<SealRow>(
    'select confirmation_number, seal, proof, sequence, facts from audit_seal where audit_id = $1',
    [auditId],
  )
  if (!row) throw new Error('No seal')
  return row
}

async function statementOf(proof: string) {
  const read = await seals.read(proof)
  const statement = read.state === 'signed' ? parseSealStatement(read.text) : null
  if (!statement) throw new Error('Not signed')
  return statement
}

const byNumber = (confirmationNumber: string) =>
  act(node, null, api.audits.verify, { confirmationNumber })

async function exportOf({ auditId, owner }: ReviewedStore, format: 'json' | 'csv') {
  return (await ask(node, owner, api.audits.exportResults, { auditId, format })).text
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function rewrite(auditId: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  const sets = Object.keys(change).map((name, at) => `${name} = $${at + 2}`)
  await asOperator(`update audit_seal set ${sets.join()} where audit_id = $1`, [
    auditId,
    ...Object.values(change),
  ])
}

test('a seal whose names were changed in the database is not believed', async () => {
  const audit = await completed()
  const { facts } = await rowOf(audit.auditId)
  const forged = { ...parseSealFacts(facts), auditName: 'Another count', completedBy: 'Nobody' }
  await rewrite(audit.auditId, { facts: canonicalJson(forged) })
  expect(await byNumber(audit.confirmationNumber)).toEqual({
    status: 'broken',
    confirmationNumber: audit.confirmationNumber,
  })
})

test('columns beside what was signed say nothing to whoever verifies', async () => {
  const audit = await completed()
  await rewrite(audit.auditId, {
    organization_name: 'Elsewhere',
    audit_name: 'Another count',
    sealed_by_name: 'Nobody',
    sealed_at: new Date(0),
    json_sha256: sha256('x'),
    csv_sha256: sha256('y'),
  })
  expect(await byNumber(audit.confirmationNumber)).toMatchObject({
    status: 'found',
    sealedAt: Date.parse(parseSealFacts((await rowOf(audit.auditId)).facts).completedAt),
    record: { auditName: 'Spring count', organizationName: 'World Goods' },
  })
})

test('whoever changes lines and makes all hashes anew has no signature for them', async () => {
  const audit = await completed()
  const row = await rowOf(audit.auditId)
  const facts = parseSealFacts(row.facts)
  await asOperator('update audit_line set counted = 3000 where audit_id = $1', [audit.auditId])
  const file = await exportOf(audit, 'csv')
  expect(await verifyExport(node, file)).toMatchObject({ status: 'altered' })

  const forgedFacts: SealFacts = { ...facts, parts: { ...facts.parts, lines: sha256(file) } }
  const hash = sha256(factsText(forgedFacts))
  const statement = sealStatementText({
    ...(await statementOf(row.proof)),
    facts: hash,
    number: confirmationNumberOf(hash),
    files: { json: sha256('json'), csv: sha256('csv') },
  })
  const stranger = signingKeyOf('cd'.repeat(32))
  const [own] = await seals.keys()
  for (const [proof, status] of [
    [row.proof, 'broken'],
    [signProof(stranger, statement), 'foreign'],
    [signProof({ ...stranger, keyId: own?.keyId ?? '' }, statement), 'broken'],
    ['no.proof.atall', 'broken'],
  ] as const) {
    await rewrite(audit.auditId, {
      confirmation_number: confirmationNumberOf(hash),
      seal: sha256(statement),
      facts: canonicalJson(forgedFacts),
      proof,
    })
    expect(await byNumber(confirmationNumberOf(hash))).toMatchObject({ status })
    expect((await verifyExport(node, await exportOf(audit, 'csv'))).status).not.toBe('valid')
    expect((await verifyExport(node, await exportOf(audit, 'json'))).status).not.toBe('valid')
  }
})

test('a file with a number of this installation and a key of its own is no file of another one', async () => {
  const audit = await completed()
  const row = await rowOf(audit.auditId)
  const statement = sealStatementText({
    ...(await statementOf(row.proof)),
    files: { json: sha256('json'), csv: sha256('invented') },
  })
  const proof = signProof(signingKeyOf('cd'.repeat(32)), statement)
  const ask = (confirmationNumber: string) =>
    node.engine.runAction(null, 'audits:verify', {
      confirmationNumber,
      sha256: sha256('invented'),
      proof,
    })
  expect(await ask(audit.confirmationNumber)).toMatchObject({ status: 'altered' })
  expect(await ask('SC-0000-0000-0000')).toMatchObject({ status: 'foreign' })
})

test('a seal without a signature is not believed once seals are signed', async () => {
  const audit = await completed()
  const facts = parseSealFacts((await rowOf(audit.auditId)).facts)
  const seal = sha256(unsignedFactsText(facts))
  const number = confirmationNumberOf(seal)
  await rewrite(audit.auditId, { seal, confirmation_number: number, proof: null, sequence: null })
  expect(await byNumber(number)).toEqual({ status: 'broken', confirmationNumber: number })
})

/** An audit sealed by a version that did not sign seals yet. */
async function sealedBefore() {
  const audit = await completed()
  const { facts: kept } = await rowOf(audit.auditId)
  const facts = { ...parseSealFacts(kept), completedAt: '2025-11-01T10:00:00.000Z' }
  const seal = sha256(unsignedFactsText(facts))
  const confirmationNumber = confirmationNumberOf(seal)
  const change = { seal, confirmation_number: confirmationNumber, proof: null, sequence: null }
  await rewrite(audit.auditId, { ...change, facts: canonicalJson(facts) })
  const files = { json: await exportOf(audit, 'json'), csv: await exportOf(audit, 'csv') }
  await rewrite(audit.auditId, {
    json_sha256: sha256(files.json.replaceAll('\n', '')),
    csv_sha256: sha256(files.csv.slice(1)),
  })
  return { ...audit, files, confirmationNumber }
}

test('an audit that was sealed before seals were signed is verified as what it is', async () => {
  const { files, confirmationNumber, auditId, owner } = await sealedBefore()
  const known = { confirmationNumber, signed: null, record: { auditName: 'Spring count' } }
  expect(await byNumber(confirmationNumber)).toMatchObject({ status: 'unsigned', ...known })
  for (const text of Object.values(files)) {
    expect(await verifyExport(node, text)).toMatchObject({ status: 'unsigned', ...known })
  }
  const forged = [
    files.json.replace('"counted":5', '"counted":999,"counted":5'),
    files.json.replace('{"conf', '{"lines":[],"conf'),
    files.json.replace('"counted":5', '"counted":5.0'),
    files.csv.replace('Cups', 'Cup'),
  ]
  for (const text of forged) {
    expect(await verifyExport(node, text)).toMatchObject({ status: 'altered' })
  }
  expect(await ask(node, owner, api.audits.getSeal, { auditId })).toMatchObject({
    sequence: null,
    exports: null,
  })
})

test('a chain begins behind the newest seal that was not signed', async () => {
  const before = await sealedBefore()
  const { rows } = await database.owner.query(
    'delete from app.seal_chain where organization_id = $1 returning sequence',
    [before.organizationId],
  )
  expect(rows).toHaveLength(1)
  const next = await completed(before)
  expect(await statementOf((await rowOf(next.auditId)).proof)).toMatchObject({
    sequence: 1,
    previous: (await rowOf(before.auditId)).seal,
  })
})

test('audits that are completed at once stand one behind the other', async () => {
  const shop = await world.shop()
  const audits: ReviewedStore[] = []
  for (let n = 0; n < 5; n += 1) {
    // A store is counted by one audit at a time, so each audit gets its own store.
    const storeId = await world.store(shop.owner, shop.organizationId, `Store ${n}`)
    audits.push(await world.submittedAudit({ shop: { ...shop, storeId }, lines: LINES }))
  }
  await Promise.all(
    audits.map(({ owner, auditId }) => world.run(owner, api.audits.complete, { auditId })),
  )
  const rows = await Promise.all(audits.map(({ auditId }) => rowOf(auditId)))
  const chain = rows.toSorted((one, other) => one.sequence - other.sequence)
  expect(chain.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
  const statements = await Promise.all(chain.map(({ proof }) => statementOf(proof)))
  expect(statements.map(({ previous }) => previous)).toEqual([
    null,
    ...chain.slice(0, -1).map(({ seal }) => seal),
  ])
  expect(statements.map(sealStatementText).map(sha256)).toEqual(chain.map(({ seal }) => seal))
})

test('the chain of another organization is out of reach', async () => {
  const [one, other] = [await world.shop(), await world.shop()]
  const client = await database.app.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.organization_id', $1, true)`, [one.organizationId])
    const read = client.query('select * from app.next_in_seal_chain($1)', [other.organizationId])
    await expect(read).rejects.toThrow('another organization')
    await client.query('rollback')
    const look = client.query('select * from app.seal_chain')
    await expect(look).rejects.toThrow('permission denied')
  } finally {
    client.release()
  }
})

test('a file whose record is gone stands by its own signature', async () => {
  const audit = await completed()
  const file = await exportOf(audit, 'json')
  await rewrite(audit.auditId, { confirmation_number: 'SC-0000-0000-0001' })
  expect(await verifyExport(node, file)).toMatchObject({
    status: 'valid',
    confirmationNumber: audit.confirmationNumber,
    record: null,
  })
})
