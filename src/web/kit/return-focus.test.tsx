// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { returnFocus } from './return-focus.ts'

afterEach(cleanup)

const toNext = returnFocus((row) => row.closest('li')?.nextElementSibling?.querySelector('button'))

function Rows({ names }: { readonly names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <div ref={toNext}>
            <button type="button">{name}</button>
          </div>
        </li>
      ))}
    </ul>
  )
}

const focused = () => document.activeElement?.textContent

test('a row that goes hands its focus on to the next one', async () => {
  const { rerender } = render(<Rows names={['rice', 'tea', 'mugs']} />)
  act(() => screen.getByText('rice').focus())
  await act(async () => rerender(<Rows names={['tea', 'mugs']} />))
  expect(focused()).toBe('tea')
})

test('what goes elsewhere leaves the focus where it is', async () => {
  const { rerender } = render(<Rows names={['rice', 'tea', 'mugs']} />)
  act(() => screen.getByText('mugs').focus())
  await act(async () => rerender(<Rows names={['tea', 'mugs']} />))
  expect(focused()).toBe('mugs')
})
