// A photograph in place of the camera: one code is counted, several are shown to choose from.

import { useCallback, useEffect, useState } from 'react'
import type { CodeSource, ReadCode } from './code-source.ts'

export interface ReadPhoto {
  /** The picture, as an address for the page. */
  readonly url: string
  readonly codes: readonly ReadCode[]
}

export interface PhotoCodes {
  readonly isReading: boolean
  /** Set while somebody chooses among several codes. */
  readonly choice: ReadPhoto | undefined
  read(photo: Blob): void
  close(): void
}

interface PhotoHandlers {
  readonly onCode: (code: ReadCode) => void
  /** Why nothing was read. */
  readonly onNothing: (words: string) => void
}

export function usePhotoCodes(
  source: CodeSource | undefined,
  { onCode, onNothing }: PhotoHandlers,
): PhotoCodes {
  const [isReading, setReading] = useState(false)
  const [choice, setChoice] = useState<ReadPhoto>()
  useEffect(() => () => void (choice && URL.revokeObjectURL(choice.url)), [choice])
  const close = useCallback(() => setChoice(undefined), [])
  const read = async (photo: Blob) => {
    setReading(true)
    try {
      const codes = (await source?.readPhoto?.(photo)) ?? []
      const [only] = codes
      if (codes.length > 1) setChoice({ url: URL.createObjectURL(photo), codes })
      else if (only) onCode(only)
      else onNothing('No code on that photo. Go nearer.')
    } catch {
      onNothing('Photo not read. Type the code.')
    } finally {
      setReading(false)
    }
  }
  return { isReading, choice, close, read: (photo) => void read(photo) }
}
