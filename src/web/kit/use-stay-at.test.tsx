// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStayAt } from './use-stay-at.ts'

let grow: () => void
let topPx: number
const scrollIntoView = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, topPx, 390, 0),
  )
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView)
  document.documentElement.style.scrollPaddingTop = '53px'
})

afterEach(() => {
  cleanup()
  scrollIntoView.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page() {
  const ref = useRef<HTMLDivElement>(null)
  useStayAt(ref)
  return <div ref={ref} />
}

function scrollSoThatItIsAt(px: number) {
  topPx = px
  document.dispatchEvent(new Event('scroll'))
}

test('whoever is at the place is led back to it when something above it grows', () => {
  topPx = 53.4
  render(<Page />)
  topPx = 300
  grow()
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('a place that was come to by a later link is held as well, and left when somebody moves on', () => {
  topPx = 900
  render(<Page />)
  scrollSoThatItIsAt(53)
  topPx = 300
  grow()
  expect(scrollIntoView).toHaveBeenCalledOnce()
  scrollSoThatItIsAt(-200)
  topPx = 40
  grow()
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('whoever looks elsewhere, or whom the browser has kept there, is left alone', () => {
  topPx = 900
  render(<Page />)
  topPx = 1_200
  grow()
  scrollSoThatItIsAt(53)
  grow()
  expect(scrollIntoView).not.toHaveBeenCalled()
})
