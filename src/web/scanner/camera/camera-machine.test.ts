import { describe, expect, test } from 'vitest'
import { messagesIn } from '#web/kit/use-messages.ts'
import {
  CAMERA_IDLE,
  type CameraAction,
  cameraReducer,
  stepsFor,
  troubleOf,
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
  const t = messagesIn('en', 'camera')
  const steps = stepsFor(trouble, 'browser')
  expect(t(`trouble.${trouble}`)).not.toMatch(/error|failed|invalid/i)
  expect(steps.length).toBeLessThanOrEqual(3)
  expect(t(steps.at(-1) ?? 'title')).toContain('Try again')
})

test('where the address bar cannot be tapped, the settings are named instead', () => {
  expect(stepsFor('denied', 'browser')[0]).toBe('step.tapIcon')
  expect(stepsFor('denied', 'ios')).toEqual(['step.iosSettings', 'step.allow', 'step.comeBack'])
  expect(stepsFor('denied', 'app')[0]).toBe('step.appSettings')
  expect(stepsFor('busy', 'ios')).toEqual(stepsFor('busy', 'browser'))
})
