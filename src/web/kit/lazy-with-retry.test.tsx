// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lazyWithRetry } from './lazy-with-retry.tsx'

afterEach(cleanup)

const settled = () => act(async () => {})

test('a part that cannot be fetched leaves its page standing and comes with the network', async () => {
  let isOnline = false
  const Part = lazyWithRetry(async () => {
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

  // Once loaded, it renders at once.
  cleanup()
  isOnline = false
  render(page)
  expect(screen.getByRole('main').textContent).toBe('ShelvesFor Ada')
})

test('where somebody waits for a part that cannot be fetched, its place says so until it comes', async () => {
  let isOnline = false
  const bring = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: ({ name }: { readonly name: string }) => <p>For {name}</p> }
  }
  const Part = lazyWithRetry(bring, ({ name }) => <p>Not here, {name}</p>)
  const { container } = render(<Part name="Ada" />)
  expect(container.textContent).toBe('')
  await settled()
  expect(container.textContent).toBe('Not here, Ada')
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(container.textContent).toBe('For Ada')
})
