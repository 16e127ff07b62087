import { expect, test } from 'vitest'
import type { OutboxEntry } from './outbox-entry.ts'
import { refill } from './refill.ts'

function counted(seq: number, id: string): OutboxEntry {
  const event = { id, auditAssignmentId: 'shelf-1', kind: 'add', deviceTimeMs: 0 } as const
  const place = { userId: 'ana', auditAssignmentId: 'shelf-1' }
  return { seq, ...place, state: 'waiting', savedAtMs: 0, work: { kind: 'count', event } }
}

/** A database that assigns its own numbers, continuing from the largest one ever used. */
function database(first: readonly OutboxEntry[] = []) {
  const rows = new Map(first.map((entry) => [entry.seq, entry]))
  let last = Math.max(0, ...rows.keys())
  const devices = new Map<string, string>()
  const put = async (entry: OutboxEntry) => {
    last = Math.max(last, entry.seq)
    rows.set(entry.seq, entry)
  }
  return {
    clients: {
      get: async (userId: string) => {
        const deviceId = devices.get(userId)
        return deviceId === undefined ? undefined : { userId, userName: 'Ana', deviceId }
      },
      put: async (client: { readonly userId: string; readonly deviceId: string }) => {
        devices.set(client.userId, client.deviceId)
      },
    },
    entries: {
      getAll: async () => [...rows.values()],
      add: (entry: OutboxEntry) => put({ ...entry, seq: last + 1 }),
      put,
      delete: async (seq: number) => {
        rows.delete(seq)
      },
    },
    devices,
    ids: () => [...rows].map(([seq, { work }]) => [seq, work.kind === 'count' && work.event.id]),
    next: () => last + 1,
  }
}

const REMEMBERED = {
  owner: { userId: 'ana', userName: 'Ana' },
  deviceId: 'phone-1',
  entries: [counted(3, 'c'), counted(4, 'd')],
  newest: counted(5, 'e'),
}

test('an empty database gets what is remembered under its numbers, and goes on after the newest', async () => {
  const made = database()
  await refill(made, REMEMBERED)
  expect(made.ids()).toEqual([
    [3, 'c'],
    [4, 'd'],
  ])
  expect(made.next()).toBe(6)
  expect(made.devices).toEqual(new Map([['ana', 'phone-1']]))
})

test('an outbox in which another page has counted keeps that, and gets the rest behind it', async () => {
  const made = database([counted(3, 'x')])
  made.devices.set('ana', 'phone-2')
  await refill(made, REMEMBERED)
  expect(made.ids()).toEqual([
    [3, 'x'],
    [6, 'c'],
    [4, 'd'],
  ])
  expect(made.devices, 'one device, whoever was first').toEqual(new Map([['ana', 'phone-2']]))
})

test('two pages that remember the same write it once, also under another number', async () => {
  const made = database([counted(3, 'x')])
  await refill(made, REMEMBERED)
  const before = made.ids()
  await refill(made, REMEMBERED)
  expect(made.ids()).toEqual(before)
})
