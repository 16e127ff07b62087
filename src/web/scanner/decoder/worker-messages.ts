// The messages between the page and the decoder's worker.

import type { ScanView } from '#domain/camera/counting-mode.ts'
import type { ReadCode, SeenLabel, UnreadLabel } from '../camera/code-source.ts'
import type { Corners } from './reading.ts'

export type Question =
  | {
      readonly id: number
      readonly kind: 'watch'
      /** The camera delivers frames by itself; each one that shows something new is answered. */
      readonly frames: ReadableStream<VideoFrame>
    }
  /** Ends the answers to the question with this number. */
  | { readonly id: number; readonly kind: 'stop' }
  | {
      readonly id: number
      readonly kind: 'frame'
      readonly frame: FrameSource
      /** Whether this is the first frame of another video. */
      readonly isFirst: boolean
    }
  | { readonly id: number; readonly kind: 'photo'; readonly photo: Blob }
  /** Which part of the picture is visible, and which part of that counts; not answered. */
  | { readonly id: number; readonly kind: 'look'; readonly view: ScanView }
  /** Asks for what the sweep saw but could not read; answered with pictures. */
  | { readonly id: number; readonly kind: 'unread' }
  /** The label was counted with a tap; not answered. */
  | { readonly id: number; readonly kind: 'count'; readonly label: string }

export type FrameSource = VideoFrame | ImageBitmap | ImageData

export interface Answer extends Seen {
  readonly id: number
  /** Progress of a photo that is still being read, from 0 to 1; left out in the final answer. */
  readonly done?: number
  /** Set if the picture could not be decoded. */
  readonly failure: string | null
}

export interface Seen {
  /** For a video, what counts from this frame on; for a photo, everything on it. */
  readonly codes: readonly ReadCode[]
  /** The labels that are marked on the picture now. */
  readonly labels: readonly SeenLabel[]
  /** Where there is a code that could not be read, as fractions of the picture's size. */
  readonly unread: readonly Corners[]
  /** Whether the picture has been too dark for a while. */
  readonly isDark: boolean
  /** What a sweep saw but could not read; only if it was asked for. */
  readonly swept?: readonly UnreadLabel[]
}

export const NOTHING_SEEN: Seen = { codes: [], labels: [], unread: [], isDark: false }
