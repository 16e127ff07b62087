import { Button, TextInput } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { Form } from '#web/kit/form.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { baselineOf, firstDraft } from './audit-draft.ts'
import styles from './quick-start.module.css'
import { useCreateAudit } from './use-create-audit.ts'
import { useSuggestedName } from './use-suggested-name.ts'

interface QuickStartProps {
  readonly store: StoreSummary
  /** Told while the count is made and started: until then the page must not become another one. */
  readonly onStarting: (isStarting: boolean) => void
}

/** The first count of a store, with the usual rules: a name and one button. */
export function QuickStart({ store, onStarting }: QuickStartProps) {
  const t = useMessages('draft')
  const audits = useSuspenseLiveQuery(api.audits.getByStore, { storeId: store.id })
  // As of when the form was opened: the audit that it makes would otherwise take its own name away.
  const [taken] = useState(() => audits.map(({ name }) => name))
  const suggested = useSuggestedName(taken)
  const [typed, setTyped] = useState<string>()
  const name = typed ?? suggested
  const { attempt, isBusy, errorOf } = useAttempt()
  const create = useCreateAudit(store)
  const start = async (event: FormEvent) => {
    event.preventDefault()
    const draft = { ...firstDraft(store.id), name }
    onStarting(true)
    await attempt(() => create(draft, baselineOf(draft, [store], undefined), true))
    onStarting(false)
  }
  const wrongName =
    name.trim() === '' ? t('name.missing') : t('name.tooLong', { count: NAME_MAX_LENGTH })
  const refused = errorOf('')
  return (
    <Form onSubmit={(event) => void start(event)} noValidate className={styles.form}>
      <TextInput
        label={t('name.label')}
        value={name}
        maxLength={NAME_MAX_LENGTH}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={errorOf('name') && wrongName}
        autoComplete="off"
      />
      {refused && <RefusalNote>{refused}</RefusalNote>}
      <div className={styles.buttons}>
        <Button
          type="submit"
          loading={isBusy}
          leftSection={<IconPlayerPlay size={16} stroke={1.8} aria-hidden />}
        >
          {t('start.button')}
        </Button>
        <LinkButton
          to="/stores/$storeId/audit/new"
          params={{ storeId: store.id }}
          search={{ storeId: store.id }}
          variant="subtle"
        >
          {t('options.title')}
        </LinkButton>
      </div>
    </Form>
  )
}
