// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { RowsInView } from './rows-in-view.tsx'

beforeEach(() => {
  // There is no layout here: every row has its expected height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const nameOf = (name: string) => name
const rowAt = (index: number) => `row ${index}`
const notYet = (): undefined => {}

function list(count: number, at: (index: number) => string | undefined = rowAt) {
  return (
    <RowsInView
      count={count}
      total={count}
      rowAt={at}
      rowPx={50}
      narrowRowPx={150}
      keyOf={nameOf}
      label="Rows"
      onView={() => {}}
    >
      {(name) => <span>{name}</span>}
    </RowsInView>
  )
}

function printed(count: number): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(list(count))
  document.body.append(container)
  return container
}

test('the host prints the first rows, in a list that is as long as it will be at either width', () => {
  const ul = printed(100_000).querySelector('ul')
  expect(ul?.querySelector('li')?.textContent).toBe('row 0')
  expect(ul?.querySelector('li')?.getAttribute('aria-setsize')).toBe('100000')
  expect(ul?.style.getPropertyValue('--wide-height')).toBe('5000000px')
  expect(ul?.style.getPropertyValue('--narrow-height')).toBe('15000000px')
})

test('a short list is printed whole', () => {
  expect(printed(3).querySelectorAll('li')).toHaveLength(3)
})

test('rows that were printed are taken over as they stand, and then placed', async () => {
  const container = printed(100_000)
  const first = container.querySelector('li')
  const complaint = vi.fn<(error: unknown) => void>()
  await act(async () => {
    const root = hydrateRoot(container, list(100_000), { onRecoverableError: complaint })
    onTestFinished(() => root.unmount())
  })
  expect(complaint).not.toHaveBeenCalled()
  expect(container.querySelector('li'), 'the same element').toBe(first)
  expect(first?.style.transform).toBe('translateY(0px)')
  // The window of this test is 1,024 wide.
  expect(container.querySelector('ul')?.style.height).toBe('15000000px')
})

/** A page with this many pixels above the list, scrolled this far. */
function layPage({ above, scrolled }: { above: number; scrolled: number }) {
  const page = { above, scrolled }
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.scrolled)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, page.above - page.scrolled, 1_024, 500),
  )
  const moves: unknown[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation((...move: unknown[]) => {
    moves.push(...move)
  })
  return { page, moves }
}

/** At the width of this window. */
const USUAL_PX = 150

function drawRows(heightPx: number) {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(heightPx)
}

test('rows below the top of the view move nothing, however much stands above their list', () => {
  drawRows(USUAL_PX + 20)
  const { moves } = layPage({ above: 900, scrolled: 850 })
  render(list(100))
  expect(moves).toEqual([expect.objectContaining({ top: 850 })])
})

test('rows above the view move the page by as much as they are higher than usual', () => {
  drawRows(USUAL_PX + 20)
  const { moves } = layPage({ above: 100, scrolled: 850 })
  render(list(100))
  // Five of them begin within the 750 pixels of the list that are above the visible area.
  expect(moves.at(-1)).toMatchObject({ top: 850 + 5 * 20 })
})

test('a list that has not heard of the last move does not take it back', () => {
  drawRows(USUAL_PX + 20)
  const { page, moves } = layPage({ above: 100, scrolled: 0 })
  const { rerender } = render(list(100, notYet))
  page.scrolled = 9_000
  rerender(list(100))
  expect(moves).toEqual([expect.objectContaining({ top: 0 })])
})

test('a page that is moved while its rows are drawn stays where it was moved to', () => {
  drawRows(USUAL_PX)
  const { page, moves } = layPage({ above: 100, scrolled: 0 })
  const Moved = () => {
    page.scrolled = 400
    return null
  }
  render(
    <>
      {list(100)}
      <Moved />
    </>,
  )
  expect(moves).toEqual([expect.objectContaining({ top: 400 })])
})
