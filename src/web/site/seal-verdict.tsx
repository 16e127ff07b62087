import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHelpCircle,
  type TablerIcon,
} from '@tabler/icons-react'
import type { SealCheck } from '#contract/audit-seals.ts'
import { formatDay } from '../kit/format-day.ts'
import styles from './seal-verdict.module.css'
import { type Verdict, verdictOf } from './verdict-of.ts'
import type { FileCheck } from './verify-seal.ts'

interface SealVerdictProps {
  readonly check: SealCheck
  /** Undefined: only a number was given. */
  readonly file?: FileCheck | undefined
}

const ICONS: Readonly<Record<Verdict['tone'], TablerIcon>> = {
  good: IconCircleCheck,
  bad: IconAlertTriangle,
  quiet: IconHelpCircle,
}

export function SealVerdict({ check, file }: SealVerdictProps) {
  const { tone, title, text } = verdictOf(check.status, file)
  const Icon = ICONS[tone]
  // Facts about a count that the file is not of would only mislead.
  const isAbout = tone !== 'quiet'
  return (
    <section className={styles.verdict} data-tone={tone}>
      <Icon size={26} stroke={1.7} className={styles.icon} aria-hidden />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        {check.status !== 'unknown' && isAbout && check.correctedBy && (
          <p className={styles.corrected}>
            A later count corrects it: {check.correctedBy.confirmationNumber}, completed{' '}
            {formatDay(check.correctedBy.sealedAt)}. Ask for the report of that one.
          </p>
        )}
        {check.status !== 'unknown' && isAbout && (
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
