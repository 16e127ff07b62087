import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHelpCircle,
  type TablerIcon,
} from '@tabler/icons-react'
import type { SealCheck, SignedSeal } from '#contract/audit-seals.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './seal-verdict.module.css'
import { kindOf, type Verdict, verdictOf } from './verdict-of.ts'
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
  const t = useMessages('verify')
  const { tone, title, text } = verdictOf(check, t, file)
  const Icon = ICONS[tone]
  return (
    <section className={styles.verdict} data-tone={tone}>
      <Icon size={26} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        {isAbout(check, file) && <About check={check} />}
        {file && (
          <p className={styles.hash}>
            {t('about.fileHash')}: <code>{file.fileHash}</code>
          </p>
        )}
      </div>
    </section>
  )
}

type KnownSeal = Extract<SealCheck, { readonly seal: string }>

/** Facts about a count that the file does not belong to would be misleading. */
function isAbout(check: SealCheck, file: FileCheck | undefined): check is KnownSeal {
  return 'seal' in check && (kindOf(check, file) === kindOf(check) || check.status === 'unsigned')
}

function About({ check: { record, signed, ...seal } }: { readonly check: KnownSeal }) {
  const t = useMessages('verify')
  const { day } = useFormats()
  return (
    <>
      {record?.correctedBy && (
        <p className={styles.corrected}>
          {t('about.corrected', {
            number: record.correctedBy.confirmationNumber,
            day: day(record.correctedBy.sealedAt),
          })}
        </p>
      )}
      <dl className={styles.facts}>
        {record && (
          <>
            <dt>{t('about.count')}</dt>
            <dd>{record.auditName}</dd>
            <dt>{t('about.organization')}</dt>
            <dd>{record.organizationName}</dd>
          </>
        )}
        <dt>{t('about.completed')}</dt>
        <dd>{day(seal.sealedAt)}</dd>
        <dt>{t('about.number')}</dt>
        <dd>{seal.confirmationNumber}</dd>
        {signed && <Signature signed={signed} />}
        <dt>{t('about.seal')}</dt>
        <dd className={styles.code}>{seal.seal}</dd>
      </dl>
      {!record && <p>{t('about.gone')}</p>}
    </>
  )
}

function Signature({ signed }: { readonly signed: SignedSeal }) {
  const t = useMessages('verify')
  const { day } = useFormats()
  const { keyId, keyFrom, keyUntil, sequence, previous, root } = signed
  const key = () => <span className={styles.code}>{keyId}</span>
  const from = day(Date.parse(keyFrom))
  return (
    <>
      <dt>{t('about.signature')}</dt>
      <dd>
        {keyUntil
          ? t('about.keyUntil', { key, from, until: day(Date.parse(keyUntil)) })
          : t('about.key', { key, from })}
      </dd>
      <dt>{t('about.place')}</dt>
      <dd>
        {previous
          ? t('about.sequenceAfter', {
              sequence,
              previous: () => <span className={styles.code}>{previous}</span>,
            })
          : t('about.sequence', { sequence })}
      </dd>
      <dt>{t('about.root')}</dt>
      <dd>
        {root ? (
          <>
            {root.day}: <span className={styles.code}>{root.hash}</span>
          </>
        ) : (
          t('about.noRoot')
        )}
      </dd>
    </>
  )
}
