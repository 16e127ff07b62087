// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { changeDeviceSettings } from './device-settings.ts'
import { feel } from './feedback.ts'

afterEach(() => {
  changeDeviceSettings({ vibration: true })
  vi.unstubAllGlobals()
})

test('a phone vibrates unless somebody does not want it to', () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } })
  feel('ok')
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(30)
  changeDeviceSettings({ vibration: false })
  feel('ok')
  feel('trouble')
  expect(vibrate).toHaveBeenCalledOnce()
})

test('what was kept before there was a choice vibrates, and the choice is kept', async () => {
  const kept = async (text: string) => {
    localStorage.setItem('shelfcount-scanner', text)
    vi.resetModules()
    return (await import('./device-settings.ts')).deviceSettings()
  }
  expect(await kept('{"sound":false}')).toMatchObject({ sound: false, vibration: true })
  expect(await kept('{"vibration":false}')).toMatchObject({ sound: true, vibration: false })
})
