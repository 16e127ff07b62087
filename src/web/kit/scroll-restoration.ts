// A long list is not there yet when a page is loaded anew, so the browser cannot go back to where
// somebody was in it. The scroll position is saved over the reload and told to the first list that is drawn.

const KEY = 'shelfcount-place'
let isTold = false

interface ScrollPosition {
  readonly address: string
  readonly top: number
}

/** How far down this very page was before it was loaded anew; undefined: nothing to go back to. */
export function takeScrollPosition(): number | undefined {
  if (isTold) return undefined
  isTold = true
  addEventListener('pagehide', saveScrollPosition)
  const saved = readScrollPosition()
  return saved && saved.address === addressHere() && isLoadedAnew(saved.address)
    ? saved.top
    : undefined
}

function saveScrollPosition(): void {
  try {
    const position: ScrollPosition = { address: addressHere(), top: window.scrollY }
    sessionStorage.setItem(KEY, JSON.stringify(position))
  } catch {
    // Without storage the list starts at its top.
  }
}

function readScrollPosition(): ScrollPosition | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isScrollPosition(saved) ? saved : undefined
  } catch {
    return undefined
  }
}

function isScrollPosition(value: unknown): value is ScrollPosition {
  return typeof value === 'object' && value !== null && 'address' in value && 'top' in value
}

/** A link that was followed starts at the top, as everywhere. */
function isLoadedAnew(address: string): boolean {
  const [load] = performance.getEntriesByType('navigation')
  if (!(load instanceof PerformanceNavigationTiming)) return false
  return load.type !== 'navigate' && withoutHash(load.name) === address
}

function addressHere(): string {
  return withoutHash(window.location.href)
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '')
}
