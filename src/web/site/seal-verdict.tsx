import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHelpCircle,
  type TablerIcon,
} from '@tabler/icons-react'
import type { SealCheck, SignedSeal } from '#contract/audit-seals.ts'
import { FILE_HASH_NAME, SEAL_NAME } from '#domain/seal-words.ts'
import { formatDay } from '../kit/format-day.ts'
import styles from './seal-verdict.module.css'
import { type Verdict, verdictOf } from './verdict-of.ts'
import type { FileCheck } from './verify-file.ts'

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
  const { tone, title, text } = verdictOf(check, file)
  const Icon = ICONS[tone]
  return (
    <section className={styles.verdict} data-tone={tone}>
      <Icon size={26} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        {isAbout(check, title) && <About check={check} />}
        {file && (
          <p className={styles.hash}>
            {FILE_HASH_NAME}: <code>{file.fileHash}</code>
          </p>
        )}
      </div>
    </section>
  )
}

type KnownSeal = Extract<SealCheck, { readonly seal: string }>

/** Facts about a count that the file does not belong to would be misleading. */
function isAbout(check: SealCheck, title: string): check is KnownSeal {
  return 'seal' in check && (title === verdictOf(check).title || check.status === 'unsigned')
}

function About({ check: { record, signed, ...seal } }: { readonly check: KnownSeal }) {
  return (
    <>
      {record?.correctedBy && (
        <p className={styles.corrected}>
          A later count corrects it: {record.correctedBy.confirmationNumber}, completed{' '}
          {formatDay(record.correctedBy.sealedAt)}. Ask for the report of that one.
        </p>
      )}
      <dl className={styles.facts}>
        {record && (
          <>
            <dt>Count</dt>
            <dd>{record.auditName}</dd>
            <dt>Organization</dt>
            <dd>{record.organizationName}</dd>
          </>
        )}
        <dt>Completed</dt>
        <dd>{formatDay(seal.sealedAt)}</dd>
        <dt>Number</dt>
        <dd>{seal.confirmationNumber}</dd>
        {signed && <Signature signed={signed} />}
        <dt>{SEAL_NAME}</dt>
        <dd className={styles.code}>{seal.seal}</dd>
      </dl>
      {!record && (
        <p>
          The record of this count is gone here, or was changed since. The file stands by its own
          signature.
        </p>
      )}
    </>
  )
}

function Signature({ signed }: { readonly signed: SignedSeal }) {
  const { keyId, keyFrom, keyUntil, sequence, previous, root } = signed
  return (
    <>
      <dt>Signature</dt>
      <dd>
        Ed25519, key <span className={styles.code}>{keyId}</span>, in use from{' '}
        {formatDay(Date.parse(keyFrom))}
        {keyUntil && ` until ${formatDay(Date.parse(keyUntil))}`}
      </dd>
      <dt>Place</dt>
      <dd>
        Seal {sequence} of its organization
        {previous && (
          <>
            , after <span className={styles.code}>{previous}</span>
          </>
        )}
      </dd>
      <dt>Daily root</dt>
      <dd>
        {root ? (
          <>
            {root.day}: <span className={styles.code}>{root.hash}</span>
          </>
        ) : (
          'Not there yet: a day is closed in the hour after it ends'
        )}
      </dd>
    </>
  )
}
