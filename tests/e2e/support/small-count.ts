// A running audit in a store of its own, made and counted by HTTP.

import { expect } from '@playwright/test'
import { BATCH_MAX_EVENTS } from '#contract/limits.ts'
import { type Caller, listIn, textIn, valueIn } from './calls.ts'

export const NAME = 'Night count'

export interface SmallCount {
  readonly storeId: string
  readonly auditId: string
  readonly roomId: string
  readonly path: string
  /** The first of its shelves. */
  readonly shelf: string
  readonly itemIds: readonly string[]
  readonly scannerId: string
}

const ITEMS = ['Green lentils', 'Brown lentils']
const SHELVES = ['A-01']

interface CountPlan {
  readonly items?: readonly string[]
  readonly shelves?: readonly string[]
}

export async function mutate(caller: Caller, path: string, args: object): Promise<unknown> {
  const outcome = await caller.call('mutation', path, args)
  expect(outcome, path).toMatchObject({ status: 'success' })
  return outcome.value
}

/** A running audit of one shelf, unless more are wanted, in a store of its own. */
export async function prepareCount(
  owner: Caller,
  { items = ITEMS, shelves = SHELVES }: CountPlan = {},
): Promise<SmallCount> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const rooms = [{ name: 'Hall', shelves: shelves.map((code) => ({ code })) }]
  const name = `Corner ${Date.now().toString(36)}`
  const made = await mutate(owner, 'stores:createWithBaseline', { orgId, name, rooms })
  const storeId = textIn(made, 'id')
  const scannerId = await seatTeam(owner, orgId, storeId)
  const itemIds = []
  for (const item of items) {
    itemIds.push(textIn(await mutate(owner, 'items:upsert', { orgId, name: item }), 'id'))
  }
  const plan = { orgId, storeIds: [storeId], name: NAME, withoutBaseline: true }
  const auditId = textIn(await mutate(owner, 'audits:create', plan), 'id')
  await mutate(owner, 'audits:start', { auditId, withoutBaseline: true })
  const assignments = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const [first] = listIn(valueIn(assignments, 'page'))
  const path = `/stores/${storeId}/audit/${auditId}`
  const place = { shelf: textIn(first, 'id'), roomId: textIn(first, 'roomId') }
  return { storeId, auditId, path, ...place, itemIds, scannerId }
}

/** The manager and the scanner of the demo; answers with the id of the latter. */
export async function seatTeam(owner: Caller, orgId: string, storeId: string): Promise<string> {
  const members = listIn(await owner.query('members:list', { orgId }))
  const idOf = (firstName: string) =>
    textIn(
      members.find((one) => String(valueIn(one, 'name')).startsWith(firstName)),
      'id',
    )
  for (const [firstName, role] of [
    ['Dana', 'manager'],
    ['Sam', 'scanner'],
  ]) {
    const userId = idOf(firstName ?? '')
    await mutate(owner, 'users:assignUserToStore', { storeId, userId, role })
  }
  return idOf('Sam')
}

let sequence = 0

/** As a device sends it. */
export function countOf(auditAssignmentId: string, itemId: string, entered: number): object {
  sequence += 1
  const device = { deviceId: 'gun', deviceSeq: sequence, deviceTimeMs: Date.now() }
  return { id: crypto.randomUUID(), auditAssignmentId, ...device, kind: 'add', itemId, entered }
}

export async function countAt(
  who: Caller,
  shelf: string,
  itemIds: readonly string[],
  entered: number,
) {
  const taken = { auditAssignmentId: shelf, deviceId: 'gun' }
  await mutate(who, 'auditAssignments:createSelfAssignment', taken)
  const events = itemIds.map((itemId) => countOf(shelf, itemId, entered))
  for (let at = 0; at < events.length; at += BATCH_MAX_EVENTS) {
    const batch = events.slice(at, at + BATCH_MAX_EVENTS)
    await mutate(who, 'scanEvents:recordMany', { events: batch })
  }
}

export async function handIn(who: Caller, shelf: string, eventsSent: number): Promise<void> {
  const facts = { status: 'submitted', deviceId: 'gun', eventsSent }
  await mutate(who, 'auditAssignments:updateStatus', { auditAssignmentId: shelf, ...facts })
}
