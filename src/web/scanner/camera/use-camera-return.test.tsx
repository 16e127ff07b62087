// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CameraTrouble } from './camera-machine.ts'
import { isCameraDenied, useCameraReturn } from './use-camera-return.ts'

const devices = new EventTarget()
const permission = Object.assign(new EventTarget(), { state: 'denied' })

beforeEach(() => {
  permission.state = 'denied'
  vi.stubGlobal('navigator', {
    mediaDevices: devices,
    permissions: { query: async () => permission },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function inTrouble(trouble: CameraTrouble | null) {
  const start = vi.fn()
  const { unmount } = await act(async () => renderHook(() => useCameraReturn(trouble, start)))
  return { start, unmount }
}

test('a camera that is plugged in again starts', async () => {
  const { start, unmount } = await inTrouble('lost')
  devices.dispatchEvent(new Event('devicechange'))
  expect(start).toHaveBeenCalledTimes(1)
  unmount()
  devices.dispatchEvent(new Event('devicechange'))
  expect(start).toHaveBeenCalledTimes(1)
})

test('a camera that works, or that nobody allows, does not start because another came', async () => {
  for (const trouble of [null, 'denied', 'insecure'] as const) {
    const { start } = await inTrouble(trouble)
    devices.dispatchEvent(new Event('devicechange'))
    expect(start).not.toHaveBeenCalled()
  }
})

test('a camera that is allowed after all starts', async () => {
  const { start } = await inTrouble('denied')
  permission.dispatchEvent(new Event('change'))
  expect(start).not.toHaveBeenCalled()
  permission.state = 'granted'
  permission.dispatchEvent(new Event('change'))
  expect(start).toHaveBeenCalledTimes(1)
})

test('a browser that does not tell has denied nothing', async () => {
  expect(await isCameraDenied()).toBe(true)
  vi.stubGlobal('navigator', {})
  expect(await isCameraDenied()).toBe(false)
})
