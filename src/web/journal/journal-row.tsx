import type { ReactNode } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { actionWords, type JournalWords, journalText } from '#contract/journal-words.ts'
import { Clock } from '../kit/clock.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './journal.module.css'

interface JournalRowProps {
  readonly entry: JournalEntry
  /** The one store that is shown; left out: each entry names its store. */
  readonly storeId?: string
}

export function JournalRow({ entry, storeId }: JournalRowProps) {
  const { at, userName, action, auditId, auditName, storeName } = entry
  const t = useMessages('journal')
  const words: JournalWords<ReactNode> = { t, formats: useFormats() }
  const opensIn = storeId ?? entry.storeId
  return (
    <li className={styles.row}>
      <span className={styles.time}>
        <Clock atMs={at} />
      </span>
      <span className={styles.words}>
        <span className={styles.what}>{actionWords(action, words)}</span>
        <span className={styles.note}>{journalText(entry, words)}</span>
      </span>
      <span className={styles.who}>{userName ?? t('gone')}</span>
      <span className={styles.audit}>
        {opensIn && auditId && auditName ? (
          <LinkAnchor to="/stores/$storeId/audit/$id" params={{ storeId: opensIn, id: auditId }}>
            {auditName}
          </LinkAnchor>
        ) : (
          auditName
        )}
        {!storeId && storeName && <span className={styles.store}>{storeName}</span>}
      </span>
    </li>
  )
}
