import { expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { exportQueue } from './export-queue.ts'
import type { OutboxEntry } from './outbox-entry.ts'

const ENTRY: OutboxEntry = {
  seq: 1,
  userId: 'ana',
  auditAssignmentId: 'shelf-1',
  state: 'refused',
  savedAtMs: 0,
  fault: new Fault('not_found').shape,
  work: {
    kind: 'count',
    event: {
      id: 'event-1',
      auditAssignmentId: 'shelf-1',
      kind: 'add',
      code: '123',
      entered: 2,
      factor: 12,
      deviceTimeMs: 0,
    },
  },
}

test('who carries counts away by hand reads the sign of the shelf, and why they were not taken', () => {
  const [, line] = exportQueue([ENTRY], new Map([['shelf-1', 'A-03']])).split('\n')
  expect(line?.split('\t')).toEqual([
    '1970-01-01T00:00:00.000Z',
    'A-03',
    'add',
    '123',
    '2 × 12',
    'refused: Not found.',
    'event-1',
  ])
})

test('a shelf that nobody remembers has its id', () => {
  expect(exportQueue([ENTRY], new Map())).toContain('\tshelf-1\t')
})
