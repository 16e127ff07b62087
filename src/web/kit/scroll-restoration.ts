// When a page is reloaded, a long list has not rendered yet, so the browser cannot restore the scroll position. It
// is saved before the reload and handed to the first list that renders.

const KEY = 'shelfcount-place'
let isTold = false

interface ScrollPosition {
  readonly address: string
  readonly top: number
}

/** How far this page was scrolled before the reload; undefined if there is nothing to restore. */
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

/** Following a link starts at the top, as usual. */
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
