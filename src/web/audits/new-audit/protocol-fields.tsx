import { Checkbox, NumberInput, Stack } from '@mantine/core'
import { toleranceFields } from '#web/shared/tolerance-fields.ts'
import type { AuditDraft } from './audit-draft.ts'
import styles from './new-audit-form.module.css'

interface ProtocolFieldsProps {
  readonly draft: AuditDraft
  /** Of the stores that are counted; null: of several. */
  readonly currency: string | null
  readonly onChange: (part: Partial<AuditDraft>) => void
  readonly errorOf: (field: string) => string | undefined
}

export function ProtocolFields(props: ProtocolFieldsProps) {
  const { draft, onChange } = props
  return (
    <Stack gap="md">
      <Checkbox
        label="Blind count"
        description="People who count see nothing of what is expected, nor of what others counted."
        checked={draft.blind}
        onChange={(event) => onChange({ blind: event.currentTarget.checked })}
      />
      <Checkbox
        label="People may take open shelves by themselves"
        description="First come, first served. Otherwise they count only what they are given."
        checked={draft.selfAssignment}
        onChange={(event) => onChange({ selfAssignment: event.currentTarget.checked })}
      />
      <Checkbox
        label="Anyone may help count a shelf"
        description="Otherwise what people count on the shelf of somebody else waits until you accept it."
        checked={draft.helping}
        onChange={(event) => onChange({ helping: event.currentTarget.checked })}
      />
      <Checkbox
        label="Two people count every shelf independently"
        description="Their counts are compared, and a third one breaks a tie. Takes twice the time."
        checked={draft.mode === 'independent'}
        onChange={(event) =>
          onChange({ mode: event.currentTarget.checked ? 'independent' : 'additive' })
        }
      />
      <Checkbox
        label="Control totals"
        description="Each shelf is handed in with the number of units counted by hand."
        checked={draft.controlTotals}
        onChange={(event) => onChange({ controlTotals: event.currentTarget.checked })}
      />
      <Checkbox
        label="People who count see the results"
        description={
          draft.blind
            ? 'Never of a blind count.'
            : 'Differences and figures, as soon as something is counted.'
        }
        disabled={draft.blind}
        checked={draft.showResults && !draft.blind}
        onChange={(event) => onChange({ showResults: event.currentTarget.checked })}
      />
      <Checkbox
        label="People who count see costs"
        description={
          draft.showResults && !draft.blind
            ? 'What an item costs, and what a difference is worth. Otherwise they see units alone.'
            : 'Where they see the results.'
        }
        disabled={!draft.showResults || draft.blind}
        checked={draft.showCosts && draft.showResults && !draft.blind}
        onChange={(event) => onChange({ showCosts: event.currentTarget.checked })}
      />
      <ToleranceFields {...props} />
      <Checkbox
        label="Decisions need a reason"
        description="Whoever accepts or rejects a difference says why it is there."
        checked={draft.reasonCodes}
        onChange={(event) => onChange({ reasonCodes: event.currentTarget.checked })}
      />
    </Stack>
  )
}

function ToleranceFields({ draft, currency, onChange, errorOf }: ProtocolFieldsProps) {
  return (
    <fieldset className={styles.tolerance}>
      <legend className={styles.legend}>Tolerance</legend>
      <p className={styles.explanation}>
        A difference beyond any of these is decided line by line in the review.
      </p>
      <div className={styles.limits}>
        {toleranceFields(currency).map(({ name, label }) => (
          <NumberInput
            key={name}
            label={label}
            placeholder="No limit"
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
