// The camera's picture: opened by a tap, sized for the counting mode, released while the page is hidden,
// paused when idle.

import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { CountingMode } from '#domain/camera/counting-mode.ts'
import { useLatest } from '#web/kit/use-latest.ts'
import { changeDeviceSettings, deviceSettings } from '../device-settings.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import {
  CAMERA_IDLE,
  type CameraState,
  type CameraTrouble,
  cameraReducer,
  troubleOf,
} from './camera-machine.ts'
import {
  abilitiesOf,
  applyToCamera,
  type CameraAbilities,
  type CameraChoice,
  cameraIdOf,
  closeStream,
  listCameras,
  openCamera,
  resizeFor,
} from './camera-stream.ts'
import { isCameraDenied, useCameraReturn } from './use-camera-return.ts'

const IDLE_PAUSE_MS = 60_000
const NO_FRAME_MS = 3_000
const ZOOM_STEPS = [1, 2] as const

export interface CameraStream extends CameraState {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly abilities: CameraAbilities | undefined
  readonly cameras: readonly CameraChoice[]
  /** The camera whose picture is shown. */
  readonly cameraId: string | undefined
  readonly isLit: boolean
  readonly zoom: number
  start(): void
  stop(): void
  choose(cameraId: string): void
  toggleLight(): void
  toggleZoom(): void
}

export interface CameraStreamOptions {
  /** Sweeping needs a larger picture than aiming. */
  readonly counting: CountingMode
  /** Calls back for each reading: without one the camera pauses after a while. */
  readonly followReads: (heard: () => void) => () => void
}

export function useCameraStream({ counting, followReads }: CameraStreamOptions): CameraStream {
  const [state, dispatch] = useReducer(cameraReducer, CAMERA_IDLE)
  const [abilities, setAbilities] = useState<CameraAbilities>()
  const [cameras, setCameras] = useState<readonly CameraChoice[]>([])
  const [cameraId, setCameraId] = useState<string>()
  const [isLit, setLit] = useState(false)
  const [zoom, setZoom] = useState(1)
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  /** Only the newest attempt counts. */
  const attempt = useRef(0)

  const countingNow = useLatest(counting)
  /** The counting mode for which the picture was sized. */
  const openedFor = useRef(counting)

  const letGo = useCallback(() => {
    attempt.current += 1
    closeStream(stream.current)
    stream.current = undefined
    if (video.current) video.current.srcObject = null
    setLit(false)
    setZoom(1)
  }, [])

  /** A camera that cannot be used is released: it would drain the battery and be blocked for other apps. */
  const fail = useCallback(
    (error: CameraTrouble) => {
      letGo()
      dispatch({ type: 'failed', error })
    },
    [letGo],
  )

  const start = useCallback(() => {
    letGo()
    const own = attempt.current
    dispatch({ type: 'initialize' })
    const isNewest = () => own === attempt.current
    openedFor.current = countingNow.current
    openCamera(deviceSettings().cameraId, openedFor.current)
      .then(async (opened) => {
        if (!isNewest() || !video.current) return closeStream(opened)
        stream.current = opened
        dispatch({ type: 'streamObtained' })
        video.current.srcObject = opened
        const end = async () => {
          const error = (await isCameraDenied()) ? 'denied' : 'lost'
          if (isNewest()) fail(error)
        }
        const listenOnce = { once: true }
        opened.getVideoTracks()[0]?.addEventListener('ended', () => void end(), listenOnce)
        await video.current.play()
        if (!isNewest()) return
        setAbilities(abilitiesOf(opened))
        setCameraId(cameraIdOf(opened))
        setCameras(await listCameras())
        dispatch({ type: 'videoReady' })
      })
      .catch((error: unknown) => {
        if (!isNewest()) return
        fail(troubleOf(error))
        // Another camera may work, so the list is offered.
        listCameras().then(setCameras, () => {})
      })
  }, [letGo, fail, countingNow])

  const stop = useCallback(() => {
    letGo()
    dispatch({ type: 'stopped' })
  }, [letGo])

  const isReady = state.status === 'ready'
  useWakeLock(isReady)
  useEffect(() => letGo, [letGo])
  useHiddenPause(state, start, stop)
  useCameraReturn(state.error, start)
  useFrameWatch(video, isReady, () => fail('frozen'))
  useIdlePause(isReady, followReads, () => {
    letGo()
    dispatch({ type: 'paused' })
  })
  useEffect(() => {
    if (!isReady || !stream.current || openedFor.current === counting) return
    openedFor.current = counting
    void resizeFor(stream.current, counting)
  }, [isReady, counting])

  return {
    ...state,
    video,
    abilities,
    cameras,
    cameraId,
    isLit,
    zoom,
    start,
    stop,
    choose(id) {
      changeDeviceSettings({ cameraId: id })
      stop()
      start()
    },
    toggleLight() {
      void applyNow(stream, { torch: !isLit }).then((done) => done && setLit(!isLit))
    },
    toggleZoom() {
      const next = ZOOM_STEPS.find((step) => step > zoom) ?? ZOOM_STEPS[0]
      void applyNow(stream, { zoom: next }).then((done) => done && setZoom(next))
    },
  }
}

/** If the camera was released before the setting was applied, it has neither light nor zoom. */
async function applyNow(
  stream: RefObject<MediaStream | undefined>,
  setting: Parameters<typeof applyToCamera>[1],
): Promise<boolean> {
  const own = stream.current
  return own !== undefined && (await applyToCamera(own, setting)) && stream.current === own
}

/**
 * Phones freeze the picture of a hidden page, so the camera is released and opened again afterwards. That
 * includes one that is still starting, which would otherwise open for a hidden page.
 */
function useHiddenPause({ status }: CameraState, start: () => void, stop: () => void): void {
  const wasOn = useRef(false)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') {
        wasOn.current = status !== 'idle' && status !== 'error'
        if (wasOn.current) stop()
      } else if (wasOn.current) {
        wasOn.current = false
        start()
      }
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [status, start, stop])
}

/** Some installed apps show a frozen picture after a quick return: detected when no new frame arrives. */
function useFrameWatch(
  video: RefObject<HTMLVideoElement | null>,
  isReady: boolean,
  onFrozen: () => void,
): void {
  const frozen = useLatest(onFrozen)
  useEffect(() => {
    if (!isReady) return
    let seen = -1
    const timer = setInterval(() => {
      const at = video.current?.currentTime ?? 0
      if (at === seen && document.visibilityState === 'visible') frozen.current()
      seen = at
    }, NO_FRAME_MS)
    return () => clearInterval(timer)
  }, [video, isReady, frozen])
}

/** Each reading restarts the timer. */
function useIdlePause(
  isReady: boolean,
  followReads: CameraStreamOptions['followReads'],
  pause: () => void,
): void {
  const rest = useLatest(pause)
  useEffect(() => {
    if (!isReady) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => rest.current(), IDLE_PAUSE_MS)
    }
    wait()
    const forget = followReads(wait)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [isReady, followReads, rest])
}
