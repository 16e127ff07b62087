// Opens the device's camera with settings that suit barcodes.

import type { CountingMode } from '#domain/camera/counting-mode.ts'

export interface CameraChoice {
  readonly id: string
  /** The browser's name for it; empty if the browser gives none. */
  readonly name: string
}

export interface CameraAbilities {
  readonly hasTorch: boolean
  /** Undefined if the camera cannot zoom. */
  readonly maxZoom: number | undefined
}

/** Aiming has one label in front of it; a sweep has many, each of them smaller in the picture. */
const SIZES = {
  aim: { width: { ideal: 1280 }, height: { ideal: 720 } },
  sweep: { width: { ideal: 1920 }, height: { ideal: 1080 } },
} as const

/** Asks for the uncropped picture: a browser that crops to the requested size would cut labels off. */
const UNCUT = { resizeMode: { ideal: 'none' } } as const

export async function openCamera(
  cameraId: string | null,
  counting: CountingMode = 'aim',
): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'SecurityError')
  const size = { ...SIZES[counting], ...UNCUT }
  const ask = (video: MediaTrackConstraints) =>
    navigator.mediaDevices.getUserMedia({ audio: false, video: { ...size, ...video } })
  const askForBack = () => ask({ facingMode: { ideal: 'environment' } })
  const askForAny = async () => {
    const any = await askForBack()
    const better = preferredCamera(await listCameras())
    if (better === undefined || better.id === cameraIdOf(any)) return any
    // One at a time: some phones do not open a second lens while the first one is open.
    closeStream(any)
    // If the better lens does not open, fall back to the one that did.
    return ask({ deviceId: { exact: better.id } }).catch(askForBack)
  }
  if (cameraId === null) return askForAny()
  try {
    return await ask({ deviceId: { exact: cameraId } })
  } catch (error) {
    // The chosen camera is gone: use any other.
    if (isOverconstrained(error)) return askForAny()
    throw error
  }
}

/** On some phones a single wide lens does not focus close enough; cameras that combine several lenses do. */
export function preferredCamera(cameras: readonly CameraChoice[]): CameraChoice | undefined {
  const joined = /\bback (triple|dual)\b/i
  const rank = ({ name }: CameraChoice) => (/triple/i.test(name) ? 0 : 1)
  return cameras.filter(({ name }) => joined.test(name)).sort((a, b) => rank(a) - rank(b))[0]
}

/** The id of the camera that a picture comes from. */
export function cameraIdOf(stream: MediaStream): string | undefined {
  return stream.getVideoTracks()[0]?.getSettings().deviceId
}

function isOverconstrained(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'OverconstrainedError'
}

export async function listCameras(): Promise<readonly CameraChoice[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? []
  // Before permission is given, cameras have no ids to ask for them by.
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
}

export function abilitiesOf(stream: MediaStream): CameraAbilities {
  const capabilities = capabilitiesOf(stream)
  const torch: unknown = Reflect.get(capabilities, 'torch')
  const zoom: unknown = Reflect.get(capabilities, 'zoom')
  const max = typeof zoom === 'object' && zoom !== null ? Reflect.get(zoom, 'max') : undefined
  return { hasTorch: torch === true, maxZoom: typeof max === 'number' ? max : undefined }
}

/** Changes the picture size when the counting mode changes; a camera without that size keeps its own. */
export async function resizeFor(stream: MediaStream, counting: CountingMode): Promise<void> {
  const [track] = stream.getVideoTracks()
  await track?.applyConstraints?.({ ...SIZES[counting], ...UNCUT }).catch(() => {})
}

/** Applies settings that the platform's types do not include yet; a camera that refuses stays as it is. */
export async function applyToCamera(
  stream: MediaStream,
  setting: { readonly torch?: boolean; readonly zoom?: number },
): Promise<boolean> {
  const [track] = stream.getVideoTracks()
  try {
    await track?.applyConstraints({ advanced: [toConstraint(setting)] })
    return true
  } catch {
    return false
  }
}

export function closeStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function capabilitiesOf(stream: MediaStream): object {
  const [track] = stream.getVideoTracks()
  return track?.getCapabilities?.() ?? {}
}

function toConstraint(setting: object): MediaTrackConstraintSet {
  return setting as MediaTrackConstraintSet
}
