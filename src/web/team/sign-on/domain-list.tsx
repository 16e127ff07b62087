import { Button, Group, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { SignOnDomain } from '#contract/sign-on.ts'
import { api } from '#web/client/api.ts'
import { useBackendAction, useBackendMutation } from '#web/client/react.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Form } from '#web/kit/form.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { StateWord } from '#web/kit/state-word.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { CopyField } from './copy-field.tsx'
import styles from './sign-on.module.css'
import { useSignOnAttempt } from './use-sign-on-attempt.ts'

interface DomainListProps {
  readonly orgId: string
  readonly domains: readonly SignOnDomain[]
}

export function DomainList({ orgId, domains }: DomainListProps) {
  return (
    <>
      {domains.length > 0 && (
        <ul className={styles.list}>
          {domains.map((domain) => (
            <DomainItem key={domain.id} orgId={orgId} domain={domain} />
          ))}
        </ul>
      )}
      <AddDomain orgId={orgId} />
    </>
  )
}

function DomainItem({ orgId, domain }: { readonly orgId: string; readonly domain: SignOnDomain }) {
  const t = useMessages('sign-on')
  const { day } = useFormats()
  const check = useBackendAction(api.signOn.checkDomain)
  const remove = useBackendMutation(api.signOn.removeDomain)
  const { attempt, isBusy, refused, say } = useSignOnAttempt()
  const [isMissing, setMissing] = useState(false)
  const [isRemoving, { open, close }] = useDisclosure()
  const { id: domainId, domain: name, provedAt } = domain
  const look = async () => {
    setMissing(false)
    const { isProved } = await check({ orgId, domainId })
    setMissing(!isProved)
  }
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        {provedAt === null ? (
          <StateWord icon={IconClock} word={t('domains.waiting')} tone="warning" />
        ) : (
          <StateWord
            icon={IconCircleCheck}
            word={t('domains.proved', { day: day(provedAt) })}
            tone="good"
          />
        )}
        <Group gap="xs">
          {provedAt === null && (
            <Button variant="default" size="xs" loading={isBusy} onClick={() => attempt(look)}>
              {t('domains.check')}
            </Button>
          )}
          <Button
            variant="default"
            size="xs"
            onClick={open}
            aria-label={t('domains.removeNamed', { domain: name })}
          >
            {t('domains.remove')}
          </Button>
        </Group>
      </div>
      {provedAt === null && (
        <>
          <CopyField label={t('domains.recordName')} value={domain.recordName} />
          <CopyField label={t('domains.recordValue')} value={domain.recordValue} />
        </>
      )}
      {isMissing && <RefusalNote>{t('domains.notFound')}</RefusalNote>}
      {refused && <RefusalNote>{refused.text}</RefusalNote>}
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={close}
        title={t('domains.removeNamed', { domain: name })}
        confirmLabel={t('domains.remove')}
        onConfirm={() => say(() => remove({ orgId, domainId }))}
      >
        {t('domains.removeText', { domain: name })}
      </ConfirmDialog>
    </li>
  )
}

function AddDomain({ orgId }: { readonly orgId: string }) {
  const t = useMessages('sign-on')
  const add = useBackendMutation(api.signOn.addDomain)
  const { attempt, isBusy, refused } = useSignOnAttempt()
  const [domain, setDomain] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await attempt(() => add({ orgId, domain }))) setDomain('')
  }
  return (
    <Form onSubmit={submit} noValidate>
      <div className={styles.adding}>
        <TextInput
          aria-label={t('domains.domain')}
          placeholder="example.com"
          value={domain}
          onChange={(event) => setDomain(event.currentTarget.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={refused?.text}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          {t('domains.add')}
        </Button>
      </div>
    </Form>
  )
}
