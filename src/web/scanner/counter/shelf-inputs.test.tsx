// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { idleCounterParts } from '../testing/counter-parts.ts'
import { Counter } from './counter.ts'
import { useShelfInputs } from './shelf-inputs.ts'

afterEach(cleanup)

test('what was typed for labels that nothing could read is taken back with its sweep', async () => {
  const counter = new Counter(idleCounterParts())
  const facts = {
    counter,
    source: undefined,
    templates: [],
    isCovered: false,
    isSweepEnding: false,
  }
  const inputs = renderHook(() =>
    useShelfInputs({ ...facts, isShelfLabel: () => false, onNotice: () => {} }),
  ).result
  const pass = { id: 'pass-1', of: 'shelf' } as const
  const codes = ['SHELF-1', 'SHELF-2'].map((text) => ({ text, format: 'QR', leftView: true }))
  inputs.current.countTogether(codes, [], pass)
  inputs.current.countTogether([], ['TYPED-1'], pass)
  await eventually(() => expect(counter.undoable()).toHaveLength(3))
  await counter.undo()
  expect(counter.state.recentResults.filter(({ isUndone }) => !isUndone)).toEqual([])
})
