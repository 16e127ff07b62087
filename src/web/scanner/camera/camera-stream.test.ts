import { afterEach, expect, test, vi } from 'vitest'
import { openCamera, preferredCamera, resizeFor } from './camera-stream.ts'

const camera = (name: string) => ({ id: name, name })

test('lenses that focus near are preferred where a phone names them', () => {
  const phone = ['Front Camera', 'Back Camera', 'Back Dual Wide Camera', 'Back Triple Camera']
  expect(preferredCamera(phone.map(camera))?.name).toBe('Back Triple Camera')
  expect(preferredCamera(phone.slice(0, 3).map(camera))?.name).toBe('Back Dual Wide Camera')
  expect(preferredCamera(['camera2 0, facing back', 'Webcam'].map(camera))).toBeUndefined()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a better lens that does not open leaves the one that did', async () => {
  const stream = { getVideoTracks: () => [], getTracks: () => [] }
  const asked: unknown[] = []
  const getUserMedia = async ({ video }: MediaStreamConstraints) => {
    const { deviceId } = Object(video)
    asked.push(deviceId ?? 'any')
    if (deviceId) throw new DOMException('', 'NotReadableError')
    return stream
  }
  const lens = { kind: 'videoinput', deviceId: 'near', label: 'Back Dual Camera' }
  const mediaDevices = { getUserMedia, enumerateDevices: async () => [lens] }
  vi.stubGlobal('navigator', { mediaDevices })
  await expect(openCamera(null)).resolves.toBe(stream)
  expect(asked).toEqual(['any', { exact: 'near' }, 'any'])
})

test('a sweep is asked for in a larger picture than an aim, and neither is cut to size', async () => {
  const asked: MediaTrackConstraints[] = []
  const track = {
    getSettings: () => ({}),
    applyConstraints: async (video: MediaTrackConstraints) => void asked.push(video),
  }
  const getUserMedia = async ({ video }: MediaStreamConstraints) => {
    asked.push(Object(video))
    return { getVideoTracks: () => [track], getTracks: () => [track] }
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices: async () => [] } })
  const stream = await openCamera(null, 'aim')
  await resizeFor(stream, 'sweep')
  await openCamera('near', 'sweep')
  expect(asked.map(({ width }) => width)).toEqual([
    { ideal: 1280 },
    { ideal: 1920 },
    { ideal: 1920 },
  ])
  expect(asked.map((video) => Reflect.get(video, 'resizeMode'))).toEqual(
    asked.map(() => ({ ideal: 'none' })),
  )
})

test('a camera that has no larger picture keeps the one it has', async () => {
  const refuse = async () => Promise.reject(new DOMException('', 'OverconstrainedError'))
  const stream = { getVideoTracks: () => [{ applyConstraints: refuse }] }
  await expect(resizeFor(stream as unknown as MediaStream, 'sweep')).resolves.toBeUndefined()
})
