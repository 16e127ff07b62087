import { afterEach, expect, test, vi } from 'vitest'
import { openCamera, preferredCamera } from './camera-stream.ts'

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
