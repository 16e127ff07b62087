// Every function of the product against every kind of caller, with a net under the live queries.

import { afterAll, describe, expect, test } from 'vitest'
import { ALL_CONTRACTS, api } from '#contract/api.ts'
import type { AnyContract } from '#contract/define.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type Person, World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startLiveNode, testBilling, token } from '#tests/support/live-node.ts'
import { staleAnswers } from '#tests/support/staleness.ts'
import { missingImplementations } from './registry.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop({ name: 'Home' })
const otherShop = await world.shop({ name: 'Away' })
const secondStore = await world.store(shop.owner, shop.organizationId, 'Second store')
const people = {
  owner: shop.owner,
  manager: await world.teamMember(shop, 'manager'),
  scanner: await world.teamMember(shop, 'scanner'),
  'manager of another store': await world.teamMember({ ...shop, storeId: secondStore }, 'manager'),
  'owner of another organization': otherShop.owner,
  nobody: undefined,
}
type Caller = keyof typeof people

const room = await world.room(shop, 'Matrix room', ['M-1', 'M-2'])
const shelfIds = await idsOf('select id from shelf where room_id = $1 order by position', room.id)
const [shelfId = ''] = shelfIds
const admin = await world.person()
await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [admin.id])
await database.owner.query(`update auth."user" set "emailVerified" = true where id = $1`, [
  shop.owner.id,
])

async function idsOf(text: string, ...values: unknown[]): Promise<string[]> {
  const { rows } = await database.owner.query<{ id: string }>(text, values)
  return rows.map(({ id }) => id)
}

const orgId = shop.organizationId
const tea = await world.run(shop.owner, api.items.upsert, { orgId, name: 'Tea' })
const { storeId } = shop
const invite = (email: string | null) => ({
  orgId,
  email,
  role: 'member' as const,
  stores: [{ storeId, role: 'scanner' as const }],
})
const freshInvitation = () => world.run(shop.owner, api.invitations.create, invite(null))

// One audit that everybody counts in, with shelves for those who need one of their own.
const home = { shop, manager: people.manager, scanner: people.scanner }
const count = await world.runningAudit({ ...home, shelves: 40 })
const { auditId } = count
const shelvesToTake = [...count.auditAssignmentIds]
const freshShelf = () => shelvesToTake.pop() ?? ''
const heldShelf = freshShelf()
await world.run(people.scanner, api.auditAssignments.createSelfAssignment, {
  auditAssignmentId: heldShelf,
  deviceId: 'device-1',
})
const scan = (facts: Partial<SentScanEvent> = {}) =>
  world.scan(heldShelf, { code: freshCode(), ...facts })
const withoutKind = ({ kind: _kind, ...event }: SentScanEvent) => event
const submitted = async () => {
  const audit = await world.runningAudit(home)
  const waivers = [{ point: 'coverage' as const, name: 'Dana', reason: 'Closed' }]
  const args = { auditId: audit.auditId, status: 'submitted' as const, waivers }
  await world.run(shop.owner, api.audits.updateStatus, args)
  return audit
}

const reviewed = () =>
  world.submittedAudit({
    ...home,
    lines: [
      { expected: 10, counted: 8 },
      { expected: 5, counted: 5 },
    ],
  })
const lineOf = async () => {
  const audit = await reviewed()
  return { auditId: audit.auditId, storeId: audit.storeId, itemId: audit.itemIds[0] ?? '' }
}
const ACCEPT = { decision: 'accept', reasonCode: 'miscount' } as const
const completed = async () => {
  const line = await lineOf()
  await world.run(shop.owner, api.audits.decideLine, {
    ...line,
    seenVersion: 0,
    ...ACCEPT,
    note: null,
  })
  await world.run(shop.owner, api.audits.complete, { auditId: line.auditId })
  return { auditId: line.auditId }
}
const sealedAudit = await completed()
const laterSealedAudit = await completed()
const reviewedLine = await lineOf()

const billing = await testBilling(database)
/** A page of the sandbox on which the owner leaves a card. */
const freshCheckout = async () =>
  (await billing.setupPayment(orgId, {})).url.split('/').at(-1) ?? ''
/** Something that a payment provider has reported. */
const freshProviderEvent = async () => {
  const id = `evt_${crypto.randomUUID()}`
  await database.owner.query(
    `insert into house.provider_event (id, type, payload, status, created_at)
     values ($1, 'invoice.paid', '{}', 'ignored', now())`,
    [id],
  )
  return id
}
const freshReferralCode = async () =>
  (await billing.createReferralCode((await world.shop()).organizationId, 'friends')).code

// A file with one bad row, in whatever state an import can be: its jobs do not run here.
const importFileId = crypto.randomUUID()
await database.owner.query(
  `insert into file (organization_id, id, name, mime, size_bytes, sha256, created_by)
   values ($1, $2, 'stock.csv', 'text/csv', 20, '\\x00', $3)`,
  [orgId, importFileId, shop.owner.id],
)
const importReading = {
  format: { kind: 'text', encoding: 'utf-8', delimiter: ',', sheet: null },
  headers: ['SKU', 'Qty'],
  mapping: {
    columns: ['sku', 'quantity'],
    headerRows: 1,
    decimal: '.',
    site: null,
    gtins: false,
  },
}
async function freshImport(
  status: string,
  place: { storeId: string; auditId: string | null } = { storeId, auditId: null },
): Promise<string> {
  const { format, headers, mapping } = importReading
  const [id = ''] = await idsOf(
    `insert into import (organization_id, id, store_id, audit_id, kind, status, file_id, file_name,
       file_sha256, file_bytes, format, headers, mapping)
     values ($1, gen_random_uuid(), $2, $3, 'baseline', $4, $5, 'stock.csv', 'none', 20, $6, $7, $8)
     returning id`,
    ...[orgId, place.storeId, place.auditId, status, importFileId],
    ...[format, headers, mapping].map((value) => JSON.stringify(value)),
  )
  await database.owner.query(
    `insert into import_row (organization_id, import_id, row_number, errors, sku, cells)
     values ($1, $2, 2, '{quantity_not_a_number}', 'A', '["A", "x"]')`,
    [orgId, id],
  )
  return id
}
const checkedImport = await freshImport('checked')

// An audit whose insights are kept, with one finding in it.
const FINDING_KEY = 'matrix finding'
await database.owner.query(
  `insert into insight_run (organization_id, audit_id, facts_key, result, computed_at, took_ms)
   values ($1, $2, 'old', $3, now(), 1)`,
  [orgId, reviewedLine.auditId, JSON.stringify(insightsWith(FINDING_KEY, reviewedLine.storeId))],
)
function insightsWith(key: string, inStore: string) {
  const evidence = { eventIds: [], figures: {} }
  const finding = { kind: 're_read', key, storeId: inStore, lines: [], evidence, confidence: 1 }
  return {
    findings: [{ title: 'A finding', sentence: 'It is there.', finding }],
    totalFindings: 1,
    ranking: [],
    totalRanked: 0,
    names: { items: {}, shelves: {} },
  }
}

const NOBODY = { nobody: 'unauthenticated' } as const
const STRANGERS = { ...NOBODY, 'owner of another organization': 'not_found' } as const
/** Refusals of what the whole team of a store may do, and of what its managers may do. */
const TEAM_ONLY = { ...STRANGERS, 'manager of another store': 'not_found' } as const
const MANAGERS_ONLY = { ...TEAM_ONLY, scanner: 'forbidden' } as const
const OWNERS_ONLY = {
  ...STRANGERS,
  manager: 'forbidden',
  scanner: 'forbidden',
  'manager of another store': 'forbidden',
} as const
const OPERATOR_ONLY = {
  ...NOBODY,
  owner: 'not_found',
  manager: 'not_found',
  scanner: 'not_found',
  'manager of another store': 'not_found',
  'owner of another organization': 'not_found',
} as const

/** Of those here only the owner has shown whose mailbox theirs is. */
const ADDRESSEE_ONLY = {
  ...NOBODY,
  manager: 'not_found',
  scanner: 'not_found',
  'manager of another store': 'not_found',
  'owner of another organization': 'not_found',
} as const

/** What a sandbox page belongs to is shown to its owners; everybody else is told that it is not there. */
const OWNERS_OF_PAGE = {
  ...STRANGERS,
  manager: 'not_found',
  scanner: 'not_found',
  'manager of another store': 'not_found',
} as const

/** Whoever manages some store looks after the catalogue. */
const CATALOGUE_REFUSALS = { ...STRANGERS, scanner: 'forbidden' } as const

type Refusals = Partial<Record<Caller, string>>

/** Arguments that would do for somebody who may, and what each other caller is told. */
const ROWS: readonly {
  readonly contract: AnyContract
  readonly args: () => unknown
  readonly refused: Refusals
}[] = [
  row(api.ai.getSettings, STRANGERS, { orgId }),
  row(api.ai.setEnabled, OWNERS_ONLY, { orgId, enabled: true }),
  row(api.ai.listRequests, OWNERS_ONLY, { orgId }),
  row(api.ai.getModel, NOBODY, {}),
  // Blind is the default: no way of asking tells counters what the results do not.
  row(api.ai.getSummary, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
  row(api.ai.summarize, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
  row(api.ai.ask, MANAGERS_ONLY, { auditId: reviewedLine.auditId, question: 'What is missing?' }),
  row(api.ai.proposeMapping, MANAGERS_ONLY, {
    storeId,
    kind: 'baseline',
    decimal: '.',
    columns: [{ header: 'Qty', samples: ['1'] }],
  }),
  row(api.insights.list, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
  row(api.insights.getEvidence, MANAGERS_ONLY, {
    auditId: reviewedLine.auditId,
    findingKey: FINDING_KEY,
  }),
  row(api.insights.refresh, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
  row(api.insights.dismiss, MANAGERS_ONLY, {
    auditId: reviewedLine.auditId,
    findingKey: FINDING_KEY,
    reason: 'Looked at the shelf',
  }),
  row(api.insights.restore, MANAGERS_ONLY, {
    auditId: reviewedLine.auditId,
    findingKey: FINDING_KEY,
  }),
  row(api.audits.getDetails, TEAM_ONLY, { auditId }),
  row(api.audits.getActive, STRANGERS, { orgId }),
  row(api.audits.getAuditHistory, CATALOGUE_REFUSALS, { orgId }),
  row(api.audits.getByStore, TEAM_ONLY, { storeId: count.storeId }),
  row(api.audits.getDashboard, MANAGERS_ONLY, { auditId }),
  row(api.audits.getChecklist, MANAGERS_ONLY, { auditId }),
  row(api.audits.getActivity, MANAGERS_ONLY, { auditId }),
  row(api.audits.create, MANAGERS_ONLY, { orgId, storeIds: [storeId], name: 'Count' }),
  row(api.audits.importAuditBaseline, MANAGERS_ONLY, async () => {
    const audit = await world.draftAudit(home)
    return { auditId: audit.auditId, importId: await freshImport('checked', audit) }
  }),
  row(api.audits.start, MANAGERS_ONLY, async () => ({
    auditId: (await world.draftAudit(home)).auditId,
  })),
  row(api.audits.stop, MANAGERS_ONLY, async () => ({
    auditId: (await world.runningAudit(home)).auditId,
    reason: 'Fire drill',
  })),
  row(api.audits.updateStatus, MANAGERS_ONLY, async () => ({
    auditId: (await world.runningAudit(home)).auditId,
    status: 'cancelled',
    reason: 'Wrong day',
  })),
  row(api.audits.reopenSubmittedAudit, MANAGERS_ONLY, async () => {
    const audit = await submitted()
    const { auditAssignmentIds } = audit
    return { auditId: audit.auditId, reason: 'Shelf missed', auditAssignmentIds }
  }),
  // Blind is the default, and a blind count tells its counters nothing.
  row(api.audits.getResults, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
  row(api.audits.getVariances, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
  row(api.audits.getVarianceGroups, MANAGERS_ONLY, {
    auditId: reviewedLine.auditId,
    groupBy: 'shelf',
  }),
  row(api.audits.getLine, MANAGERS_ONLY, reviewedLine),
  row(api.audits.decideLine, MANAGERS_ONLY, async () => ({
    ...(await lineOf()),
    seenVersion: 0,
    ...ACCEPT,
  })),
  row(api.audits.decideLines, MANAGERS_ONLY, async () => {
    const { auditId: id, ...line } = await lineOf()
    return { auditId: id, lines: [{ ...line, seenVersion: 0 }], ...ACCEPT }
  }),
  row(api.audits.getRecountPlan, MANAGERS_ONLY, { auditId, auditAssignmentIds: [heldShelf] }),
  row(api.audits.requestRecount, MANAGERS_ONLY, async () => {
    const { auditId: id, ...line } = await lineOf()
    return { auditId: id, lines: [line], reason: 'Far off' }
  }),
  row(api.audits.complete, MANAGERS_ONLY, async () => ({ auditId: (await submitted()).auditId })),
  row(api.audits.createCorrection, MANAGERS_ONLY, async () => ({
    ...(await completed()),
    reason: 'A pallet was missed',
  })),
  row(api.audits.getSeal, MANAGERS_ONLY, sealedAudit),
  row(api.audits.verify, {}, { confirmationNumber: 'SC-0000-0000-0000' }),
  row(api.audits.exportResults, MANAGERS_ONLY, { ...sealedAudit, format: 'json' }),
  row(api.auditAssignments.getAssignmentsWithProgress, TEAM_ONLY, { auditId }),
  row(api.auditAssignments.getByUser, STRANGERS, { userId: people.scanner.id }),
  row(api.auditAssignments.getRounds, MANAGERS_ONLY, { auditAssignmentId: heldShelf }),
  row(api.auditAssignments.getUserScannerAssignments, TEAM_ONLY, { storeId: count.storeId }),
  row(api.auditAssignments.create, MANAGERS_ONLY, {
    auditId,
    userId: people.scanner.id,
    roomIds: [count.roomId],
  }),
  row(api.auditAssignments.remove, MANAGERS_ONLY, () => ({ auditAssignmentId: freshShelf() })),
  row(api.auditAssignments.removeRoomAndShelves, MANAGERS_ONLY, async () => {
    const audit = await world.runningAudit(home)
    return { auditId: audit.auditId, roomId: audit.roomId }
  }),
  row(api.auditAssignments.createSelfAssignment, TEAM_ONLY, async () => {
    const [auditAssignmentId] = (await world.runningAudit(home)).auditAssignmentIds
    return { auditAssignmentId, deviceId: 'device-1' }
  }),
  row(api.auditAssignments.updateStatus, MANAGERS_ONLY, async () => {
    const [auditAssignmentId] = (await world.runningAudit(home)).auditAssignmentIds
    return { auditAssignmentId, status: 'excluded', reason: 'Locked' }
  }),
  row(api.auditAssignments.resetAssignment, MANAGERS_ONLY, () => ({
    auditAssignmentId: freshShelf(),
  })),
  row(api.auditAssignments.heartbeat, TEAM_ONLY, {
    auditAssignmentId: heldShelf,
    deviceId: 'device-1',
    unsentEvents: 2,
  }),
  row(api.scanEvents.getItemCount, TEAM_ONLY, { auditId, itemId: tea.id, auditItemId: null }),
  row(api.scanEvents.getByAssignment, TEAM_ONLY, { auditAssignmentId: heldShelf }),
  row(api.scanEvents.getUserHistory, TEAM_ONLY, { storeId: count.storeId }),
  row(api.scanEvents.recordCount, TEAM_ONLY, () => scan()),
  row(api.scanEvents.updateQuantity, TEAM_ONLY, () => {
    const { entered: quantity = 0, ...event } = withoutKind(scan())
    return { ...event, quantity, replaces: null }
  }),
  row(api.scanEvents.void, TEAM_ONLY, () => {
    const { code: _code, entered: _entered, ...event } = withoutKind(scan())
    return { ...event, eventId: crypto.randomUUID() }
  }),
  row(api.scanEvents.recordMany, NOBODY, () => ({ events: [scan(), scan()] })),
  row(api.scanEvents.listUnknown, MANAGERS_ONLY, { auditId }),
  row(api.scanEvents.resolveUnknown, MANAGERS_ONLY, async () => ({
    auditId,
    unknownId: await freshUnknown(),
    resolution: { kind: 'junk' },
  })),
  row(api.scanEvents.listQuarantined, MANAGERS_ONLY, { auditId }),
  row(api.scanEvents.releaseQuarantined, MANAGERS_ONLY, async () => ({
    auditId: await auditWithLateCount(),
    accept: true,
    reason: 'Counted in time',
    deviceId: 'device-1',
  })),
  row(api.journal.list, CATALOGUE_REFUSALS, { orgId }),
  row(api.reports.list, CATALOGUE_REFUSALS, { orgId }),
  row(api.reports.getSummary, CATALOGUE_REFUSALS, { orgId }),
  row(api.reports.listCounters, STRANGERS, { orgId }),
  row(api.reports.compare, MANAGERS_ONLY, {
    orgId,
    auditIds: [sealedAudit.auditId, laterSealedAudit.auditId],
  }),
  row(api.reports.listComparedLines, MANAGERS_ONLY, {
    orgId,
    auditIds: [sealedAudit.auditId, laterSealedAudit.auditId],
  }),
  row(api.reports.getDocument, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
  row(api.reports.listLineKeys, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
  row(api.reports.getLines, MANAGERS_ONLY, {
    auditId: reviewedLine.auditId,
    keys: [`${reviewedLine.storeId}/${reviewedLine.itemId}`],
  }),
  row(api.reports.getCountSheets, MANAGERS_ONLY, {
    auditId: reviewedLine.auditId,
    storeId: reviewedLine.storeId,
  }),
  row(api.labels.ofShelves, MANAGERS_ONLY, { storeId }),
  row(api.labels.ofItems, CATALOGUE_REFUSALS, { orgId }),
  row(api.labels.templates, TEAM_ONLY, { storeId }),
  row(api.labels.saveTemplates, MANAGERS_ONLY, { storeId, templates: ['28IIIIIWWWWWC'] }),
  row(api.devices.getAssignmentPack, TEAM_ONLY, { auditId }),
  row(api.devices.getCatalogue, TEAM_ONLY, { auditId }),
  row(api.devices.getExpectedHere, TEAM_ONLY, { auditAssignmentId: heldShelf }),
  row(api.auth.changePassword, NOBODY, {
    currentPassword: 'old-word',
    newPassword: 'new-password',
  }),
  row(api.auth.deleteCurrentUserAccount, NOBODY, {}),
  row(api.auth.revokeLogin, NOBODY, { loginId: room.id }),
  row(api.billing.createCustomer, STRANGERS, { orgId }),
  row(api.billing.check, STRANGERS, { orgId, featureId: 'audits' }),
  // The plans of the product let no browser report usage.
  row(api.billing.track, { ...OWNERS_ONLY, owner: 'forbidden' }, { orgId, featureId: 'audits' }),
  row(api.billing.query, STRANGERS, { orgId, featureId: 'audits', range: '7d' }),
  row(api.billing.getEntity, { ...OWNERS_OF_PAGE, owner: 'not_found' }, { orgId, entityId: 'x' }),
  row(api.billing.listProducts, {}, {}),
  row(api.billing.attach, OWNERS_ONLY, { orgId, productId: 'business', forceCheckout: true }),
  row(api.billing.checkout, OWNERS_ONLY, { orgId, productId: 'team' }),
  row(api.billing.cancel, OWNERS_ONLY, async () => {
    await billing.give(orgId, 'business')
    return { orgId, productId: 'business' }
  }),
  row(api.billing.billingPortal, OWNERS_ONLY, { orgId }),
  row(api.billing.setupPayment, OWNERS_ONLY, { orgId }),
  // Members are counted by the product itself, and nothing else of the plans has entities.
  row(
    api.billing.createEntity,
    { ...OWNERS_ONLY, owner: 'invalid_argument' },
    { orgId, id: 'seat', featureId: 'members' },
  ),
  row(api.billing.deleteEntity, { ...OWNERS_ONLY, owner: 'not_found' }, { orgId, entityId: 'x' }),
  row(api.billing.createReferralCode, OWNERS_ONLY, { orgId, programId: 'friends' }),
  row(api.billing.redeemReferralCode, OWNERS_ONLY, async () => ({
    orgId,
    code: await freshReferralCode(),
  })),
  row(api.billing.getRevision, STRANGERS, { orgId }),
  row(api.billing.listOverdue, OWNERS_ONLY, { orgId }),
  row(api.billing.confirmCheckout, OWNERS_OF_PAGE, async () => ({
    sessionId: await freshCheckout(),
  })),
  row(api.billing.getSandboxCheckout, OWNERS_OF_PAGE, async () => ({
    sessionId: await freshCheckout(),
  })),
  row(api.billing.paySandboxCheckout, OWNERS_OF_PAGE, async () => ({
    sessionId: await freshCheckout(),
    card: '4242424242424242',
  })),
  row(api.billing.cancelSandboxCheckout, OWNERS_OF_PAGE, async () => ({
    sessionId: await freshCheckout(),
  })),
  row(api.billing.getSandboxPortal, OWNERS_ONLY, { orgId }),
  row(api.billing.saveSandboxCard, OWNERS_ONLY, { orgId, card: null }),
  row(api.billing.moveSandboxClock, OWNERS_ONLY, { orgId, days: 0 }),
  row(api.imports.list, MANAGERS_ONLY, { storeId }),
  row(api.imports.status, MANAGERS_ONLY, { storeId, importId: checkedImport }),
  row(api.imports.findings, MANAGERS_ONLY, { storeId, importId: checkedImport }),
  row(api.imports.getMapping, MANAGERS_ONLY, { storeId, headers: ['SKU'] }),
  row(api.imports.start, MANAGERS_ONLY, {
    storeId,
    kind: 'baseline',
    fileId: importFileId,
    ...importReading,
  }),
  row(api.imports.preview, MANAGERS_ONLY, async () => ({
    storeId,
    importId: await freshImport('checked'),
    ...importReading,
  })),
  row(api.imports.fix, MANAGERS_ONLY, async () => ({
    storeId,
    importId: await freshImport('checked'),
    row: 2,
    column: 'quantity',
    value: '5',
  })),
  row(api.imports.decide, MANAGERS_ONLY, {
    storeId,
    importId: checkedImport,
    code: 'quantity_negative',
    decision: 'zero',
  }),
  row(api.imports.confirm, MANAGERS_ONLY, async () => ({
    storeId,
    importId: await freshImport('checked'),
  })),
  row(api.imports.cancel, MANAGERS_ONLY, async () => ({
    storeId,
    importId: await freshImport('checking'),
  })),
  row(api.imports.undo, MANAGERS_ONLY, async () => ({
    storeId,
    importId: await freshImport('undone'),
  })),
  row(api.invitations.list, STRANGERS, { orgId }),
  row(api.invitations.create, { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' }, () =>
    invite(null),
  ),
  row(
    api.invitations.revoke,
    { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' },
    async () => ({ orgId, invitationId: (await freshInvitation()).id }),
  ),
  row(
    api.invitations.resend,
    { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' },
    async () => ({ orgId, invitationId: (await freshInvitation()).id }),
  ),
  row(api.invitations.getByToken, {}, async () => ({ token: (await freshInvitation()).token })),
  row(api.invitations.accept, NOBODY, async () => ({ token: (await visitorsInvitation()).token })),
  row(api.invitations.decline, NOBODY, async () => ({ token: (await freshInvitation()).token })),
  row(api.invitations.listMine, NOBODY, {}),
  row(api.invitations.acceptMine, ADDRESSEE_ONLY, async () => ({
    invitationId: (await mailedInvitation()).id,
  })),
  row(api.invitations.declineMine, ADDRESSEE_ONLY, async () => ({
    invitationId: (await mailedInvitation()).id,
  })),
  row(api.items.search, STRANGERS, { orgId, text: 'tea' }),
  row(api.items.list, STRANGERS, { orgId }),
  row(api.items.get, STRANGERS, { orgId, itemId: tea.id }),
  row(api.items.upsert, CATALOGUE_REFUSALS, () => ({ orgId, name: 'Milk', sku: freshCode() })),
  row(api.items.addBarcode, CATALOGUE_REFUSALS, () => ({
    orgId,
    itemId: tea.id,
    code: freshCode(),
  })),
  row(api.items.archive, CATALOGUE_REFUSALS, async () => ({
    orgId,
    itemId: (await world.run(shop.owner, api.items.upsert, { orgId, name: 'Short-lived' })).id,
  })),
  row(api.members.list, STRANGERS, { orgId }),
  row(api.members.changeRole, OWNERS_ONLY, async () => ({
    orgId,
    userId: (await world.teamMember(shop, 'scanner')).id,
    role: 'member',
  })),
  row(api.members.remove, OWNERS_ONLY, async () => ({
    orgId,
    userId: (await world.teamMember(shop, 'scanner')).id,
  })),
  row(api.members.leave, STRANGERS, { orgId }),
  row(api.organizations.getByUser, NOBODY, {}),
  row(api.organizations.create, NOBODY, { name: 'Another one' }),
  row(api.organizations.update, OWNERS_ONLY, { orgId, name: 'Home again' }),
  row(api.organizations.activate, STRANGERS, { orgId }),
  row(api.platform.listOrganizations, OPERATOR_ONLY, {}),
  row(api.platform.listProviderEvents, OPERATOR_ONLY, {}),
  row(api.platform.replayProviderEvent, OPERATOR_ONLY, async () => ({
    eventId: await freshProviderEvent(),
  })),
  row(api.platform.suspendOrganization, OPERATOR_ONLY, async () => ({
    organizationId: (await world.shop()).organizationId,
    reason: 'Unpaid',
  })),
  row(api.platform.restoreOrganization, OPERATOR_ONLY, { organizationId: orgId }),
  row(api.rooms.getWithDetails, TEAM_ONLY, { storeId }),
  row(api.rooms.create, MANAGERS_ONLY, { storeId, name: 'New room' }),
  row(api.rooms.update, MANAGERS_ONLY, { storeId, roomId: room.id, name: 'Renamed' }),
  row(api.rooms.reorder, MANAGERS_ONLY, async () => ({
    storeId,
    roomIds: await idsOf(
      'select id from room where store_id = $1 and archived_at is null order by position desc',
      storeId,
    ),
  })),
  row(api.rooms.archive, MANAGERS_ONLY, async () => ({
    storeId,
    roomId: (await world.room(shop, 'Short-lived')).id,
  })),
  row(api.rooms.getArchived, MANAGERS_ONLY, { storeId }),
  row(api.rooms.restore, MANAGERS_ONLY, async () => {
    const roomId = (await world.room(shop, 'Back again')).id
    await world.run(shop.owner, api.rooms.archive, { storeId, roomId })
    return { storeId, roomId }
  }),
  row(api.shelves.get, TEAM_ONLY, { storeId, shelfId }),
  row(api.shelves.create, MANAGERS_ONLY, () => ({
    storeId,
    roomId: room.id,
    code: freshCode(),
  })),
  row(api.shelves.createMany, MANAGERS_ONLY, () => ({
    storeId,
    roomId: room.id,
    codes: [freshCode(), freshCode()],
  })),
  row(api.shelves.update, MANAGERS_ONLY, { storeId, shelfId, code: 'M-1', name: 'Glasses' }),
  row(api.shelves.reorder, MANAGERS_ONLY, async () => ({
    storeId,
    roomId: room.id,
    shelfIds: await idsOf(
      'select id from shelf where room_id = $1 and archived_at is null order by code',
      room.id,
    ),
  })),
  row(api.shelves.archive, MANAGERS_ONLY, async () => ({
    storeId,
    shelfId: (
      await world.run(shop.owner, api.shelves.create, {
        storeId,
        roomId: room.id,
        code: freshCode(),
      })
    ).id,
  })),
  row(api.shelves.restore, MANAGERS_ONLY, async () => {
    const shelf = { storeId, roomId: room.id, code: freshCode() }
    const { id } = await world.run(shop.owner, api.shelves.create, shelf)
    await world.run(shop.owner, api.shelves.archive, { storeId, shelfId: id })
    return { storeId, shelfId: id }
  }),
  row(api.stores.getByOrganization, STRANGERS, { orgId }),
  row(api.stores.getTeamMembers, TEAM_ONLY, { storeId }),
  row(api.stores.createWithBaseline, OWNERS_ONLY, {
    orgId,
    name: 'Third',
    rooms: [{ name: 'Hall' }],
  }),
  row(api.stores.createSample, OWNERS_ONLY, { orgId }),
  row(api.stores.update, MANAGERS_ONLY, { storeId, name: 'Main store' }),
  row(api.stores.archive, OWNERS_ONLY_IN_FRESH_STORE(), async () => ({
    storeId: await world.store(shop.owner, orgId, 'Short-lived'),
  })),
  row(api.stores.listArchived, STRANGERS, { orgId }),
  row(api.stores.restore, OWNERS_ONLY_IN_FRESH_STORE(), async () => {
    const closed = await world.store(shop.owner, orgId, 'Back again')
    await world.run(shop.owner, api.stores.archive, { storeId: closed })
    return { storeId: closed }
  }),
  row(api.users.current, {}, {}),
  row(api.users.getTeamByStore, STRANGERS, { orgId }),
  row(api.users.assignUserToStore, MANAGERS_ONLY, {
    storeId,
    userId: people.scanner.id,
    role: 'scanner',
  }),
  row(api.users.removeUserFromStore, MANAGERS_ONLY, async () => ({
    storeId,
    userId: (await world.teamMember(shop, 'scanner')).id,
  })),
  row(api.users.listLogins, NOBODY, {}),
]

/** A code that nobody has, counted once. */
async function freshUnknown(): Promise<string> {
  const event = scan()
  await world.run(people.scanner, api.scanEvents.recordMany, { events: [event] })
  const [line = ''] = await idsOf('select line as id from scan_event where id = $1', event.id)
  return line
}

/** With one count that was made during a stop. */
async function auditWithLateCount(): Promise<string> {
  const audit = await world.runningAudit(home)
  const [shelf = ''] = audit.auditAssignmentIds
  await world.run(shop.owner, api.audits.stop, { auditId: audit.auditId, reason: 'Fire drill' })
  const late = world.scan(shelf, { code: freshCode(), deviceTimeMs: Date.now() + 60_000 })
  await world.run(people.scanner, api.scanEvents.recordMany, { events: [late] })
  return audit.auditId
}

function row(
  contract: AnyContract,
  refused: Refusals,
  args: object | (() => object | Promise<object>),
) {
  const make = typeof args === 'function' ? args : () => args
  return { contract, refused, args: make as () => unknown }
}

/** A store that was just made has no team yet but the owner. */
function OWNERS_ONLY_IN_FRESH_STORE(): Refusals {
  return { ...TEAM_ONLY, manager: 'not_found', scanner: 'not_found' }
}

/** To the address of the owner, from another organization. */
async function mailedInvitation() {
  const elsewhere = await world.shop()
  return world.run(elsewhere.owner, api.invitations.create, {
    ...invite(shop.owner.email),
    orgId: elsewhere.organizationId,
    stores: [{ storeId: elsewhere.storeId, role: 'scanner' }],
  })
}

/** Into another organization, so that accepting changes nothing for the rows after it. */
async function visitorsInvitation() {
  const elsewhere = await world.shop()
  return world.run(elsewhere.owner, api.invitations.create, {
    ...invite(null),
    orgId: elsewhere.organizationId,
    stores: [{ storeId: elsewhere.storeId, role: 'scanner' }],
  })
}

function freshCode(): string {
  return `X-${crypto.randomUUID().slice(0, 8)}`
}

async function call(person: Person | undefined, contract: AnyContract, args: unknown) {
  const identity = person?.identity ?? null
  switch (contract.kind) {
    case 'query':
      return node.engine.runQueries(identity, [{ path: contract.name, args }], 'consistent')
    case 'mutation':
      return node.engine.runMutation(identity, contract.name, args)
    case 'action':
      return node.engine.runAction(identity, contract.name, args)
  }
}

test('every contract is implemented, and every function has a row here', () => {
  expect(missingImplementations()).toEqual([])
  expect(ROWS.map(({ contract }) => contract.name).sort()).toEqual(
    ALL_CONTRACTS.map(({ name }) => name).sort(),
  )
})

/** Leaving would change what the rows after it see, so each caller leaves as a stand-in. */
async function standIn(contract: AnyContract, caller: Caller): Promise<Person | undefined> {
  if (contract !== api.members.leave) return people[caller]
  if (caller === 'owner') {
    const heir = await world.teamMember(shop, 'scanner')
    await world.run(shop.owner, api.members.changeRole, { orgId, userId: heir.id, role: 'owner' })
    return heir
  }
  if (caller === 'manager' || caller === 'scanner') return world.teamMember(shop, caller)
  if (caller === 'manager of another store') {
    return world.teamMember({ ...shop, storeId: secondStore }, 'manager')
  }
  return people[caller]
}

describe.each(ROWS)('$contract.name', ({ contract, args, refused }) => {
  test.each(Object.keys(people) as Caller[])('called by %s', async (caller) => {
    const person = await standIn(contract, caller)
    const outcome = await call(person, contract, await args()).then(
      () => 'allowed',
      (error: { code?: string }) => error.code ?? String(error),
    )
    expect(outcome).toBe(refused[caller] ?? 'allowed')
  })

  test('refuses an argument it does not know', async () => {
    const surplus = { ...((await args()) as object), surplus: true }
    const caller = contract.access === 'platform' ? admin : people.owner
    await expect(call(caller, contract, surplus)).rejects.toMatchObject({
      code: 'invalid_argument',
    })
  })
})

test('every mutation is in the journal, except counts, which are their own record', async () => {
  const entries = () => idsOf('select id from journal order by id')
  const silent: string[] = []
  for (const { contract, args } of ROWS) {
    if (contract.kind !== 'mutation') continue
    const person = contract.access === 'platform' ? admin : await standIn(contract, 'owner')
    const given = await args()
    const before = new Set(await entries())
    await call(person, contract, given)
    if ((await entries()).every((id) => before.has(id))) silent.push(contract.name)
  }
  expect(silent.sort()).toEqual([
    'auditAssignments:heartbeat',
    // Concerns the installation, and no organization has a page for it.
    'platform:replayProviderEvent',
    'scanEvents:recordCount',
    'scanEvents:recordMany',
    'scanEvents:updateQuantity',
    'scanEvents:void',
  ])
}, 60_000)

test('after every mutation each cached query says what the database says', async () => {
  const clients = await Promise.all(
    [...Object.values(people), admin].map(async (person) => {
      const client = await FrameClient.open(node)
      if (person) client.authenticate(token(person.identity))
      for (const { contract, args } of ROWS) {
        if (contract.kind !== 'query') continue
        await client.last(client.subscribe(contract.name, await args()))
      }
      return client
    }),
  )
  expect(node.engine.stats.cachedAnswers).toBeGreaterThan(6)
  for (const { contract, args } of ROWS) {
    if (contract.kind !== 'mutation' || contract === api.members.leave) continue
    const caller = contract.access === 'platform' ? admin : people.owner
    await call(caller, contract, await args())
    await eventually(async () => expect(await staleAnswers(node.engine)).toEqual([]))
  }
  await database.owner.query(`update auth."user" set name = 'Renamed' where id = $1`, [
    people.scanner.id,
  ])
  await database.owner.query('truncate shelf cascade')
  node.engine.clock.request('changed')
  await eventually(async () => expect(await staleAnswers(node.engine)).toEqual([]))
  for (const client of clients) client.close()
}, 240_000)

test.each(ROWS.filter(({ contract }) => contract.access === 'platform'))(
  '$contract.name is there for the operator',
  async ({ contract, args }) => {
    await expect(call(admin, contract, await args())).resolves.toBeDefined()
  },
)

test('stores come with the role of the viewer, and only those one may enter', async () => {
  const newcomer = await world.teamMember(shop, 'scanner')
  const [own] = await node.engine.runQueries(
    newcomer.identity,
    [{ path: 'stores.getByOrganization', args: { orgId: shop.organizationId } }],
    'inconsistent',
  )
  expect(own).toEqual([
    {
      id: shop.storeId,
      organizationId: shop.organizationId,
      name: 'Main store',
      currency: 'USD',
      role: 'scanner',
    },
  ])
})

test('a room gets its shelves in order, and a code is taken once in a store', async () => {
  const { owner } = people
  const args = { storeId: shop.storeId, name: '  Cold   room ' }
  await node.engine.runMutation(owner.identity, 'rooms:create', {
    ...args,
    shelves: [{ code: 'C-2' }, { code: 'C-1' }],
  })
  const [rooms] = (await node.engine.runQueries(
    owner.identity,
    [{ path: 'rooms:getWithDetails', args: { storeId: shop.storeId } }],
    'consistent',
  )) as unknown as [{ name: string; shelves: { code: string }[] }[]]
  const cold = rooms.find((room) => room.name === 'Cold room')
  expect(cold?.shelves.map(({ code }) => code)).toEqual(['C-2', 'C-1'])
  const again = node.engine.runMutation(owner.identity, 'rooms:create', {
    ...args,
    shelves: [{ code: 'C-1' }],
  })
  await expect(again).rejects.toMatchObject({ code: 'conflict', details: { current: 'C-1' } })
})

test('two people who add the same shelf at once: one wins, the other is told', async () => {
  const add = (person: Person) =>
    node.engine.runMutation(person.identity, 'rooms:create', {
      storeId: shop.storeId,
      name: 'Race',
      shelves: [{ code: 'R-1' }],
    })
  const outcomes = await Promise.allSettled([add(people.owner), add(people.manager)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
