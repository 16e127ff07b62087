// Where codes of the camera come from. The page shows the picture and hands it over; what is read goes
// the same way as what guns and fingers type.

import type { ScanView } from '#domain/camera/counting-mode.ts'

export interface ReadCode {
  readonly text: string
  /** As the decoder names it, e.g. EAN-13. */
  readonly format: string
  /** Whether the code had left the picture since it was last read. */
  readonly leftView: boolean
  readonly lot?: string
  readonly expiry?: string
  readonly serial?: string
  /** Where it was seen, as parts of the picture's width and height. */
  readonly corners?: readonly Corner[]
  /** Of the codes in view, the one that somebody points the camera at. */
  readonly isAimed?: boolean
  /** The label in view that it was read from. */
  readonly label?: string
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** A label in view. */
export interface SeenLabel {
  readonly key: string
  readonly corners: readonly Corner[]
  readonly code: ReadCode
  /** Whether it is sure what it says: only then it counts. */
  readonly isBelieved: boolean
  readonly isCounted: boolean
  /** Whether it may be another one than what was counted: only a tap can tell. */
  readonly isDoubtful: boolean
}

/** A label that was seen in a sweep and not read. */
export interface UnreadLabel {
  readonly id: string
  readonly picture: Blob
}

/** How reading goes. */
export interface SourceState {
  /** Set when the picture has been too dark for a while. */
  readonly isDark: boolean
  /** Set when the reader could not be loaded; it is tried again. */
  readonly isMissing: boolean
}

export const READS_WELL: SourceState = { isDark: false, isMissing: false }

export interface CodeListener {
  /** Once for each label that counts. */
  readonly onCode: (code: ReadCode) => void
  /** When something changes. */
  readonly onState?: (state: SourceState) => void
  /** After every frame that shows a label, and the first that shows none. */
  readonly onLabels?: (labels: readonly SeenLabel[]) => void
}

export interface CodeSource {
  /** Reads from the playing video until it is stopped. */
  start(video: HTMLVideoElement, listener: CodeListener): void
  stop(): void
  /** What of the picture is seen on the screen, and what of that counts. Nothing does until it is said. */
  look?(view: ScanView): void
  /** Somebody has counted a label with a tap: it does not count by itself any more. */
  countByHand?(label: string): void
  /** What was seen and not read since the sweep began; asking ends it. */
  askUnread?(): Promise<readonly UnreadLabel[]>
  /** Reads a picture that somebody took or chose; rejects when there is no reader. */
  readPhoto?(photo: Blob, onProgress?: (done: number) => void): Promise<CodesOnPhoto>
}

export interface CodesOnPhoto {
  /** All of them, with their corners. */
  readonly codes: readonly ReadCode[]
  /** Corners of those that could not be read. */
  readonly unread: readonly (readonly Corner[])[]
}

export const NOTHING_ON_PHOTO: CodesOnPhoto = { codes: [], unread: [] }

/** Nothing is read from the picture. */
export const NO_CODES: CodeSource = { start: () => {}, stop: () => {} }
