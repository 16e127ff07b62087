// What the page and the decoder's worker say to each other.

import type { ScanView } from '#domain/camera/counting-mode.ts'
import type { ReadCode, SeenLabel, UnreadLabel } from '../camera/code-source.ts'
import type { Corners } from './reading.ts'

export type Question =
  | {
      readonly id: number
      readonly kind: 'watch'
      /** They come from the camera by themselves; each of them that shows something new is answered. */
      readonly frames: ReadableStream<VideoFrame>
    }
  /** No more of what was asked under this number. */
  | { readonly id: number; readonly kind: 'stop' }
  | {
      readonly id: number
      readonly kind: 'frame'
      readonly frame: FrameSource
      /** Whether another video was seen before. */
      readonly isFirst: boolean
    }
  | { readonly id: number; readonly kind: 'photo'; readonly photo: Blob }
  /** What of the picture is seen on the screen, and what of that counts; not answered. */
  | { readonly id: number; readonly kind: 'look'; readonly view: ScanView }
  /** What was seen in the sweep and not read: answered with pictures. */
  | { readonly id: number; readonly kind: 'unread' }
  /** Somebody has counted a label with a tap; not answered. */
  | { readonly id: number; readonly kind: 'count'; readonly label: string }

export type FrameSource = VideoFrame | ImageBitmap | ImageData

export interface Answer extends Seen {
  readonly id: number
  /** Of a photograph that is still being read, from 0 to 1; left out: this is all. */
  readonly done?: number
  /** Said when the picture could not be looked at. */
  readonly failure: string | null
}

export interface Seen {
  /** Of a video: what counts from this frame on; of a photograph: all that is on it. */
  readonly codes: readonly ReadCode[]
  /** What is marked on the picture now. */
  readonly labels: readonly SeenLabel[]
  /** Where there is a code that could not be read, as parts of the picture's width and height. */
  readonly unread: readonly Corners[]
  /** Whether the picture has been too dark for a while. */
  readonly isDark: boolean
  /** What a sweep has seen and not read; only where it was asked for. */
  readonly swept?: readonly UnreadLabel[]
}

export const NOTHING_SEEN: Seen = { codes: [], labels: [], unread: [], isDark: false }
