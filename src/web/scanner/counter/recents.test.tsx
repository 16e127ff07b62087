// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ScanResult } from '../scanner-state.ts'
import { Recents } from './recents.tsx'

afterEach(cleanup)

function result(line: string, isUndone = false): ScanResult {
  return {
    id: `${line} ${isUndone}`,
    auditAssignmentId: 'shelf',
    tone: 'ok',
    line,
    itemId: line,
    name: line,
    unit: null,
    code: null,
    packSize: 1,
    effect: 1_000,
    warnings: [],
    usualPlace: null,
    atMs: 0,
    isUndone,
  }
}

function shown(results: readonly ScanResult[], newest: string): readonly string[] {
  render(
    <Recents
      results={results}
      newest={newest}
      quantityOf={() => 3}
      items={2}
      onOpen={() => undefined}
    />,
  )
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test('the two lines before the one on the label, each once', () => {
  const results = ['tea', 'oil', 'tea', 'oil', 'ham', 'jam'].map((line) => result(line))
  expect(shown(results, 'tea')).toEqual(['oil3', 'ham3'])
})

test('how many items lie here is said, with their number apart', () => {
  shown([], 'tea')
  const key = screen.getByRole('button', { name: '2 items' })
  expect(key.querySelector('b')?.textContent).toBe('2')
})

test('a count that was taken back is not among those before', () => {
  const results = [result('tea'), result('oil', true), result('ham')]
  expect(shown(results, 'tea')).toEqual(['ham3'])
})

test('when an older count is taken back, the newest stands below it', () => {
  const results = [result('tea'), result('oil', true), result('ham')]
  expect(shown(results, 'oil')).toEqual(['tea3', 'ham3'])
})
