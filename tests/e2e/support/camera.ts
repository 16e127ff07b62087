// A browser whose camera shows a film, and a store to count with it.

import { type Browser, chromium, expect } from '@playwright/test'
import { type Caller, listIn, textIn, valueIn } from './calls.ts'
import { ARGUMENTS, EXECUTABLE } from './chromium.ts'

/** The film belongs to the process: another film needs another browser. */
export function launchWithCamera(film: string | 'refused'): Promise<Browser> {
  const device = '--use-fake-device-for-media-stream'
  const camera =
    film === 'refused'
      ? [device, '--deny-permission-prompts']
      : ['--use-fake-ui-for-media-stream', device, `--use-file-for-fake-video-capture=${film}`]
  return chromium.launch({ ...EXECUTABLE, args: [...ARGUMENTS, ...camera] })
}

export interface CameraCount {
  /** The scanner page of the only shelf. */
  readonly path: string
  readonly auditAssignmentId: string
}

export interface SoldItem {
  readonly name: string
  readonly code: string
}

/** A store of its own with one shelf that runs, and items that carry codes of the film. */
export async function startCameraCount(
  owner: Caller,
  scannerId: string,
  items: readonly SoldItem[],
): Promise<CameraCount> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  // A later test finds the items of an earlier one.
  for (const { name, code } of items) {
    await owner.call('mutation', 'items:upsert', { orgId, name, barcodes: [{ code }] })
  }
  const rooms = [{ name: 'Studio', shelves: [{ code: 'F-1' }] }]
  const name = `Studio ${Date.now().toString(36)}`
  const storeId = await made(owner, 'stores:createWithBaseline', { orgId, name, rooms })
  const member = { storeId, userId: scannerId, role: 'scanner' }
  await owner.call('mutation', 'users:assignUserToStore', member)
  const plan = { orgId, storeIds: [storeId], name: 'Film count', withoutBaseline: true }
  const auditId = await made(owner, 'audits:create', plan)
  await owner.call('mutation', 'audits:start', { auditId })
  const assignments = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const [shelf] = listIn(valueIn(assignments, 'page'))
  const auditAssignmentId = textIn(shelf, 'id')
  const path = `/stores/${storeId}/audit/${auditId}/scanner?assignment=${auditAssignmentId}`
  return { path, auditAssignmentId }
}

export interface RecordedEvent {
  readonly code: string
  readonly itemName: string | null
  readonly warnings: readonly unknown[]
}

/** What the server has of the shelf, in the order in which it was counted. */
export async function recordedEvents(
  owner: Caller,
  { auditAssignmentId }: CameraCount,
): Promise<readonly RecordedEvent[]> {
  const counts = await owner.query('scanEvents:getByAssignment', { auditAssignmentId })
  return listIn(valueIn(counts, 'page'))
    .toSorted((a, b) => Number(valueIn(a, 'deviceSeq')) - Number(valueIn(b, 'deviceSeq')))
    .map((event) => {
      const itemName = valueIn(event, 'itemName')
      return {
        code: textIn(event, 'code'),
        itemName: typeof itemName === 'string' ? itemName : null,
        warnings: listIn(valueIn(event, 'warnings')),
      }
    })
}

async function made(owner: Caller, path: string, args: object): Promise<string> {
  const outcome = await owner.call('mutation', path, args)
  expect(outcome, path).toMatchObject({ status: 'success' })
  return textIn(outcome.value, 'id')
}
