// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { messagesIn } from '#web/kit/use-messages.ts'
import { changeDeviceSettings } from '../device-settings.ts'
import { speakCount, spokenCount } from './speak-count.ts'

const t = messagesIn('en', 'scanner')
const OIL = { tone: 'ok', name: 'Olive oil' } as const

afterEach(() => {
  changeDeviceSettings({ speech: false })
  vi.unstubAllGlobals()
})

function voice() {
  const said: string[] = []
  const cancel = vi.fn()
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  const speak = ({ text }: { readonly text: string }) => said.push(text)
  vi.stubGlobal('speechSynthesis', { speak, cancel })
  return { said, cancel }
}

test('the item and what stands on the shelf are said', () => {
  expect(spokenCount(OIL, 3, t)).toBe('Olive oil, 3')
  expect(spokenCount({ ...OIL, tone: 'warning' }, 2.5, t)).toBe('Olive oil, 2.5')
})

test('codes without a name are called so, and a label that was not counted again is not said', () => {
  expect(spokenCount({ tone: 'unknown', name: null }, 1, t)).toBe('Unknown code, 1')
  expect(spokenCount({ tone: 'ok', name: null, isNameOnItsWay: true }, 1, t)).toBe('Counted, 1')
  expect(spokenCount({ ...OIL, tone: 'duplicate' }, 3, t)).toBeUndefined()
})

test('nothing is said unless somebody wants it, and then the newest count interrupts', () => {
  const { said, cancel } = voice()
  speakCount(OIL, 1, t)
  expect(said).toEqual([])
  changeDeviceSettings({ speech: true })
  speakCount(OIL, 2, t)
  speakCount(OIL, 3, t)
  expect(said).toEqual(['Olive oil, 2', 'Olive oil, 3'])
  expect(cancel).toHaveBeenCalledTimes(2)
})

test('a browser without a voice counts all the same', () => {
  changeDeviceSettings({ speech: true })
  vi.stubGlobal('speechSynthesis', undefined)
  expect(() => speakCount(OIL, 1, t)).not.toThrow()
})
