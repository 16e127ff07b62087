// The camera as the screen knows it. Pure: what the browser says comes in as actions.

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
  /** Null until the browser has said something. */
  readonly hasPermission: boolean | null
  readonly error: CameraTrouble | null
  /** Stopped to save the battery; a tap goes on. */
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

/** What `getUserMedia` rejected with. */
export function troubleOf(error: unknown): CameraTrouble {
  const name = typeof error === 'object' && error !== null ? Reflect.get(error, 'name') : undefined
  return (typeof name === 'string' ? TROUBLES[name] : undefined) ?? 'unknown'
}

export interface TroubleWords {
  readonly title: string
  /** At most three; the last is ours. */
  readonly steps: readonly string[]
}

const WORDS: Readonly<Record<CameraTrouble, TroubleWords>> = {
  denied: {
    title: 'Camera is blocked',
    steps: ['Tap the icon left of the address', 'Set Camera to Allow', 'Come back, tap Try again'],
  },
  missing: {
    title: 'No camera found',
    steps: ['Connect a camera, or use a phone', 'Then tap Try again'],
  },
  busy: {
    title: 'Camera is taken',
    steps: ['Close other apps that use it', 'Then tap Try again'],
  },
  unsuitable: {
    title: 'This camera does not fit',
    steps: ['Choose another camera', 'Then tap Try again'],
  },
  insecure: {
    title: 'Camera needs a safe address',
    steps: ['Open this page with https', 'Then tap Try again'],
  },
  lost: {
    title: 'The camera went away',
    steps: ['Close other apps that use it', 'Then tap Try again'],
  },
  frozen: {
    title: 'The picture stands still',
    steps: ['Lock the phone and unlock it', 'Then tap Try again'],
  },
  unknown: {
    title: 'Camera did not start',
    steps: ['Close the camera elsewhere', 'Then tap Try again'],
  },
}

/** An installed app has no address bar to tap. */
export function troubleWords(
  trouble: CameraTrouble,
  place: 'browser' | 'app' | 'ios',
): TroubleWords {
  if (trouble !== 'denied' || place === 'browser') return WORDS[trouble]
  const first =
    place === 'ios' ? 'Open Settings, then Apps, Safari' : 'Open the settings of this app'
  return { ...WORDS.denied, steps: [first, 'Set Camera to Allow', 'Come back, tap Try again'] }
}
