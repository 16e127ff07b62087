import { Checkbox, NumberInput, Stack } from '@mantine/core'
import type { Tolerance } from '#domain/protocol.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import type { AuditDraft } from './audit-draft.ts'
import styles from './new-audit-form.module.css'

interface ProtocolFieldsProps {
  readonly draft: AuditDraft
  /** The currency of the stores; null: several. */
  readonly currency: string | null
  readonly onChange: (part: Partial<AuditDraft>) => void
  readonly errorOf: (field: string) => string | undefined
}

export function ProtocolFields(props: ProtocolFieldsProps) {
  const t = useMessages('draft')
  const { draft, onChange } = props
  const isShown = draft.showResults && !draft.blind
  return (
    <Stack gap="md">
      <Checkbox
        label={t('blind.label')}
        description={t('blind.help')}
        checked={draft.blind}
        onChange={(event) => onChange({ blind: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('free.label')}
        description={t('free.help')}
        checked={draft.selfAssignment}
        onChange={(event) => onChange({ selfAssignment: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('helping.label')}
        description={t('helping.help')}
        checked={draft.helping}
        onChange={(event) => onChange({ helping: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('twice.label')}
        description={t('twice.help')}
        checked={draft.mode === 'independent'}
        onChange={(event) =>
          onChange({ mode: event.currentTarget.checked ? 'independent' : 'additive' })
        }
      />
      <Checkbox
        label={t('control.label')}
        description={t('control.help')}
        checked={draft.controlTotals}
        onChange={(event) => onChange({ controlTotals: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('results.label')}
        description={draft.blind ? t('results.blind') : t('results.help')}
        disabled={draft.blind}
        checked={isShown}
        onChange={(event) => onChange({ showResults: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('costs.label')}
        description={isShown ? t('costs.help') : t('costs.hidden')}
        disabled={!isShown}
        checked={draft.showCosts && isShown}
        onChange={(event) => onChange({ showCosts: event.currentTarget.checked })}
      />
      <ToleranceFields {...props} />
      <Checkbox
        label={t('reasons.label')}
        description={t('reasons.help')}
        checked={draft.reasonCodes}
        onChange={(event) => onChange({ reasonCodes: event.currentTarget.checked })}
      />
    </Stack>
  )
}

const LIMITS = [
  'units',
  'percent',
  'value',
  'valuePercent',
] as const satisfies readonly (keyof Tolerance)[]

function ToleranceFields({ draft, currency, onChange, errorOf }: ProtocolFieldsProps) {
  const t = useMessages('draft')
  const labelOf = (name: keyof Tolerance) =>
    name === 'value' && currency !== null
      ? t('tolerance.valueIn', { currency })
      : t(`tolerance.${name}`)
  return (
    <fieldset className={styles.tolerance}>
      <legend className={styles.legend}>{t('tolerance.title')}</legend>
      <p className={styles.explanation}>{t('tolerance.help')}</p>
      <div className={styles.limits}>
        {LIMITS.map((name) => (
          <NumberInput
            key={name}
            label={labelOf(name)}
            placeholder={t('tolerance.none')}
            min={0}
            decimalScale={3}
            hideControls
            value={draft.tolerance[name]}
            onChange={(limit) => onChange({ tolerance: { ...draft.tolerance, [name]: limit } })}
            error={errorOf(`protocol.tolerance.${name}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
