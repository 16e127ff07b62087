import { describe, expect, test } from 'vitest'
import {
  CAMERA_IDLE,
  type CameraAction,
  cameraReducer,
  troubleOf,
  troubleWords,
} from './camera-machine.ts'

const when = (...actions: readonly CameraAction[]) => actions.reduce(cameraReducer, CAMERA_IDLE)

describe('the camera', () => {
  test('goes from idle over requesting and initializing to ready', () => {
    expect(when().status).toBe('idle')
    expect(when({ type: 'initialize' }).status).toBe('requesting')
    expect(when({ type: 'initialize' }, { type: 'streamObtained' }).status).toBe('initializing')
    expect(
      when({ type: 'initialize' }, { type: 'streamObtained' }, { type: 'videoReady' }),
    ).toMatchObject({ status: 'ready', isScanning: true, hasPermission: true, error: null })
  })

  test('is ready as well when the video is there before the stream was announced', () => {
    expect(when({ type: 'initialize' }, { type: 'videoReady' }).status).toBe('ready')
  })

  test('says what is wrong, and starts again from there', () => {
    const failed = when({ type: 'initialize' }, { type: 'failed', error: 'denied' })
    expect(failed).toMatchObject({ status: 'error', error: 'denied', hasPermission: false })
    expect(cameraReducer(failed, { type: 'initialize' })).toMatchObject({
      status: 'requesting',
      error: null,
    })
  })

  test('is not asked twice, nor ready without having been asked', () => {
    const ready = when({ type: 'initialize' }, { type: 'videoReady' })
    expect(cameraReducer(ready, { type: 'initialize' })).toBe(ready)
    expect(when({ type: 'videoReady' }).status).toBe('idle')
  })

  test('rests after a pause and remembers that it may be used', () => {
    const paused = when({ type: 'initialize' }, { type: 'videoReady' }, { type: 'paused' })
    expect(paused).toMatchObject({ status: 'idle', isPaused: true, hasPermission: true })
    expect(cameraReducer(paused, { type: 'initialize' })).toMatchObject({ isPaused: false })
  })
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['OverconstrainedError', 'unsuitable'],
  ['SecurityError', 'insecure'],
  ['SomethingElse', 'unknown'],
] as const)('%s means %s, in words of its own', (name, trouble) => {
  expect(troubleOf(new DOMException('', name))).toBe(trouble)
  const { title, steps } = troubleWords(trouble, 'browser')
  expect(title).not.toMatch(/error|failed|invalid/i)
  expect(steps.length).toBeLessThanOrEqual(3)
  expect(steps.at(-1)).toContain('Try again')
})
