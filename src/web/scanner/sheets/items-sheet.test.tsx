// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ShelfLine } from '#web/outbox/shelf-tally.ts'
import type { SkippedNumber } from '../counter/counter-core.ts'
import type { ScanResult } from '../scanner-state.ts'
import ItemsSheet from './items-sheet.tsx'

afterEach(cleanup)

const PUFFS: ShelfLine = {
  line: 'puffs',
  name: 'Cheese puffs 90 g',
  unit: 'each',
  quantity: 1,
  unsent: 0,
  countedAtMs: undefined,
}
const TUNA: ScanResult = {
  id: 'scan-1',
  auditAssignmentId: 'shelf-1',
  tone: 'ok',
  line: 'tuna',
  itemId: 'tuna',
  name: 'Tuna in oil 80 g',
  unit: 'each',
  code: '1',
  packSize: 1,
  effect: 6_000,
  warnings: [],
  usualPlace: null,
  atMs: 1,
  isUndone: false,
}

interface Shown {
  readonly lines?: readonly ShelfLine[]
  readonly results?: ScanResult[]
  readonly usualPlace?: string
  readonly unanswered?: SkippedNumber[]
}

const BEANS: ShelfLine = { ...PUFFS, line: 'beans', name: 'Butter beans' }

function show({ lines = [PUFFS, BEANS], results = [TUNA], usualPlace, unanswered = [] }: Shown) {
  const log: string[] = []
  render(
    <ItemsSheet
      setAside={0}
      setAsideReasons={[]}
      modal={{ assignmentId: 'shelf-1', title: 'Scanned items', showSubmit: true }}
      lines={lines}
      results={results}
      unanswered={unanswered}
      onAnswer={({ item }) => log.push(`answer ${item.name}`)}
      onForget={({ item }) => log.push(`forget ${item.name}`)}
      top={null}
      sign="A-03"
      usualPlaceOf={(line) => (line === 'puffs' ? usualPlace : undefined)}
      onEdit={() => {}}
      onNote={({ name }) => log.push(`note ${name}`)}
      onUndoResult={({ id }) => log.push(`undo ${id}`)}
      onPutBack={({ id }) => log.push(`back ${id}`)}
      onEditResult={() => {}}
      onClose={() => {}}
      onSubmit={() => {}}
    />,
  )
  return log
}

test('a line that usually lies elsewhere says where', () => {
  show({ usualPlace: 'B-07' })
  expect(screen.getAllByText(/Usual place/).map((one) => one.textContent?.trim())).toEqual([
    'Usual place: B-07',
  ])
})

test('no line speaks of a place that nobody knows', () => {
  show({})
  expect(screen.queryByText(/Usual place/)).toBeNull()
})

test('what was taken back is said, and put back with one tap', () => {
  const log = show({})
  expect(screen.queryByText(/Removed/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo Tuna in oil 80 g', hidden: true }))
  expect(screen.getByRole('status').textContent).toContain('Removed Tuna in oil 80 g, 6')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(log).toEqual(['undo scan-1', 'back scan-1'])
  expect(screen.queryByText(/Removed/)).toBeNull()
})

test.each([
  ['waits for a manager', { tone: 'warning', warnings: ['held_by_another'] }],
  ['repeats a serial number', { tone: 'warning', effect: 0, warnings: ['serial_repeated'] }],
] as const)('what %s has added nothing, and is removed without a number', (_, facts) => {
  show({ results: [{ ...TUNA, ...facts }] })
  fireEvent.click(screen.getByRole('button', { name: 'Undo Tuna in oil 80 g', hidden: true }))
  expect(screen.getByRole('status').textContent).toMatch(/^Removed Tuna in oil 80 g(Undo)?$/)
})

test('what is over stands out in the list as it does at the scan', () => {
  const labels = [
    { kind: 'expiry', value: '200131' },
    { kind: 'lot', value: 'L7' },
  ] as const
  show({ lines: [{ ...PUFFS, labels, countedAtMs: Date.UTC(2026, 10, 18) }] })
  expect(screen.getByText('Expired January 31, 2020').dataset.expired).toBe('true')
  expect(screen.getByText(/Lot L7/).dataset.expired).toBeUndefined()
})

test('a correction that took away is not put back from here', () => {
  show({ results: [{ ...TUNA, effect: -2_000 }] })
  fireEvent.click(screen.getByRole('button', { name: 'Undo Tuna in oil 80 g', hidden: true }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('what was scanned without a number is listed until it is answered or let go', () => {
  const item = { ...TUNA, codes: [] }
  const log = show({
    unanswered: [{ item, reading: { inputMode: 'camera', code: '1', key: '1' } }],
  })
  expect(screen.getByText('Scanned, no quantity yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Not counted. How many\?/ }))
  fireEvent.click(screen.getByRole('button', { name: `Don’t count ${TUNA.name}` }))
  expect(log).toEqual([`answer ${TUNA.name}`, `forget ${TUNA.name}`])
})

test('a note or a picture of any line can be left at any time', () => {
  const log = show({})
  fireEvent.click(screen.getByRole('button', { name: 'Note or photo of Butter beans' }))
  expect(log).toEqual(['note Butter beans'])
})
