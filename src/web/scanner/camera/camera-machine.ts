// The camera as the screen sees it. Pure: the browser's answers come in as actions.

import type { Areas } from '#messages/areas.ts'

export type CameraStatus = 'idle' | 'requesting' | 'initializing' | 'ready' | 'error'

export type CameraTrouble =
  | 'denied'
  | 'missing'
  | 'busy'
  | 'unsuitable'
  | 'insecure'
  | 'lost'
  | 'frozen'
  | 'unknown'

export interface CameraState {
  readonly status: CameraStatus
  readonly isScanning: boolean
  /** Null until the browser has answered. */
  readonly hasPermission: boolean | null
  readonly error: CameraTrouble | null
  /** Stopped to save battery; a tap starts it again. */
  readonly isPaused: boolean
}

export type CameraAction =
  | { readonly type: 'initialize' }
  | { readonly type: 'streamObtained' }
  | { readonly type: 'videoReady' }
  | { readonly type: 'failed'; readonly error: CameraTrouble }
  | { readonly type: 'paused' }
  | { readonly type: 'stopped' }

export const CAMERA_IDLE: CameraState = {
  status: 'idle',
  isScanning: false,
  hasPermission: null,
  error: null,
  isPaused: false,
}

export function cameraReducer(state: CameraState, action: CameraAction): CameraState {
  const { status, hasPermission } = state
  switch (action.type) {
    case 'initialize':
      if (status !== 'idle' && status !== 'error') return state
      return { ...CAMERA_IDLE, hasPermission, status: 'requesting' }
    case 'streamObtained':
      if (status !== 'requesting') return state
      return { ...state, status: 'initializing', hasPermission: true }
    case 'videoReady':
      if (status !== 'requesting' && status !== 'initializing') return state
      return { ...CAMERA_IDLE, status: 'ready', isScanning: true, hasPermission: true }
    case 'failed': {
      const isDenied = action.error === 'denied'
      const permission = isDenied ? false : hasPermission
      return { ...CAMERA_IDLE, status: 'error', error: action.error, hasPermission: permission }
    }
    case 'paused':
      return { ...CAMERA_IDLE, hasPermission, isPaused: true }
    case 'stopped':
      return { ...CAMERA_IDLE, hasPermission }
  }
}

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  OverconstrainedError: 'unsuitable',
  ConstraintNotSatisfiedError: 'unsuitable',
  SecurityError: 'insecure',
}

/** Maps what `getUserMedia` rejected with. */
export function troubleOf(error: unknown): CameraTrouble {
  const name = typeof error === 'object' && error !== null ? Reflect.get(error, 'name') : undefined
  return (typeof name === 'string' ? TROUBLES[name] : undefined) ?? 'unknown'
}

type Step = Extract<keyof Areas['camera'], `step.${string}`>

/** What the person can do, in at most three steps; the last step is always the product's own. */
const STEPS: Readonly<Record<CameraTrouble, readonly Step[]>> = {
  denied: ['step.tapIcon', 'step.allow', 'step.comeBack'],
  missing: ['step.connect', 'step.tryAgain'],
  busy: ['step.closeApps', 'step.tryAgain'],
  unsuitable: ['step.otherCamera', 'step.tryAgain'],
  insecure: ['step.https', 'step.tryAgain'],
  lost: ['step.closeApps', 'step.tryAgain'],
  frozen: ['step.unlock', 'step.tryAgain'],
  unknown: ['step.closeApps', 'step.tryAgain'],
}

/** Returns keys of messages. An installed app has no address bar, so its steps differ. */
export function stepsFor(
  trouble: CameraTrouble,
  place: 'browser' | 'app' | 'ios',
): readonly Step[] {
  const steps = STEPS[trouble]
  if (trouble !== 'denied' || place === 'browser') return steps
  return [place === 'ios' ? 'step.iosSettings' : 'step.appSettings', ...steps.slice(1)]
}
