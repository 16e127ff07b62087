// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RowsInView } from './rows-in-view.tsx'

beforeEach(() => {
  // Nothing is laid out here: every row is as high as it is expected to be.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
})
afterEach(() => vi.restoreAllMocks())

const nameOf = (name: string) => name
const rowAt = (index: number) => `row ${index}`

function list(count: number) {
  return (
    <RowsInView
      count={count}
      total={count}
      rowAt={rowAt}
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
    hydrateRoot(container, list(100_000), { onRecoverableError: complaint })
  })
  expect(complaint).not.toHaveBeenCalled()
  expect(container.querySelector('li'), 'the same element').toBe(first)
  expect(first?.style.transform).toBe('translateY(0px)')
  // The window of this test is 1,024 wide.
  expect(container.querySelector('ul')?.style.height).toBe('15000000px')
})
