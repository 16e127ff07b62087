// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class Load {
  readonly type: string
  readonly name: string
  constructor(type: string, name: string) {
    this.type = type
    this.name = name
  }
}

const LIST = 'https://shop.test/audit/1/results?tab=all'

/** The page after a load: every module is new. */
async function load(type: string, address: string) {
  vi.resetModules()
  window.location.href = address
  const { takeScrollPosition } = await import('./scroll-restoration.ts')
  const getEntriesByType = () => [new Load(type, address)]
  return () => {
    vi.stubGlobal('performance', { getEntriesByType })
    vi.stubGlobal('PerformanceNavigationTiming', Load)
    try {
      return takeScrollPosition()
    } finally {
      vi.unstubAllGlobals()
    }
  }
}

function leaveAt(top: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
  window.dispatchEvent(new Event('pagehide'))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a page that is loaded anew goes back to where it was, once', async () => {
  const first = await load('navigate', LIST)
  expect(first()).toBeUndefined()
  leaveAt(30_000)
  const again = await load('reload', `${LIST}#lines`)
  expect(again()).toBe(30_000)
  expect(again()).toBeUndefined()
})

test('another page, and a link that was followed, start at the top', async () => {
  const first = await load('navigate', LIST)
  first()
  leaveAt(30_000)
  expect((await load('reload', 'https://shop.test/audit/2/results?tab=all'))()).toBeUndefined()
  expect((await load('navigate', LIST))()).toBeUndefined()
})
