// A photo instead of the camera: one code is counted, several are offered to choose from, as are places with
// a code that could not be read.

import { useCallback, useEffect, useState } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import {
  type CodeSource,
  type CodesOnPhoto,
  NOTHING_ON_PHOTO,
  type ReadCode,
} from './code-source.ts'

export interface ReadPhoto extends CodesOnPhoto {
  /** An object URL of the picture. */
  readonly url: string
}

export interface PhotoCodes {
  readonly isReading: boolean
  /** How much of the photo has been read, from 0 to 1. */
  readonly done: number
  /** Set while the person chooses among several codes. */
  readonly choice: ReadPhoto | undefined
  read(photo: Blob): void
  close(): void
}

interface PhotoHandlers {
  readonly onCode: (code: ReadCode) => void
  /** Called with the reason if nothing was read. */
  readonly onNothing: (words: string) => void
}

export function usePhotoCodes(
  source: CodeSource | undefined,
  { onCode, onNothing }: PhotoHandlers,
): PhotoCodes {
  const t = useMessages('camera')
  const [isReading, setReading] = useState(false)
  const [done, setDone] = useState(0)
  const [choice, setChoice] = useState<ReadPhoto>()
  useEffect(() => () => void (choice && URL.revokeObjectURL(choice.url)), [choice])
  const close = useCallback(() => setChoice(undefined), [])
  const read = async (photo: Blob) => {
    setReading(true)
    setDone(0)
    try {
      const { codes, unread } = (await source?.readPhoto?.(photo, setDone)) ?? NOTHING_ON_PHOTO
      const [only] = codes
      const isPlain = codes.length === 1 && unread.length === 0
      if (only && isPlain) onCode(only)
      else if (codes.length + unread.length > 0) {
        setChoice({ url: URL.createObjectURL(photo), codes, unread })
      } else onNothing(t('photo.nothing'))
    } catch {
      onNothing(t('photo.failed'))
    } finally {
      setReading(false)
    }
  }
  return { isReading, done, choice, close, read: (photo) => void read(photo) }
}
