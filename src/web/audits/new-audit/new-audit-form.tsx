import { Alert, Button, MultiSelect, TextInput } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { commonCurrency } from '#domain/money.ts'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import type { Protocol } from '#domain/protocol.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { Form } from '#web/kit/form.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { Section } from '#web/kit/section.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import {
  type AuditDraft,
  type BaselineChoice,
  baselineOf,
  firstDraft,
  haveBaselines,
  newAuditOf,
} from './audit-draft.ts'
import { BaselineChoices } from './baseline-choices.tsx'
import styles from './new-audit-form.module.css'
import { ProtocolFields } from './protocol-fields.tsx'

interface AuditBefore {
  readonly name: string
  readonly protocol: Protocol
  readonly withoutBaseline: boolean
}

interface NewAuditFormProps {
  readonly store: StoreSummary
  /** Stores that the viewer manages. */
  readonly managed: readonly StoreSummary[]
  /** The audit whose rules this one begins with. */
  readonly like?: AuditBefore | undefined
}

/** Everything has a sensible answer already but the name. */
export function NewAuditForm({ store, managed, like }: NewAuditFormProps) {
  const [draft, setDraft] = useState(() => firstDraft(store.id, like?.protocol))
  const change = (part: Partial<AuditDraft>) => setDraft({ ...draft, ...part })
  const counted = managed.filter(({ id }) => draft.storeIds.includes(id))
  const baseline = baselineOf(draft, counted, like)
  const { attempt, isBusy, errorOf } = useAttempt()
  const create = useCreateAudit(store)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(() => create(draft, baseline))
  }
  const refused = errorOf('')
  return (
    <Form onSubmit={submit} noValidate className={styles.form}>
      <Section title="What is counted">
        <div className={styles.fields}>
          <TextInput
            label="Name"
            placeholder="For example Spring stocktake"
            value={draft.name}
            maxLength={NAME_MAX_LENGTH}
            onChange={(event) => change({ name: event.currentTarget.value })}
            error={errorOf('name')}
            autoFocus
          />
          {managed.length > 1 && (
            <MultiSelect
              label="Stores"
              description="Several stores are counted as one audit, each with its own shelves."
              data={managed.map(({ id, name }) => ({ value: id, label: name }))}
              value={[...draft.storeIds]}
              onChange={(storeIds) => change({ storeIds })}
              error={errorOf('storeIds')}
              nothingFoundMessage="No store is called that"
              searchable
            />
          )}
          <TextInput
            type="date"
            label="Due"
            description="Optional. An audit that is not done by then is shown as overdue."
            className={styles.date}
            value={draft.dueDay}
            onChange={(event) => change({ dueDay: event.currentTarget.value })}
          />
        </div>
      </Section>
      <Section
        title="Expected inventory"
        text="What the counts are compared with. It can be changed until the audit starts."
      >
        <BaselineChoices
          value={baseline}
          isInStore={haveBaselines(counted)}
          onChange={(choice) => change({ baseline: choice })}
        />
      </Section>
      <Section
        title="How it is counted"
        text={`${like ? `As in ${like.name}. ` : ''}Blind counting, control totals and tolerance are locked once counting starts.`}
      >
        <ProtocolFields
          draft={draft}
          currency={commonCurrency(counted.map((one) => one.currency))}
          onChange={change}
          errorOf={errorOf}
        />
      </Section>
      <div className={styles.end}>
        {refused && (
          <Alert color="red" variant="light" role="alert" icon={<IconCircleX size={18} />}>
            {refused}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button type="submit" loading={isBusy}>
            {baseline === 'import' ? 'Create audit and import' : 'Create audit'}
          </Button>
          <LinkButton
            to="/stores/$storeId/audit"
            params={{ storeId: store.id }}
            variant="subtle"
            color="gray"
          >
            Not now
          </LinkButton>
          <p className={styles.note}>Nothing is counted before you start it.</p>
        </div>
      </div>
    </Form>
  )
}

/** Creates the audit and goes where the next step is. */
function useCreateAudit({ id: storeId, organizationId }: StoreSummary) {
  const create = useBackendMutation(api.audits.create)
  const navigate = useNavigate()
  return async (draft: AuditDraft, baseline: BaselineChoice) => {
    const { id } = await create(newAuditOf(draft, baseline, organizationId))
    // The audit may be of other stores only.
    const place = draft.storeIds.includes(storeId) ? storeId : (draft.storeIds[0] ?? storeId)
    const params = { storeId: place, id }
    if (baseline === 'import') {
      await navigate({ to: '/stores/$storeId/audit/$id/inventory', params })
    } else await navigate({ to: '/stores/$storeId/audit/$id', params })
  }
}
