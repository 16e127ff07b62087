// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ScanResult } from '../scanner-state.ts'
import { ItemLabel } from './item-label.tsx'

afterEach(cleanup)

function show(name: string, facts: Partial<ScanResult> = {}): HTMLElement {
  const result: ScanResult = {
    id: 'scan-1',
    auditAssignmentId: 'shelf-1',
    tone: 'ok',
    line: 'oil',
    itemId: 'oil',
    name,
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
  render(
    <ItemLabel
      result={result}
      quantity={1}
      sign="A-1"
      isStarted
      onlyThese={undefined}
      whyAgain={undefined}
      onEdit={() => {}}
      isBlind={false}
      isShort={false}
    />,
  )
  return screen.getByText(name).closest('p') ?? document.body
}

test('a long name is set smaller, so that its end is seen; a short one is not', () => {
  expect(show('Cold-pressed olive oil, first harvest, 750 ml').dataset.long).toBe('true')
  expect(show('Olive oil 750 ml').dataset.long).toBeUndefined()
})

test('what was counted in spite of a warning is said to be so, until it is taken back', () => {
  show('Oil', { tone: 'warning' })
  expect(document.body.textContent).toContain('Counted on A-1 anyway')
  cleanup()
  show('Oil', { tone: 'warning', isUndone: true })
  expect(document.body.textContent).not.toContain('Counted on A-1 anyway')
})

test('a name that may be cut off is shown whole with a tap, and cut again with another', () => {
  const name = 'Cold-pressed olive oil, first harvest, 750 ml'
  show(name)
  const key = screen.getByRole('button', { name })
  const isWhole = () => key.closest('[data-whole]') !== null
  expect([isWhole(), key.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  fireEvent.click(key)
  expect([isWhole(), key.getAttribute('aria-expanded')]).toEqual([true, 'true'])
  fireEvent.click(key)
  expect(isWhole()).toBe(false)
  cleanup()
  show('Olive oil')
  expect(screen.queryByRole('button', { name: 'Olive oil' })).toBeNull()
})

test('what is held for a manager is not said to be counted', () => {
  show('Oil', { tone: 'warning', warnings: ['while_stopped'] })
  expect(document.body.textContent).not.toContain('Counted on A-1 anyway')
  expect(screen.queryByText('Saved, but not counted yet')).not.toBeNull()
})

test('what is over stands out among what a label says', () => {
  show('Oil', { code: '(01)09506000134352(17)200131(21)S-1', atMs: Date.UTC(2026, 10, 18) })
  const expired = screen.getByText(/Expired Jan 31, 2020/)
  expect(expired.dataset.expired).toBe('true')
  expect(expired.closest('p')?.textContent).toBe('Expired Jan 31, 2020 · Serial S-1')
})

test('a shelf that was sent back says why, whole with a tap', () => {
  const shelf = { sign: 'A-1', isStarted: false, isBlind: false, isShort: false, quantity: null }
  const whyAgain = 'The top row was not counted'
  const facts = { ...shelf, whyAgain, onlyThese: undefined, onEdit: () => {} }
  render(<ItemLabel result={undefined} {...facts} />)
  expect(document.body.textContent).toContain('Count all of A-1 again.')
  const key = screen.getByRole('button', { name: whyAgain })
  fireEvent.click(key)
  expect(key.getAttribute('aria-expanded')).toBe('true')
})
