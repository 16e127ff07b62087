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
