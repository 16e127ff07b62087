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
import { typedIn, UnreadField } from './unread-field.tsx'

export interface SweepSheetProps {
  readonly top: ReactNode
  /** How many labels were read and counted. */
  readonly read: number
  /** Those that added nothing, with the reason. */
  readonly repeated: readonly ScanResult[]
  /** The labels that were seen but not read. */
  readonly askUnread: () => Promise<readonly UnreadLabel[]>
  /** The codes that were typed for some of them. */
  readonly onCount: (typed: readonly string[]) => void
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** What one pass along the shelf has counted, and what it has not. */
export default function SweepSheet(props: SweepSheetProps) {
  const { top, read, repeated, askUnread, onCount, onUndo, onClose } = props
  const t = useMessages('camera')
  const unread = useUnread(askUnread)
  const [typing, setTyping] = useState<ReadonlyMap<string, string>>(new Map())
  const typed = typedIn(typing)
  return (
    <Sheet
      label={t('mode.sweep')}
      top={top}
      onClose={onClose}
      deck={
        <div className={deckStyles.deckRow}>
          <button
            type="button"
            className={`${deckStyles.key} ${deckStyles.tall}`}
            onClick={onUndo}
            disabled={read === 0}
          >
            <IconArrowBackUp size={24} aria-hidden />
            {t('sweep.undo', { count: read })}
          </button>
          {typed.length === 0 ? (
            <button type="button" className={deckStyles.mainKey} onClick={onClose}>
              <IconCheck size={28} aria-hidden />
              {t('sweep.done')}
            </button>
          ) : (
            <button type="button" className={deckStyles.mainKey} onClick={() => onCount(typed)}>
              {t('photo.countChosen', { count: typed.length })}
            </button>
          )}
        </div>
      }
    >
      <div className={sheetStyles.heading}>
        <h2 role="status">{sweepWords(read, unread.length, t)}</h2>
      </div>
      <p className={sheetStyles.note}>{t(restKey(read, unread.length, repeated.length))}</p>
      {unread.length > 0 && (
        <ul className={sheetStyles.rows}>
          {unread.map(({ id, url }, index) => (
            <UnreadField
              key={id}
              id={`unread-label-${id}`}
              picture={<img src={url} alt={t('sweep.unread', { number: index + 1 })} />}
              text={typing.get(id) ?? ''}
              onText={(text) => setTyping(new Map(typing).set(id, text))}
            />
          ))}
        </ul>
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

/** The message about labels that were not counted, if there are any. */
function restKey(read: number, unread: number, repeated: number) {
  if (unread > 0) return 'sweep.rest'
  if (read === 0) return 'sweep.nothing'
  return repeated === 0 ? 'sweep.once' : 'sweep.everyRead'
}

/** Lists what was read but not added. */
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
      // Without the decoder nothing is known about them.
      () => {},
    )
    return () => {
      isOver = true
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])
  return shown
}
