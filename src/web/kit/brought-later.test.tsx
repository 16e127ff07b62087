// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { broughtLater } from './brought-later.tsx'

afterEach(cleanup)

const settled = () => act(async () => {})

test('a part that cannot be fetched leaves its page standing and comes with the network', async () => {
  let isOnline = false
  const Part = broughtLater(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: ({ name }: { readonly name: string }) => <p>For {name}</p> }
  })
  const page = (
    <main>
      <h1>Shelves</h1>
      <Part name="Ada" />
    </main>
  )
  render(page)
  await settled()
  expect(screen.getByRole('main').textContent).toBe('Shelves')

  isOnline = true
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(screen.getByRole('main').textContent).toBe('ShelvesFor Ada')

  // Brought once, it is there at once.
  cleanup()
  isOnline = false
  render(page)
  expect(screen.getByRole('main').textContent).toBe('ShelvesFor Ada')
})
