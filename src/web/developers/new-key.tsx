import {
  Button,
  Checkbox,
  Group,
  MultiSelect,
  Stack,
  TextInput,
  VisuallyHidden,
} from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { NewApiKey } from '#contract/api-keys.ts'
import { KEY_SCOPES, type KeyScope } from '#domain/api/key-scopes.ts'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useBackendAction, useSuspenseLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './keys.module.css'
import { sayScope } from './scope-words.ts'

/** Makes a key, and shows its secret once. */
export function NewKey({ orgId }: { readonly orgId: string }) {
  const [made, setMade] = useState<NewApiKey>()
  return made ? (
    <Secret secret={made.secret} onDone={() => setMade(undefined)} />
  ) : (
    <KeyForm orgId={orgId} onMade={setMade} />
  )
}

interface Draft {
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly storeIds: readonly string[]
  /** As a date field has it; empty: no end. */
  readonly until: string
}

const EMPTY: Draft = { name: '', scopes: [], storeIds: [], until: '' }

interface KeyFormProps {
  readonly orgId: string
  readonly onMade: (made: NewApiKey) => void
}

function KeyForm({ orgId, onMade }: KeyFormProps) {
  const t = useMessages('developers')
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  const create = useBackendAction(api.apiKeys.create)
  const { attempt, isBusy, refusal } = useAttempt()
  const [draft, setDraft] = useState(EMPTY)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => onMade(await create({ orgId, ...toArgs(draft) })))
  }
  const at = (field: string) => refusal?.field === field
  return (
    <Form className={styles.form} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('keys.name')}
          description={t('keys.nameHint')}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          error={at('name') && t('keys.nameMissing')}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
        />
        <Checkbox.Group
          label={t('keys.scopes')}
          value={[...draft.scopes]}
          onChange={(scopes) => change({ scopes: scopes as KeyScope[] })}
          error={at('scopes') && t('keys.scopesMissing')}
        >
          <Stack gap={6} mt={6}>
            {KEY_SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} label={sayScope(scope, t)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <MultiSelect
          label={t('keys.stores')}
          description={t('keys.storesHint')}
          data={stores.map(({ id, name }) => ({ value: id, label: name }))}
          value={[...draft.storeIds]}
          onChange={(storeIds) => change({ storeIds })}
          searchable
        />
        <TextInput
          type="date"
          label={t('keys.ends')}
          description={t('keys.endsHint')}
          value={draft.until}
          onChange={(event) => change({ until: event.currentTarget.value })}
          error={at('expiresAt') && t('keys.endsPast')}
        />
        {refusal && !FIELDS.has(refusal.field ?? '') && <RefusalNote>{refusal.text}</RefusalNote>}
        <Group>
          <Button type="submit" loading={isBusy}>
            {t('keys.create')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

const FIELDS: ReadonlySet<string> = new Set(['name', 'scopes', 'expiresAt'])

/** A key works until the end of its last day. */
function toArgs({ name, scopes, storeIds, until }: Draft) {
  const end = until === '' ? Number.NaN : Date.parse(`${until}T23:59:59`)
  return {
    ...{ name, scopes: [...scopes] },
    storeIds: storeIds.length === 0 ? null : [...storeIds],
    expiresAt: Number.isNaN(end) ? null : end,
  }
}

function Secret({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const t = useMessages('developers')
  const [state, setState] = useState<'shown' | 'copied' | 'failed'>('shown')
  const copy = () => {
    // `clipboard` is missing on pages without a secure connection.
    const copied = navigator.clipboard?.writeText(secret) ?? Promise.reject(new Error('missing'))
    copied.then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return (
    <Stack gap="sm" className={styles.form}>
      <p role="status">{t('keys.once')}</p>
      <TextInput
        className={styles.secret ?? ''}
        label={t('keys.secret')}
        value={secret}
        description={state === 'failed' && t('keys.cannotCopy')}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
      />
      <Group gap="xs">
        <Button onClick={copy}>{t(state === 'copied' ? 'keys.copied' : 'keys.copy')}</Button>
        <Button variant="default" onClick={onDone}>
          {t('keys.done')}
        </Button>
      </Group>
      <VisuallyHidden role="status">{state === 'copied' && t('keys.copied')}</VisuallyHidden>
    </Stack>
  )
}
