// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusBack } from './use-focus-back.ts'

afterEach(cleanup)

function Dialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack()
  return (
    <button type="button" onClick={onClose}>
      Not now
    </button>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Stop counting
      </button>
      <button type="button">Elsewhere</button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

const focused = () => document.activeElement?.textContent

async function openAndClose(before: () => void) {
  render(<Page />)
  act(() => screen.getByText('Stop counting').focus())
  act(() => screen.getByText('Stop counting').click())
  act(() => screen.getByText('Not now').focus())
  await act(async () => {
    before()
    screen.getByText('Not now').click()
    await new Promise((wake) => setTimeout(wake, 5))
  })
}

test('what opened a dialog has the focus when it is closed', async () => {
  await openAndClose(() => {})
  expect(focused()).toBe('Stop counting')
})

test('whoever has gone on stays there', async () => {
  await openAndClose(() => screen.getByText('Elsewhere').focus())
  expect(focused()).toBe('Elsewhere')
})
