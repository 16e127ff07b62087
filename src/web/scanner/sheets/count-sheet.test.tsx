// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Counter } from '../counter/counter.ts'
import type { CounterState } from '../counter/counter-core.ts'
import { EMPTY_ENTRY } from '../counter/keypad-entry.ts'
import { type CountModalState, SCANNER_START } from '../scanner-state.ts'
import CountSheet from './count-sheet.tsx'

afterEach(cleanup)

test('what a label says besides its number does not run over the number', () => {
  const code = '(01)09506000134352(10)LOT7(17)240131(21)S77'
  const item: CountModalState['item'] = {
    line: 'yoghurt',
    itemId: null,
    name: 'Yoghurt',
    unit: 'each',
    code,
    codes: [],
    packSize: 1,
    usualPlace: null,
  }
  const modal = { auditId: 'audit', item, existingCount: 1, scanWarning: false, warningType: null }
  const entry = { entry: EMPTY_ENTRY, replaces: true, skipped: null, unanswered: [] }
  const state: CounterState = { ...SCANNER_START, countModal: modal, ...entry }
  const place = { auditAssignmentId: 'shelf', top: null, onClose: () => {} }
  render(<CountSheet counter={{} as Counter} state={state} modal={modal} {...place} />)
  expect(screen.getByText('9506000134352')).toBeTruthy()
  expect(screen.queryByText(/LOT7/)).toBeNull()
})
