// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FoundPeople } from './found-people.tsx'

afterEach(cleanup)

function show(count: number) {
  const rows = Array.from({ length: count }, (_, index) => `Person ${index + 1}.`)
  render(
    <MantineProvider env="test">
      <FoundPeople rows={rows} textsOf={(row) => [row]} label="Find" placeholder="Find a name">
        {(row) => <li key={row}>{row}</li>}
      </FoundPeople>
    </MantineProvider>,
  )
}

test('somebody who is not drawn is found by name', () => {
  show(1_000)
  expect(screen.queryByText('Person 977.')).toBeNull()
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: '977' } })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Person 977.',
  ])
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'nobody' } })
  expect(screen.getByText('No one here is called “nobody”.')).toBeTruthy()
})

test('a few people are read, and an empty list says nothing of its own', () => {
  show(3)
  expect(screen.queryByLabelText('Find')).toBeNull()
  cleanup()
  show(0)
  expect(screen.queryByText(/No one/)).toBeNull()
})
