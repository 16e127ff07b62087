// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WarningChoices } from './counter/warning-choices.tsx'
import { UndoKey } from './deck.tsx'
import { Rail } from './rail.tsx'
import type { ScanResult } from './scanner-state.ts'

afterEach(cleanup)

function scanned(facts: Partial<ScanResult> = {}): ScanResult {
  return {
    id: 'scan-1',
    auditAssignmentId: 'shelf-1',
    tone: 'ok',
    line: 'tea',
    itemId: 'tea',
    name: 'Tea',
    unit: 'each',
    code: '1',
    packSize: 1,
    effect: 1_000,
    warnings: [],
    usualPlace: null,
    atMs: 1,
    isUndone: false,
    ...facts,
  }
}

/** The announced text: everything in the live region. */
function heard(quantity: number | null, result = scanned()): string {
  render(<Rail result={result} quantity={quantity} staysOnDevice={false} idle="" isBlind={false} />)
  const said = screen.getByRole('status').textContent
  cleanup()
  return said
}

test('the second of the same item is heard as well: what is said differs from the first', () => {
  expect(heard(1)).toBe('Counted: Tea, 1 here+1')
  expect(heard(2, scanned({ id: 'scan-2' }))).toBe('Counted: Tea, 2 here+1')
})

test('what is not counted any more has no number', () => {
  expect(heard(null, scanned({ isUndone: true }))).toBe('Undone: Tea+0')
})

test('a count of nothing is taken back without a number, any other one with it', () => {
  const choices = (effect: number) => {
    const result = scanned({ tone: 'warning', effect })
    const nothing = () => {}
    const taps = { onNote: nothing, onPick: nothing, onNew: nothing, onTakeBack: nothing }
    render(<WarningChoices result={result} {...taps} />)
    const words = screen.getByRole('button', { name: /Remove/ }).textContent
    cleanup()
    return words
  }
  expect(choices(0)).toBe('Remove it')
  expect(choices(12_000)).toBe('Remove it, −12')
})

test('Undo says how much it takes back, and no number where nothing was added', () => {
  const undo = (...results: readonly Partial<ScanResult>[]) => {
    render(<UndoKey undoable={results.map((facts) => scanned(facts))} onTap={() => {}} />)
    const words = screen.getByRole('button').textContent.trim()
    cleanup()
    return words
  }
  const held = { tone: 'warning', warnings: ['held_by_another'] } as const
  const repeated = { tone: 'warning', effect: 0, warnings: ['serial_repeated'] } as const
  expect(undo({})).toBe('Undo +1')
  expect([undo(held), undo(repeated)]).toEqual(['Undo', 'Undo'])
  const swept = { sweep: { id: 'sweep-1', of: 'shelf' } } as const
  expect(undo({ ...swept }, { ...held, ...swept })).toBe('Undo sweep +1')
  expect(undo({ ...held, ...swept })).toBe('Undo sweep')
  expect(undo({ sweep: { id: 'photo-1', of: 'photo' } })).toBe('Undo photo +1')
})

test('a count that is held for a manager has added nothing, and nothing is counted twice of one serial', () => {
  const held = scanned({ tone: 'warning', warnings: ['held_by_another'] })
  expect(heard(1, held)).toBe('Not your shelf: held for manager: Tea, 1 here+0')
  const repeated = scanned({ tone: 'warning', effect: 0, warnings: ['serial_repeated'] })
  const taps = { onNote() {}, onPick() {}, onNew() {}, onTakeBack() {} }
  render(<WarningChoices result={repeated} {...taps} />)
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  cleanup()
  render(<WarningChoices result={held} {...taps} />)
  expect(screen.getByRole('button', { name: /Remove/ }).textContent).toBe('Remove it')
})
