// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeDeviceSettings } from '../device-settings.ts'
import { feel, unlockSoundByTouch } from './feedback.ts'
import { useIsSilent } from './use-is-silent.ts'

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
    return (await import('../device-settings.ts')).deviceSettings()
  }
  expect(await kept('{"sound":false}')).toMatchObject({ sound: false, vibration: true })
  expect(await kept('{"vibration":false}')).toMatchObject({ sound: true, vibration: false })
})

/** Audio as in browsers: silent until the page is first touched. */
class QuietAudio {
  static made: QuietAudio[] = []
  static isTouched = false
  state: 'suspended' | 'running' | 'interrupted' = QuietAudio.isTouched ? 'running' : 'suspended'
  currentTime = 0
  destination = {}
  constructor() {
    QuietAudio.made.push(this)
  }
  async resume() {
    if (!QuietAudio.isTouched) throw new Error('not allowed')
    this.state = 'running'
  }
}

async function quietPhone() {
  const beeps: number[] = []
  QuietAudio.made = []
  QuietAudio.isTouched = false
  vi.stubGlobal('AudioContext', QuietAudio)
  const node = { connect: () => node, start: () => {}, stop: () => {} }
  vi.stubGlobal(
    'OscillatorNode',
    class {
      constructor(_audio: unknown, { frequency }: { readonly frequency: number }) {
        beeps.push(frequency)
      }
      connect = node.connect
      start = node.start
      stop = node.stop
    },
  )
  vi.stubGlobal(
    'GainNode',
    class {
      connect = node.connect
    },
  )
  vi.resetModules()
  const feedback = await import('./feedback.ts')
  const touch = (type: string) => {
    QuietAudio.isTouched = true
    document.dispatchEvent(new Event(type))
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { beeps, feedback, touch, settle }
}

test('a phone that was touched anywhere, or on the page before, beeps from the first scan on', async () => {
  for (const touchType of ['touchend', 'keyup', 'click']) {
    const { beeps, feedback, touch, settle } = await quietPhone()
    const stop = feedback.unlockSoundByTouch()
    touch(touchType)
    await settle()
    feedback.feel('ok')
    expect(beeps, touchType).toEqual([1_760])
    stop()
  }
  const { beeps, feedback } = await quietPhone()
  QuietAudio.isTouched = true
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  feedback.feel('ok')
  expect(beeps).toEqual([1_760])
})

test('a phone that comes back from the background beeps again', async () => {
  const { beeps, feedback, touch, settle } = await quietPhone()
  const stop = feedback.unlockSoundByTouch()
  touch('click')
  await settle()
  for (const audio of QuietAudio.made) audio.state = 'interrupted'
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  feedback.feel('ok')
  expect(beeps).toEqual([1_760])
  for (const audio of QuietAudio.made) audio.state = 'interrupted'
  // No state changes here: the scan itself asks for the sound.
  feedback.feel('ok')
  await settle()
  expect(beeps).toEqual([1_760, 1_760])
  stop()
})

test('nothing is heard of a page that nobody listens to any more', async () => {
  const stop = unlockSoundByTouch()
  stop()
  QuietAudio.made = []
  vi.stubGlobal('AudioContext', QuietAudio)
  document.dispatchEvent(new Event('click'))
  expect(QuietAudio.made).toEqual([])
})

test('until somebody has touched the page a phone is known to be silent', async () => {
  const activation = { hasBeenActive: false }
  vi.stubGlobal('navigator', { userActivation: activation })
  const { result, unmount } = renderHook(useIsSilent)
  expect(result.current).toBe(true)
  act(() => changeDeviceSettings({ sound: false }))
  expect(result.current, 'nobody waits for a sound that they do not want').toBe(false)
  act(() => changeDeviceSettings({ sound: true }))
  expect(result.current).toBe(true)
  activation.hasBeenActive = true
  act(() => void document.dispatchEvent(new Event('pointerup')))
  expect(result.current).toBe(false)
  unmount()
  vi.stubGlobal('navigator', {})
  expect(renderHook(useIsSilent).result.current, 'a browser that does not tell').toBe(false)
  cleanup()
})
