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
import shared from './imports.module.css'
import styles from './past-imports.module.css'

interface PastImportsProps {
  readonly lines: readonly ImportSummaryLine[]
  readonly onOpen: (importId: string) => void
}

const SHOWN = 5

const ENDS: Readonly<
  Partial<Record<ImportSummaryLine['status'], { readonly word: string; readonly icon: TablerIcon }>>
> = {
  done: { word: 'Imported', icon: IconCircleCheck },
  undone: { word: 'Taken back', icon: IconArrowBackUp },
  failed: { word: 'Not readable', icon: IconCircleX },
  cancelled: { word: 'Cancelled', icon: IconBan },
}

/** Files that came before: what became of them, and where a wrong one is taken back. */
export function PastImports({ lines, onOpen }: PastImportsProps) {
  const [isAllShown, setAllShown] = useState(false)
  const ended = lines.flatMap((line) => {
    const end = ENDS[line.status]
    return end ? [{ ...line, ...end }] : []
  })
  if (ended.length === 0) return null
  const shown = isAllShown ? ended : ended.slice(0, SHOWN)
  return (
    <section aria-label="Earlier files">
      <h2 className={styles.title}>Earlier files</h2>
      <ul className={styles.list}>
        {shown.map(({ id, fileName, groupId, word, icon: Icon, createdAt, createdByName }) => (
          <li key={id} className={styles.line}>
            <Icon size={16} stroke={1.8} aria-hidden />
            <div className={styles.words}>
              <div className={shared.fileName}>{fileName}</div>
              <div className={shared.dimmed}>
                {word}, <Clock atMs={createdAt} />
                {createdByName && ` · ${createdByName}`}
                {groupId !== null && ' · for several stores'}
              </div>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Open ${fileName}`}
              onClick={() => onOpen(id)}
            >
              Open
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < ended.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setAllShown(true)}>
          Show all {ended.length}
        </Button>
      )}
    </section>
  )
}
