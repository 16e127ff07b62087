import type { CountingMode } from '#domain/camera/counting-mode.ts'
import { type CodeSource, NO_CODES } from './code-source.ts'
import {
  type CameraStream,
  type CameraStreamOptions,
  useCameraStream,
} from './use-camera-stream.ts'
import { type LabelReader, type LabelReaderOptions, useLabelReader } from './use-label-reader.ts'

export interface Camera extends CameraStream, LabelReader {}

interface CameraOptions
  extends Pick<LabelReaderOptions, 'onCode' | 'cover'>,
    Pick<CameraStreamOptions, 'followReads'> {
  readonly source?: CodeSource | undefined
  readonly counting?: CountingMode
}

/** The camera on the page: its picture, and the codes read from it. */
export function useCamera(options: CameraOptions): Camera {
  const { source = NO_CODES, onCode, counting = 'aim', cover, followReads } = options
  const stream = useCameraStream({ counting, followReads })
  const picture = { video: stream.video, isReady: stream.status === 'ready' }
  const reader = useLabelReader({ source, onCode, counting, cover }, picture)
  return { ...stream, ...reader }
}
