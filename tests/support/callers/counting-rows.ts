import { api } from '#contract/api.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type CallRow, MANAGERS_ONLY, NOBODY, row, STRANGERS, TEAM_ONLY } from './refusals.ts'
import { freshCode, type Stage } from './stage.ts'

export function countingRows(stage: Stage): readonly CallRow[] {
  const { world, people, home, tea, count, heldShelf, freshShelf, scan } = stage
  const { auditId } = count
  return [
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
    row(api.auditAssignments.acceptOneCount, MANAGERS_ONLY, async () => ({
      ...(await loneCount(stage)),
      outOf: 'one',
      reason: 'Nobody else came',
    })),
    row(api.auditAssignments.requestSecondCount, MANAGERS_ONLY, async () => {
      const lone = await loneCount(stage)
      const stand = { ...lone, outOf: 'one', reason: 'Nobody else came' } as const
      await world.run(people.manager, api.auditAssignments.acceptOneCount, stand)
      return lone
    }),
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
      unknownId: await freshUnknown(stage),
      resolution: { kind: 'junk' },
    })),
    row(api.scanEvents.listQuarantined, MANAGERS_ONLY, { auditId }),
    row(api.scanEvents.releaseQuarantined, MANAGERS_ONLY, async () => ({
      auditId: await auditWithLateCount(stage),
      accept: true,
      reason: 'Counted in time',
      deviceId: 'device-1',
    })),
    row(api.devices.getAssignmentPack, TEAM_ONLY, { auditId }),
    row(api.devices.getCatalogueChanges, TEAM_ONLY, { auditId }),
    row(api.devices.getExpectedHere, TEAM_ONLY, { auditAssignmentId: heldShelf }),
  ]
}

const withoutKind = ({ kind: _kind, ...event }: SentScanEvent) => event

/** A code that nobody has, counted once. */
async function freshUnknown({ world, people, scan, idsOf }: Stage): Promise<string> {
  const event = scan()
  await world.run(people.scanner, api.scanEvents.recordMany, { events: [event] })
  const [line = ''] = await idsOf('select line as id from scan_event where id = $1', event.id)
  return line
}

/** With one count that was made during a stop. */
async function auditWithLateCount({ world, home, shop, people }: Stage): Promise<string> {
  const audit = await world.runningAudit(home)
  const [shelf = ''] = audit.auditAssignmentIds
  await world.run(shop.owner, api.audits.stop, { auditId: audit.auditId, reason: 'Fire drill' })
  const late = world.scan(shelf, { code: freshCode(), deviceTimeMs: Date.now() + 60_000 })
  await world.run(people.scanner, api.scanEvents.recordMany, { events: [late] })
  return audit.auditId
}

/** A shelf for two people that one of them has counted. */
async function loneCount({ world, home, people }: Stage) {
  const { auditId, auditAssignmentIds } = await world.runningAudit({
    ...home,
    protocol: { mode: 'independent' },
  })
  const [auditAssignmentId = ''] = auditAssignmentIds
  const deviceId = 'device-1'
  const scanner = people.scanner
  await world.run(scanner, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId,
    deviceId,
  })
  await world.run(scanner, api.auditAssignments.updateStatus, {
    auditAssignmentId,
    status: 'submitted',
    deviceId,
    eventsSent: 0,
    declaredEmpty: true,
  })
  return { auditId, auditAssignmentIds: [auditAssignmentId] }
}
