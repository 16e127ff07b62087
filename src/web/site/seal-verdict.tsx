import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHelpCircle,
  type TablerIcon,
} from '@tabler/icons-react'
import type { SealCheck } from '#contract/audit-results.ts'
import { formatDay } from '../kit/format-day.ts'
import styles from './seal-verdict.module.css'
import type { FileCheck } from './verify-seal.ts'

interface SealVerdictProps {
  readonly check: SealCheck
  /** Undefined: only a number was given. */
  readonly file?: FileCheck | undefined
}

interface Words {
  readonly tone: 'good' | 'bad' | 'quiet'
  readonly icon: TablerIcon
  readonly title: string
  readonly text: string
}

const WORDS: Readonly<Record<SealCheck['status'], Words>> = {
  valid: {
    tone: 'good',
    icon: IconCircleCheck,
    title: 'Valid: nothing was changed',
    text: 'The file is exactly what was sealed when the count was completed.',
  },
  altered: {
    tone: 'bad',
    icon: IconAlertTriangle,
    title: 'Altered: the file is not what was sealed',
    text: 'The number is real, but the content of the file differs from what was sealed. Ask whoever gave it to you for the original.',
  },
  found: {
    tone: 'good',
    icon: IconCircleCheck,
    title: 'The number is real',
    text: 'A count was completed and sealed under it. Choose its export as well to check that the figures were not changed.',
  },
  unknown: {
    tone: 'quiet',
    icon: IconHelpCircle,
    title: 'Unknown here',
    text: 'No completed count of this installation has this number or this content.',
  },
}

/** What the seal says, in plain words. */
export function SealVerdict({ check, file }: SealVerdictProps) {
  const { tone, icon: Icon, title, text } = WORDS[check.status]
  return (
    <section className={styles.verdict} data-tone={tone}>
      <Icon size={26} stroke={1.7} className={styles.icon} aria-hidden />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        {check.status !== 'unknown' && (
          <dl className={styles.facts}>
            <dt>Count</dt>
            <dd>{check.auditName}</dd>
            <dt>Organization</dt>
            <dd>{check.organizationName}</dd>
            <dt>Completed</dt>
            <dd>{formatDay(check.sealedAt)}</dd>
            <dt>Number</dt>
            <dd>{check.confirmationNumber}</dd>
          </dl>
        )}
        {file && (
          <p className={styles.hash}>
            SHA-256 of the content, made on this device: <code>{file.sha256}</code>
          </p>
        )}
      </div>
    </section>
  )
}
