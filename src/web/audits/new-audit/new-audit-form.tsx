import { Alert, Button, MultiSelect, TextInput } from '@mantine/core'
import { IconCircleX, IconPlayerPlay } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { commonCurrency } from '#domain/money.ts'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import type { Protocol } from '#domain/protocol.ts'
import { Form } from '#web/kit/form.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { Section } from '#web/kit/section.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { type AuditDraft, baselineOf, firstDraft, haveBaselines } from './audit-draft.ts'
import { BaselineChoices } from './baseline-choices.tsx'
import styles from './new-audit-form.module.css'
import { NewAuditOptions } from './new-audit-options.tsx'
import { useCreateAudit } from './use-create-audit.ts'
import { useSuggestedName } from './use-suggested-name.ts'

interface AuditBefore {
  readonly name: string
  readonly protocol: Protocol
  readonly withoutBaseline: boolean
}

interface NewAuditFormProps {
  readonly store: StoreSummary
  /** The stores that the viewer manages. */
  readonly managed: readonly StoreSummary[]
  /** Names that are taken in this store. */
  readonly taken: readonly string[]
  /** The audit whose rules are the default for this one. */
  readonly like?: AuditBefore | undefined
}

/** Every field has a sensible default: starting to count takes one press. */
export function NewAuditForm({ store, managed, taken, like }: NewAuditFormProps) {
  const t = useMessages('draft')
  const [draft, setDraft] = useState(() => firstDraft(store.id, like?.protocol))
  const change = (part: Partial<AuditDraft>) => setDraft({ ...draft, ...part })
  const counted = managed.filter(({ id }) => draft.storeIds.includes(id))
  const baseline = baselineOf(draft, counted, like)
  const suggestedName = useSuggestedName(taken)
  const name = draft.name ?? suggestedName
  const { attempt, isBusy, refusal, errorOf } = useAttempt()
  const create = useCreateAudit(store)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isStarted = isStartButton(event.nativeEvent)
    void attempt(() => create({ ...draft, name }, baseline, isStarted))
  }
  const wrongName =
    name.trim() === '' ? t('name.missing') : t('name.tooLong', { count: NAME_MAX_LENGTH })
  const refused = errorOf('')
  return (
    <Form onSubmit={submit} noValidate className={styles.form}>
      <Section title={t('details.title')}>
        <div className={styles.fields}>
          <TextInput
            label={t('name.label')}
            value={name}
            maxLength={NAME_MAX_LENGTH}
            onChange={(event) => change({ name: event.currentTarget.value })}
            error={errorOf('name') && wrongName}
            autoComplete="off"
          />
          {managed.length > 1 && (
            <MultiSelect
              label={t('stores.label')}
              description={t('stores.help')}
              data={managed.map(({ id, name }) => ({ value: id, label: name }))}
              value={[...draft.storeIds]}
              onChange={(storeIds) => change({ storeIds })}
              error={errorOf('storeIds') && t('stores.missing')}
              nothingFoundMessage={t('stores.nothing')}
              searchable
            />
          )}
        </div>
      </Section>
      <Section title={t('stock.title')} text={t('stock.text')}>
        <BaselineChoices
          value={baseline}
          isInStore={haveBaselines(counted)}
          onChange={(choice) => change({ baseline: choice })}
        />
      </Section>
      <NewAuditOptions
        draft={draft}
        currency={commonCurrency(counted.map((one) => one.currency))}
        likeName={like?.name}
        onChange={change}
        errorOf={(field) => errorOf(field) && t('tolerance.negative')}
        isWrong={refusal?.field?.startsWith('protocol.') ?? false}
      />
      <div className={styles.end}>
        {refused && (
          <Alert color="red" variant="light" role="alert" icon={<IconCircleX size={18} />}>
            {refused}
          </Alert>
        )}
        <NewAuditButtons storeId={store.id} isImport={baseline === 'import'} isBusy={isBusy} />
      </div>
    </Form>
  )
}

interface NewAuditButtonsProps {
  readonly storeId: string
  /** A list has to be imported first: nothing can start before. */
  readonly isImport: boolean
  readonly isBusy: boolean
}

function NewAuditButtons({ storeId, isImport, isBusy }: NewAuditButtonsProps) {
  const t = useMessages('draft')
  return (
    <div className={styles.buttons}>
      {isImport ? (
        <Button type="submit" loading={isBusy}>
          {t('create.import')}
        </Button>
      ) : (
        <>
          <Button
            type="submit"
            value={START}
            loading={isBusy}
            leftSection={<IconPlayerPlay size={16} stroke={1.8} aria-hidden />}
          >
            {t('start.button')}
          </Button>
          <Button type="submit" variant="default" disabled={isBusy}>
            {t('create.button')}
          </Button>
        </>
      )}
      <LinkButton to="/stores/$storeId/audit" params={{ storeId }} variant="subtle" color="gray">
        {t('cancel')}
      </LinkButton>
      {!isImport && <p className={styles.note}>{t('create.note')}</p>}
    </div>
  )
}

const START = 'start'

/** A form that was sent before hydration names no button: then the audit is created but not started. */
function isStartButton(event: Event): boolean {
  const { submitter } = event as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.value === START
}
