// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCurrentInView } from './use-current-in-view.ts'

const LINK_PX = 100
const NAMES = ['Overview', 'Inventory', 'Results', 'My counting']

beforeEach(() => {
  // There is no layout here: links of equal width, in a row that shows two of them.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(LINK_PX)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2 * LINK_PX)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return NAMES.indexOf(this.textContent) * LINK_PX
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Row({ current }: { readonly current: string }) {
  const row = useCurrentInView(current)
  return (
    <nav ref={row}>
      {NAMES.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

test('the link that is open stands in the middle, also when another one is', () => {
  const { rerender } = render(<Row current="My counting" />)
  expect(screen.getByRole('navigation').scrollLeft).toBe(250)
  rerender(<Row current="Inventory" />)
  expect(screen.getByRole('navigation').scrollLeft).toBe(50)
})
