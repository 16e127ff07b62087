// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShelfCompactLabel, ShelfLabel } from './shelf-label.tsx'

afterEach(cleanup)

test('a room that is written from right to left is cut at its end, and not at its beginning', () => {
  render(<ShelfLabel code="مخزن خلفي" state="open" />)
  render(<ShelfCompactLabel code="B-12" mark={undefined} state="open" />)
  for (const code of ['مخزن خلفي', 'B-12']) {
    expect(screen.getByText(code).getAttribute('dir')).toBe('auto')
  }
})

test('beside a code a word gives way, and a number that tells two counts apart does not', () => {
  render(<ShelfLabel code="S-04" mark="items" state="returned" initials="SO" />)
  render(<ShelfLabel code="S-05" mark="2" state="counting" />)
  expect(screen.getByText('· items').dataset.word).toBe('true')
  expect(screen.getByText('· 2').dataset.word).toBeUndefined()
})
