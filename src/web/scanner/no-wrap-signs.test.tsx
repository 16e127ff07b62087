// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NoWrapSigns } from './no-wrap-signs.tsx'

afterEach(cleanup)

function held(words: string) {
  const { container } = render(
    <p>
      <NoWrapSigns>{words}</NoWrapSigns>
    </p>,
  )
  expect(container.textContent, 'the words stay as they are').toBe(words)
  return [...container.querySelectorAll('span')].map((span) => span.textContent)
}

test('signs of shelves are held together, wherever they stand', () => {
  expect(held('Back to A-01')).toEqual(['A-01'])
  expect(held('A-01 is handed in. B/2-3, C-04 and Kühl-7.')).toEqual([
    'A-01',
    'B/2-3',
    'C-04',
    'Kühl-7',
  ])
})

test('plain words, numbers with signs and what is longer than a line are left alone', () => {
  expect(held('Cold room')).toEqual([])
  expect(held('Case of -3')).toEqual([])
  expect(held('WAREHOUSE-NORTH-AISLE-17')).toEqual([])
})
