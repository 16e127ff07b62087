import { api } from '#contract/api.ts'
import { helperIn } from '../day-passes.ts'
import { type CallRow, MANAGERS_ONLY, NOBODY, row } from './refusals.ts'
import type { Helper, Stage } from './stage.ts'

export function dayPassRows(stage: Stage): readonly CallRow[] {
  const { world, count } = stage
  const { auditId, storeId, manager } = count
  const endsAt = () => Date.now() + 3_600_000
  return [
    row(api.dayPasses.getDoor, MANAGERS_ONLY, { auditId }),
    row(api.dayPasses.listToday, MANAGERS_ONLY, { storeId }),
    row(api.dayPasses.getMine, NOBODY, {}),
    row(api.dayPasses.open, MANAGERS_ONLY, { auditId }),
    row(api.dayPasses.showCode, MANAGERS_ONLY, async () => {
      await world.run(manager, api.dayPasses.open, { auditId })
      return { auditId }
    }),
    row(api.dayPasses.close, MANAGERS_ONLY, { auditId }),
    row(api.dayPasses.addSheet, MANAGERS_ONLY, () => ({ auditId, endsAt: endsAt() })),
    row(api.dayPasses.closeSheet, MANAGERS_ONLY, async () => {
      const sheet = await world.run(manager, api.dayPasses.addSheet, { auditId, endsAt: endsAt() })
      return { auditId, sheetId: sheet.id }
    }),
    row(api.dayPasses.end, MANAGERS_ONLY, async () => ({
      auditId,
      userId: (await helperIn(world, { manager, auditId })).id,
    })),
    row(api.dayPasses.endAll, MANAGERS_ONLY, async () => {
      const beside = await world.runningAudit({ ...stage.home })
      return { auditId: beside.auditId }
    }),
  ]
}

type Answers = Readonly<Record<Helper, string>>

const CLOSED: Answers = {
  'day pass': 'forbidden',
  'day pass of another audit': 'forbidden',
  'ended day pass': 'forbidden',
}
/** Of this audit alone; in another one it does not exist. */
const OWN_AUDIT: Answers = {
  'day pass': 'allowed',
  'day pass of another audit': 'not_found',
  'ended day pass': 'forbidden',
}
const ELSEWHERE: Answers = { ...OWN_AUDIT, 'day pass': 'not_found' }
/** A blind count shows nobody what others have counted, and nobody changes it. */
const OF_OTHERS: Answers = { ...OWN_AUDIT, 'day pass': 'forbidden' }
const WHILE_IT_RUNS: Answers = {
  'day pass': 'allowed',
  'day pass of another audit': 'allowed',
  'ended day pass': 'forbidden',
}
const FOR_EVERYBODY: Answers = {
  'day pass': 'allowed',
  'day pass of another audit': 'allowed',
  'ended day pass': 'allowed',
}

/** Everything that is not named here is closed to day passes. */
const OPEN: ReadonlyMap<string, Answers> = new Map([
  // The calls of these two concern other audits.
  [api.auditAssignments.createSelfAssignment.name, ELSEWHERE],
  [api.auditAssignments.updateStatus.name, ELSEWHERE],
  [api.auditAssignments.getAssignmentsWithProgress.name, OWN_AUDIT],
  [api.auditAssignments.heartbeat.name, OWN_AUDIT],
  [api.devices.getAssignmentPack.name, OWN_AUDIT],
  [api.devices.getCatalogueChanges.name, OWN_AUDIT],
  [api.devices.getExpectedHere.name, OWN_AUDIT],
  [api.scanEvents.getItemCount.name, OWN_AUDIT],
  [api.scanEvents.recordCount.name, OWN_AUDIT],
  [api.scanEvents.void.name, OWN_AUDIT],
  [api.scanEvents.getByAssignment.name, OF_OTHERS],
  [api.scanEvents.updateQuantity.name, OF_OTHERS],
  // The catalogue is what is counted, and belongs to the organization.
  [api.items.get.name, WHILE_IT_RUNS],
  [api.items.search.name, WHILE_IT_RUNS],
  [api.organizations.getByUser.name, WHILE_IT_RUNS],
  [api.stores.getByOrganization.name, WHILE_IT_RUNS],
  // Each event has an answer of its own.
  [api.scanEvents.recordMany.name, FOR_EVERYBODY],
  [api.dayPasses.getMine.name, FOR_EVERYBODY],
])

/** What each function tells each kind of helper. */
export function answersToHelpers({ contract, refused }: CallRow): Answers {
  if (contract.access === 'public') {
    const told = refused.nobody ?? 'allowed'
    return { 'day pass': told, 'day pass of another audit': told, 'ended day pass': told }
  }
  return OPEN.get(contract.name) ?? CLOSED
}
