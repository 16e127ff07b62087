import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  type TablerIcon,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { ImportSummaryLine } from '#contract/imports.ts'
import { Clock } from '../kit/clock.tsx'
import { useMessages } from '../kit/use-messages.ts'
import shared from './imports.module.css'
import styles from './past-imports.module.css'

interface PastImportsProps {
  readonly lines: readonly ImportSummaryLine[]
  readonly onOpen: (importId: string) => void
}

const SHOWN = 5

const ENDS: Readonly<Partial<Record<ImportSummaryLine['status'], TablerIcon>>> = {
  done: IconCircleCheck,
  undone: IconArrowBackUp,
  failed: IconCircleX,
  cancelled: IconBan,
}

/** Earlier files: what happened to them, and a way to undo a wrong one. */
export function PastImports({ lines, onOpen }: PastImportsProps) {
  const t = useMessages('imports')
  const [isAllShown, setAllShown] = useState(false)
  const ended = lines.flatMap((line) => {
    const icon = ENDS[line.status]
    return icon ? [{ ...line, icon }] : []
  })
  if (ended.length === 0) return null
  const shown = isAllShown ? ended : ended.slice(0, SHOWN)
  return (
    <section aria-label={t('past.title')}>
      <h2 className={styles.title}>{t('past.title')}</h2>
      <ul className={styles.list}>
        {shown.map(({ id, fileName, groupId, status, icon: Icon, createdAt, createdByName }) => (
          <li key={id} className={styles.line}>
            <Icon size={16} stroke={1.8} aria-hidden />
            <div className={styles.words}>
              <div className={shared.fileName}>{fileName}</div>
              <div className={shared.dimmed}>
                {t('past.end', { status })}, <Clock atMs={createdAt} />
                {createdByName && ` · ${createdByName}`}
                {groupId !== null && ` · ${t('past.several')}`}
              </div>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('past.openNamed', { file: fileName })}
              onClick={() => onOpen(id)}
            >
              {t('past.open')}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < ended.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setAllShown(true)}>
          {t('past.all', { count: ended.length })}
        </Button>
      )}
    </section>
  )
}
