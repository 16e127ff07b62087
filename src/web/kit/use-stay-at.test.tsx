// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStayAt } from './use-stay-at.ts'

let grow: () => void
/** The element's position in the page. */
let inPagePx: number
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
    () => new DOMRect(0, inPagePx - window.scrollY, 390, 0),
  )
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    scrollIntoView()
    document.documentElement.scrollTop = inPagePx - 53
  })
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

/** The page is notified later. */
function scrollTo(px: number) {
  document.documentElement.scrollTop = px
}

function hearOfScroll() {
  document.dispatchEvent(new Event('scroll'))
}

test('whoever is at the place is led back to it when something above it grows', () => {
  inPagePx = 853.4
  scrollTo(800)
  render(<Page />)
  inPagePx = 1_100
  grow()
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('a place that was come to by a later link is held as well, and left when somebody moves on', () => {
  inPagePx = 900
  scrollTo(0)
  render(<Page />)
  scrollTo(847)
  hearOfScroll()
  inPagePx = 1_150
  grow()
  expect(scrollIntoView).toHaveBeenCalledOnce()
  scrollTo(1_350)
  hearOfScroll()
  inPagePx = 1_110
  grow()
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('what shrinks before the page hears that it was led back does not count as moving on', () => {
  inPagePx = 853
  scrollTo(800)
  render(<Page />)
  inPagePx = 1_153
  grow()
  inPagePx = 753
  hearOfScroll()
  grow()
  expect(window.scrollY).toBe(700)
})

test('whoever looks elsewhere, or whom the browser has kept there, is left alone', () => {
  inPagePx = 900
  scrollTo(0)
  render(<Page />)
  inPagePx = 1_200
  grow()
  scrollTo(1_147)
  hearOfScroll()
  inPagePx = 1_300
  scrollTo(1_247)
  grow()
  expect(scrollIntoView).not.toHaveBeenCalled()
})
