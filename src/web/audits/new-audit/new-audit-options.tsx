import { TextInput } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import type { AuditDraft } from './audit-draft.ts'
import styles from './new-audit-form.module.css'
import { ProtocolFields } from './protocol-fields.tsx'

interface NewAuditOptionsProps {
  readonly draft: AuditDraft
  readonly currency: string | null
  /** The name of the audit that the rules come from, if any. */
  readonly likeName: string | undefined
  readonly onChange: (part: Partial<AuditDraft>) => void
  readonly errorOf: (field: string) => string | undefined
  /** Whether a field in here has an error. */
  readonly isWrong: boolean
}

/** Settings that most counts leave unchanged: collapsed, with the two most important rules in the summary. */
export function NewAuditOptions(props: NewAuditOptionsProps) {
  const t = useMessages('draft')
  const { draft, likeName, onChange, isWrong } = props
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Opens before the form focuses the field with the error, which is not possible while this is collapsed.
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])
  return (
    <details ref={details} className={styles.options} suppressHydrationWarning>
      <summary className={styles.summary}>
        <IconChevronRight size={16} stroke={1.9} className={styles.chevron} aria-hidden />
        <span className={styles.optionsTitle}>{t('options.title')}</span>
        <span className={styles.note}>
          {t('options.blind', { blind: draft.blind ? 'yes' : 'no' })} ·{' '}
          {t('options.shelves', { free: draft.selfAssignment ? 'yes' : 'no' })}
        </span>
      </summary>
      <div className={styles.opened}>
        <p className={styles.explanation}>
          {likeName !== undefined && `${t('options.like', { name: likeName })} `}
          {t('options.locked')}
        </p>
        <TextInput
          type="date"
          label={t('due.label')}
          description={t('due.help')}
          className={styles.date}
          value={draft.dueDay}
          onChange={(event) => onChange({ dueDay: event.currentTarget.value })}
        />
        <ProtocolFields {...props} />
      </div>
    </details>
  )
}
