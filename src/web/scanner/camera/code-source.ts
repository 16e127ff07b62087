// The interface of whatever reads codes from the camera. The page shows the picture and passes the video in;
// codes are then handled like those of handhelds and the keyboard.

import type { ScanView } from '#domain/camera/counting-mode.ts'

export interface ReadCode {
  readonly text: string
  /** The decoder's name for it, e.g. EAN-13. */
  readonly format: string
  /** Whether the code had left the view since it was last read. */
  readonly leftView: boolean
  readonly lot?: string
  readonly expiry?: string
  readonly serial?: string
  /** Where it was seen, as fractions of the picture's width and height. */
  readonly corners?: readonly Corner[]
  /** Whether it is the one of the codes in view that the camera is aimed at. */
  readonly isAimed?: boolean
  /** The id of the label in view that it was read from. */
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
  /** Whether its text is certain: only then does it count. */
  readonly isBelieved: boolean
  readonly isCounted: boolean
  /** Whether it might be a different label from the one that was counted: only a tap can settle that. */
  readonly isDoubtful: boolean
}

/** A label that a sweep saw but could not read. */
export interface UnreadLabel {
  readonly id: string
  readonly picture: Blob
}

/** The state of the reader. */
export interface SourceState {
  /** Set when the picture has been too dark for a while. */
  readonly isDark: boolean
  /** Set when the reader could not be loaded; loading is retried. */
  readonly isMissing: boolean
}

export const READS_WELL: SourceState = { isDark: false, isMissing: false }

export interface CodeListener {
  /** Called once for each label that counts. */
  readonly onCode: (code: ReadCode) => void
  /** Called on each change. */
  readonly onState?: (state: SourceState) => void
  /** Called for every frame that shows a label, and for the first one that shows none. */
  readonly onLabels?: (labels: readonly SeenLabel[]) => void
}

export interface CodeSource {
  /** Reads from the playing video until stopped. */
  start(video: HTMLVideoElement, listener: CodeListener): void
  stop(): void
  /** Which part of the picture is visible, and which part of that counts. Nothing counts until this is set. */
  look?(view: ScanView): void
  /** The label was counted with a tap: it no longer counts by itself. */
  countByHand?(label: string): void
  /** The labels seen but not read since the sweep began; asking for them ends the sweep. */
  askUnread?(): Promise<readonly UnreadLabel[]>
  /** Reads a picture that a person took or chose; rejects if there is no reader. */
  readPhoto?(photo: Blob, onProgress?: (done: number) => void): Promise<CodesOnPhoto>
}

export interface CodesOnPhoto {
  /** All readings, with their corners. */
  readonly codes: readonly ReadCode[]
  /** The corners of codes that could not be read. */
  readonly unread: readonly (readonly Corner[])[]
}

export const NOTHING_ON_PHOTO: CodesOnPhoto = { codes: [], unread: [] }

/** A source that reads nothing. */
export const NO_CODES: CodeSource = { start: () => {}, stop: () => {} }
