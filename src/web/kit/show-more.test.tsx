// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SHOWN_AT_FIRST, ShowMore } from './show-more.tsx'

afterEach(cleanup)

function show(count: number) {
  const rows = Array.from({ length: count }, (_, index) => `Person ${index}`)
  render(
    <MantineProvider env="test">
      <ShowMore rows={rows}>
        {(shown) => (
          <ul>
            {shown.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </ShowMore>
    </MantineProvider>,
  )
}

const drawn = () => screen.getAllByRole('listitem').length

test('of a thousand the first are drawn, it is said of how many, and there is a way to all', () => {
  show(1_000)
  expect(drawn()).toBe(SHOWN_AT_FIRST)
  expect(screen.getByText(/^50 of 1,000 shown/)).toBeTruthy()
  for (const more of ['50', '100', '200', '400', '200']) {
    fireEvent.click(screen.getByRole('button', { name: `Show ${more} more` }))
  }
  expect(drawn()).toBe(1_000)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list that is short is drawn whole, without a word', () => {
  show(SHOWN_AT_FIRST)
  expect(drawn()).toBe(SHOWN_AT_FIRST)
  expect(screen.queryByText(/shown/)).toBeNull()
})

test('a printed list has all of its rows', () => {
  show(1_000)
  fireEvent(window, new Event('beforeprint'))
  expect(drawn()).toBe(1_000)
  fireEvent(window, new Event('afterprint'))
  expect(drawn()).toBe(SHOWN_AT_FIRST)
})
