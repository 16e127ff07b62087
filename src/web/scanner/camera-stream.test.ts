import { expect, test } from 'vitest'
import { preferredCamera } from './camera-stream.ts'

const camera = (name: string) => ({ id: name, name })

test('lenses that focus near are preferred where a phone names them', () => {
  const phone = ['Front Camera', 'Back Camera', 'Back Dual Wide Camera', 'Back Triple Camera']
  expect(preferredCamera(phone.map(camera))?.name).toBe('Back Triple Camera')
  expect(preferredCamera(phone.slice(0, 3).map(camera))?.name).toBe('Back Dual Wide Camera')
  expect(preferredCamera(['camera2 0, facing back', 'Webcam'].map(camera))).toBeUndefined()
})
