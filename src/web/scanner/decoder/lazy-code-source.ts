// The camera's reader is large: it is loaded when a camera starts or a photo has to be read, so people who
// count with a handheld never load it.

import type { ScanView } from '#domain/camera/counting-mode.ts'
import { type CodeSource, NOTHING_ON_PHOTO, READS_WELL } from '../camera/code-source.ts'
import { AGAIN_AFTER_MS } from './reader-patience.ts'

type Load = () => Promise<CodeSource>

export function lazyCodeSource(load: Load = loadCameraSource): CodeSource {
  let running: AbortController | undefined
  let loading: Promise<CodeSource> | undefined
  let started: CodeSource | undefined
  let view: ScanView | undefined

  /** A failed load is retried the next time. */
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    start(video, listener) {
      running?.abort()
      const own = new AbortController()
      running = own
      const begin = () => {
        loaded().then(
          (source) => {
            if (own.signal.aborted) return
            own.signal.addEventListener('abort', () => source.stop())
            started = source
            if (view) source.look?.(view)
            listener.onState?.(READS_WELL)
            source.start(video, listener)
          },
          () => {
            if (own.signal.aborted) return
            listener.onState?.({ isDark: false, isMissing: true })
            const timer = setTimeout(begin, AGAIN_AFTER_MS)
            own.signal.addEventListener('abort', () => clearTimeout(timer))
          },
        )
      }
      begin()
    },
    stop() {
      running?.abort()
    },
    look(shown) {
      view = shown
      started?.look?.(shown)
    },
    countByHand: (label) => started?.countByHand?.(label),
    askUnread: async () => (await started?.askUnread?.()) ?? [],
    async readPhoto(photo, onProgress) {
      const source = await loaded()
      return (await source.readPhoto?.(photo, onProgress)) ?? NOTHING_ON_PHOTO
    },
  }
}

async function loadCameraSource(): Promise<CodeSource> {
  const { cameraCodeSource } = await import('./camera-code-source.ts')
  return cameraCodeSource()
}
