import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { formatUnits, serialWords } from '../counter/words.ts'
import deckStyles from '../deck.module.css'
import type { ScanResult } from '../scanner-state.ts'
import sheetStyles from '../sheets/sheet.module.css'
import { Sheet } from '../sheets/sheet.tsx'
import type { UnreadLabel } from './code-source.ts'
import styles from './sweep-sheet.module.css'
import { repeatedWords, sweepWords } from './sweep-words.ts'

export interface SweepSheetProps {
  readonly top: ReactNode
  /** How many labels were read, and counted. */
  readonly read: number
  /** Of those, what adds nothing, with why. */
  readonly repeated: readonly ScanResult[]
  /** Labels that were seen and not read. */
  readonly askUnread: () => Promise<readonly UnreadLabel[]>
  /** Somebody types what is on one of them. */
  readonly onType: () => void
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** What one pass along the shelf has counted, and what it has not. */
export default function SweepSheet(props: SweepSheetProps) {
  const { top, read, repeated, askUnread, onType, onUndo, onClose } = props
  const unread = useUnread(askUnread)
  return (
    <Sheet
      label="Sweep"
      top={top}
      onClose={onClose}
      deck={
        <div className={deckStyles.deckRow}>
          <button type="button" className={`${deckStyles.key} ${deckStyles.tall}`} onClick={onUndo}>
            <IconArrowBackUp size={24} aria-hidden />
            Undo all {formatUnits(read)}
          </button>
          <button type="button" className={deckStyles.mainKey} onClick={onClose}>
            <IconCheck size={28} aria-hidden />
            Done
          </button>
        </div>
      }
    >
      <div className={sheetStyles.heading}>
        <h2 role="status">{sweepWords(read, unread.length)}</h2>
      </div>
      {unread.length === 0 ? (
        <p className={sheetStyles.note}>
          Every label that was seen was read.{repeated.length === 0 && ' Each counted once.'}
        </p>
      ) : (
        <>
          <p className={sheetStyles.note}>Not counted yet. Tap one and type its code.</p>
          <ul className={styles.unread}>
            {unread.map(({ id, url }, index) => (
              <li key={id}>
                <button type="button" onClick={onType}>
                  <img src={url} alt={`Label ${index + 1} that was not read`} />
                  Type its code
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {repeated.length > 0 && <Repeated repeated={repeated} />}
    </Sheet>
  )
}

/** A person reads here what was seen and yet not added. */
function Repeated({ repeated }: Pick<SweepSheetProps, 'repeated'>) {
  return (
    <>
      <p className={sheetStyles.note}>{repeatedWords(repeated.length)}</p>
      <ul className={styles.repeated}>
        {repeated.map((result) => (
          <li key={result.id}>
            <strong>{result.name ?? result.code}</strong> No. {result.serial}
            <span>{serialWords(result)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ShownLabel {
  readonly id: string
  readonly url: string
}

function useUnread(askUnread: SweepSheetProps['askUnread']): readonly ShownLabel[] {
  const [shown, setShown] = useState<readonly ShownLabel[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each sweep
  useEffect(() => {
    let urls: readonly string[] = []
    let isOver = false
    askUnread().then(
      (unread) => {
        if (isOver) return
        const labels = unread.map(({ id, picture }) => ({ id, url: URL.createObjectURL(picture) }))
        urls = labels.map(({ url }) => url)
        setShown(labels)
      },
      // Without the decoder nothing is known of them.
      () => {},
    )
    return () => {
      isOver = true
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])
  return shown
}
