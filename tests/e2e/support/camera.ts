// A browser whose camera shows a film, and a store to count with it.

import { type Browser, chromium, expect } from '@playwright/test'
import { type Caller, listIn, textIn, valueIn } from './calls.ts'
import { ARGUMENTS, EXECUTABLE, WINDOW_EXECUTABLE } from './chromium.ts'

/** The film belongs to the process: another film needs another browser. */
export function launchWithCamera(film: string | 'refused'): Promise<Browser> {
  const device = '--use-fake-device-for-media-stream'
  const camera =
    film === 'refused'
      ? [device, '--deny-permission-prompts']
      : ['--use-fake-ui-for-media-stream', device, `--use-file-for-fake-video-capture=${film}`]
  const executable = film === 'refused' ? WINDOW_EXECUTABLE : EXECUTABLE
  return chromium.launch({ ...executable, args: [...ARGUMENTS, ...camera] })
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

/** A store of its own with a shelf F-1 that runs, others if asked for, and items that carry codes of the film. */
export async function startCameraCount(
  owner: Caller,
  scannerId: string,
  items: readonly SoldItem[],
  moreShelves: readonly string[] = [],
): Promise<CameraCount> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  // A later test finds the items of an earlier one.
  for (const { name, code } of items) {
    await owner.call('mutation', 'items:upsert', { orgId, name, barcodes: [{ code }] })
  }
  const shelves = ['F-1', ...moreShelves].map((code) => ({ code }))
  const rooms = [{ name: 'Studio', shelves }]
  const name = `Studio ${Date.now().toString(36)}`
  const storeId = await made(owner, 'stores:createWithBaseline', { orgId, name, rooms })
  const member = { storeId, userId: scannerId, role: 'scanner' }
  await owner.call('mutation', 'users:assignUserToStore', member)
  const plan = { orgId, storeIds: [storeId], name: 'Film count', withoutBaseline: true }
  const auditId = await made(owner, 'audits:create', plan)
  await owner.call('mutation', 'audits:start', { auditId })
  const assignments = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const page = listIn(valueIn(assignments, 'page'))
  const shelf = page.find((one) => valueIn(one, 'shelfCode') === 'F-1')
  const auditAssignmentId = textIn(shelf, 'id')
  const path = `/stores/${storeId}/audit/${auditId}/scanner?assignment=${auditAssignmentId}`
  return { path, auditAssignmentId }
}

export interface RecordedEvent {
  readonly code: string
  /** What it adds: nothing, where its serial number was counted before. */
  readonly units: number
  readonly itemName: string | null
  readonly warnings: readonly unknown[]
}

/** What the server has of the shelf and nobody took back, in the order in which it was counted. */
export async function recordedEvents(
  owner: Caller,
  { auditAssignmentId }: CameraCount,
): Promise<readonly RecordedEvent[]> {
  const counts = await owner.query('scanEvents:getByAssignment', { auditAssignmentId })
  const events = listIn(valueIn(counts, 'page'))
  const takenBack = new Set(events.map((event) => valueIn(event, 'voids')))
  return events
    .filter((event) => valueIn(event, 'kind') !== 'void' && !takenBack.has(textIn(event, 'id')))
    .toSorted((a, b) => Number(valueIn(a, 'deviceSeq')) - Number(valueIn(b, 'deviceSeq')))
    .map((event) => {
      const itemName = valueIn(event, 'itemName')
      return {
        code: textIn(event, 'code'),
        units: Number(valueIn(event, 'effect')),
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
