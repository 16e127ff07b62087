// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CountingMode, type ScanView, withoutCounting } from '#domain/camera/counting-mode.ts'
import type { CodeListener, CodeSource, ReadCode } from './code-source.ts'
import { type Camera, useCamera } from './use-camera.ts'
import type { Cover } from './use-label-reader.ts'

/** Every camera that was opened. */
let opened: { isOn: boolean; readonly track: EventTarget }[]
/** Opening a camera waits for this. */
let allowed: Promise<void>
let camera: Camera
/** Applying a setting waits for this. */
let constrained: Promise<void>

beforeEach(() => {
  opened = []
  allowed = Promise.resolve()
  constrained = Promise.resolve()
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: open, enumerateDevices: async () => [] },
    permissions: { query: async () => ({ state: 'prompt' }) },
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'visibilityState')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  await allowed
  const track = Object.assign(new EventTarget(), {
    stop: () => {},
    getSettings: () => ({}),
    applyConstraints: () => constrained,
  })
  const one = { isOn: true, track }
  track.stop = () => {
    one.isOn = false
  }
  opened.push(one)
  const tracks = () => [track]
  return Object.assign(new MediaStream(), { getTracks: tracks, getVideoTracks: tracks })
}

interface PictureProps {
  readonly source?: CodeSource
  readonly onCode?: (code: ReadCode) => void
  readonly counting?: CountingMode
  readonly cover?: Cover
}

function Picture(props: PictureProps) {
  const { source, onCode = () => {}, counting = 'aim', cover = 'none' } = props
  camera = useCamera({ source, onCode, counting, cover, followReads: () => () => {} })
  return <video ref={camera.video} muted />
}

async function startCamera() {
  render(<Picture />)
  await act(async () => camera.start())
}

async function look(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
}

const areOn = () => opened.map(({ isOn }) => isOn)

test('a page that is not seen lets its camera go, and asks for it again when it is', async () => {
  await startCamera()
  expect([camera.status, areOn()]).toEqual(['ready', [true]])
  await look('hidden')
  expect([camera.status, areOn()]).toEqual(['idle', [false]])
  expect(camera.video.current?.srcObject, 'no picture of before').toBeNull()
  await look('visible')
  expect([camera.status, areOn()]).toEqual(['ready', [false, true]])
})

test('a camera that comes to a page that is not seen any more is let go, and comes with its user', async () => {
  const answer = Promise.withResolvers<void>()
  allowed = answer.promise
  await startCamera()
  await look('hidden')
  await act(async () => answer.resolve())
  expect([camera.status, areOn()]).toEqual(['idle', [false]])
  await look('visible')
  expect([camera.status, areOn()]).toEqual(['ready', [false, true]])
})

test('a camera that nobody has started stays off when its page is seen again', async () => {
  render(<Picture />)
  await look('hidden')
  await look('visible')
  expect([camera.status, areOn()]).toEqual(['idle', []])
})

test('a picture that stands still is said, and its camera let go', async () => {
  await startCamera()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect([camera.error, areOn()]).toEqual(['frozen', [false]])
})

test('a picture that cannot be played is said, and its camera let go', async () => {
  render(<Picture />)
  const video = camera.video.current
  if (video) video.play = () => Promise.reject(new DOMException('', 'NotSupportedError'))
  await act(async () => camera.start())
  expect([camera.error, areOn()]).toEqual(['unknown', [false]])
})

test('a camera that ends is said, and started again it is another one', async () => {
  await startCamera()
  await act(async () => opened[0]?.track.dispatchEvent(new Event('ended')))
  expect([camera.error, areOn()]).toEqual(['lost', [false]])
  await act(async () => camera.start())
  expect([camera.status, areOn()]).toEqual(['ready', [false, true]])
})

test('a light that was asked for is not said to be on after its camera was let go', async () => {
  const answer = Promise.withResolvers<void>()
  await startCamera()
  await act(async () => camera.toggleLight())
  expect(camera.isLit).toBe(true)
  await look('hidden')
  await look('visible')
  expect(camera.isLit).toBe(false)
  constrained = answer.promise
  await act(async () => camera.toggleLight())
  await look('hidden')
  await look('visible')
  await act(async () => answer.resolve())
  expect(camera.isLit).toBe(false)
})

test('nothing is read behind what lies over the picture, and the label from before is not said again', async () => {
  let reader: CodeListener | undefined
  const source: CodeSource = {
    start: (_video, listener) => {
      reader = listener
    },
    stop: () => {
      reader = undefined
    },
  }
  const heard: string[] = []
  const onCode = ({ text }: ReadCode) => heard.push(text)
  const show = (text: string) => {
    const code = { text, format: 'Code 128', leftView: true }
    reader?.onCode(code)
    reader?.onLabels?.([
      { key: text, corners: [], code, isBelieved: true, isCounted: true, isDoubtful: false },
    ])
  }
  const { rerender } = render(<Picture source={source} onCode={onCode} />)
  await act(async () => camera.start())
  show('TEA')
  rerender(<Picture source={source} onCode={onCode} cover="whole" />)
  expect([reader, camera.status], 'the picture goes on').toEqual([undefined, 'ready'])
  rerender(<Picture source={source} onCode={onCode} />)
  show('TEA')
  show('SOAP')
  show('TEA')
  expect(heard).toEqual(['TEA', 'SOAP', 'TEA'])
})

test('a sweep is followed behind what lies over it, where nothing counts, until it has ended', async () => {
  const happened: string[] = []
  let view: ScanView | undefined
  const source: CodeSource = {
    start: () => happened.push('start'),
    stop: () => happened.push('stop'),
    look: (shown) => {
      view = shown
    },
  }
  const sweep = { source, counting: 'sweep' } as const
  const { rerender } = render(<Picture {...sweep} />)
  const size = { clientWidth: 390, clientHeight: 316, videoWidth: 1920, videoHeight: 1080 }
  for (const [name, value] of Object.entries(size)) {
    Object.defineProperty(camera.video.current, name, { value })
  }
  const screen = { left: 0, top: 0, right: 390, bottom: 316 }
  Object.assign(camera.video.current ?? {}, { getBoundingClientRect: () => screen })
  await act(async () => camera.start())
  const seen = view?.visible
  expect(seen?.bottom).toBe(1)
  rerender(<Picture {...sweep} cover="over sweep" />)
  expect([happened, view]).toEqual([['start'], withoutCounting('sweep')])
  rerender(<Picture {...sweep} />)
  expect([happened, view?.visible]).toEqual([['start'], seen])
  rerender(<Picture {...sweep} cover="whole" />)
  rerender(<Picture {...sweep} />)
  expect(happened).toEqual(['start', 'stop', 'start'])
})
