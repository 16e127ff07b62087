import { Progress } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconFileSpreadsheet,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ImportSummary } from '#contract/imports.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './file-strip.module.css'
import shared from './imports.module.css'

interface FileStripProps {
  readonly name: string
  readonly bytes: number
  readonly format: string
  /** The work under way, if any. */
  readonly work?:
    | { readonly label: string; readonly text: string; readonly share: number }
    | undefined
  readonly summary: ImportSummary | null
  readonly action?: ReactNode
}

export function FileStrip({ name, bytes, format, work, summary, action }: FileStripProps) {
  const formats = useFormats()
  return (
    <div className={styles.strip}>
      <IconFileSpreadsheet size={20} stroke={1.6} className={styles.icon} aria-hidden />
      <div className={styles.file}>
        <div className={shared.fileName}>{name}</div>
        <div className={shared.dimmed}>
          {formats.bytes(bytes)} · {format} {action}
        </div>
      </div>
      {work && (
        <div className={styles.work}>
          <div className={styles.workWords} role="status">
            <span>{work.label}</span>
            <span className={shared.dimmed}>{work.text}</span>
          </div>
          <Progress
            value={work.share * 100}
            size={6}
            aria-label={work.label}
            transitionDuration={200}
          />
        </div>
      )}
      {summary && <Counts summary={summary} />}
    </div>
  )
}

function Counts({ summary: { fine, warned, bad } }: { readonly summary: ImportSummary }) {
  const t = useMessages('imports')
  const { number } = useFormats()
  const b = (text: readonly ReactNode[]) => <b>{text}</b>
  return (
    <ul className={styles.counts} aria-label={t('counts.label')}>
      <li>
        <IconCircleCheck size={17} stroke={1.8} className={shared.good} aria-hidden />
        <span>{t('counts.fine', { count: number(fine), b })}</span>
      </li>
      <li>
        <IconAlertTriangle size={17} stroke={1.8} className={shared.warn} aria-hidden />
        <span>{t('counts.warned', { count: number(warned), b })}</span>
      </li>
      <li>
        <IconCircleX size={17} stroke={1.8} className={shared.bad} aria-hidden />
        <span>{t('counts.bad', { count: number(bad), b })}</span>
      </li>
    </ul>
  )
}
