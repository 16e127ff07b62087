import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import { serialWords } from '../counter/words.ts'
import deckStyles from '../deck.module.css'
import type { ScanResult } from '../scanner-state.ts'
import sheetStyles from '../sheets/sheet.module.css'
import { Sheet } from '../sheets/sheet.tsx'
import type { UnreadLabel } from './code-source.ts'
import styles from './sweep-sheet.module.css'

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
  const t = useMessages('camera')
  const unread = useUnread(askUnread)
  return (
    <Sheet
      label={t('mode.sweep')}
      top={top}
      onClose={onClose}
      deck={
        <div className={deckStyles.deckRow}>
          <button type="button" className={`${deckStyles.key} ${deckStyles.tall}`} onClick={onUndo}>
            <IconArrowBackUp size={24} aria-hidden />
            {t('sweep.undo', { count: read })}
          </button>
          <button type="button" className={deckStyles.mainKey} onClick={onClose}>
            <IconCheck size={28} aria-hidden />
            {t('sweep.done')}
          </button>
        </div>
      }
    >
      <div className={sheetStyles.heading}>
        <h2 role="status">{sweepWords(read, unread.length, t)}</h2>
      </div>
      {unread.length === 0 ? (
        <p className={sheetStyles.note}>
          {t(repeated.length === 0 ? 'sweep.once' : 'sweep.everyRead')}
        </p>
      ) : (
        <>
          <p className={sheetStyles.note}>{t('sweep.rest')}</p>
          <ul className={styles.unread}>
            {unread.map(({ id, url }, index) => (
              <li key={id}>
                <button type="button" onClick={onType}>
                  <img src={url} alt={t('sweep.unread', { number: index + 1 })} />
                  {t('sweep.type')}
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

/** "10 of 12 labels read". */
function sweepWords(read: number, unread: number, t: Messages<'camera'>): string {
  if (unread === 0) return t('sweep.all', { count: read })
  return t('sweep.some', { read, seen: read + unread })
}

/** A person reads here what was seen and yet not added. */
function Repeated({ repeated }: Pick<SweepSheetProps, 'repeated'>) {
  const t = useMessages('camera')
  const scanner = useMessages('scanner')
  return (
    <>
      <p className={sheetStyles.note}>{t('sweep.repeated', { count: repeated.length })}</p>
      <ul className={styles.repeated}>
        {repeated.map((result) => (
          <li key={result.id}>
            <strong>{result.name ?? result.code}</strong>{' '}
            {scanner('code.serial', { serial: result.serial ?? '' })}
            <span>{serialWords(result, scanner)}</span>
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
