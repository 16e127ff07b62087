import { Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconPlugOff, IconTestPipe } from '@tabler/icons-react'
import { useState } from 'react'
import type { IdentityProviderDetails } from '#contract/sign-on.ts'
import { api } from '#web/client/api.ts'
import { useBackendAction, useBackendMutation } from '#web/client/react.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { StateWord } from '#web/kit/state-word.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import styles from './sign-on.module.css'
import { useSignOnAttempt } from './use-sign-on-attempt.ts'

interface ProviderStateProps {
  readonly orgId: string
  readonly provider: IdentityProviderDetails
  readonly people: number
}

/** Whether people come by it, and how the last test went. */
export function ProviderState({ orgId, provider, people }: ProviderStateProps) {
  const t = useMessages('sign-on')
  const test = useBackendAction(api.signOn.test)
  const setOn = useBackendMutation(api.signOn.setOn)
  const remove = useBackendMutation(api.signOn.removeProvider)
  const { attempt, isBusy, refused, say } = useSignOnAttempt()
  const [asked, setAsked] = useState<'off' | 'remove'>()
  const close = () => setAsked(undefined)
  const { name, isOn } = provider
  // What comes next is the one that is filled.
  const isTested = provider.testedAt !== null
  const begin = async () => location.assign((await test({ orgId })).url)
  return (
    <div className={styles.state}>
      <div className={styles.facts}>
        {isOn ? (
          <StateWord icon={IconCircleCheck} word={t('provider.on')} tone="good" />
        ) : (
          <StateWord icon={IconPlugOff} word={t('provider.off')} />
        )}
        <TestState provider={provider} />
        <span>{t('provider.people', { count: people })}</span>
      </div>
      <TestOutcome provider={provider} />
      {refused && <RefusalNote>{refused.text}</RefusalNote>}
      <Group gap="xs">
        <Button
          variant={isTested ? 'default' : 'filled'}
          loading={isBusy}
          onClick={() => attempt(begin)}
        >
          {t('provider.test')}
        </Button>
        {isOn ? (
          <Button variant="default" onClick={() => setAsked('off')}>
            {t('provider.turnOff')}
          </Button>
        ) : (
          <Button
            variant={isTested ? 'filled' : 'default'}
            loading={isBusy}
            onClick={() => attempt(() => setOn({ orgId, isOn: true }))}
          >
            {t('provider.turnOn')}
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={() => setAsked('remove')}>
          {t('provider.remove')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={asked === 'off'}
        onClose={close}
        title={t('provider.turnOffTitle')}
        confirmLabel={t('provider.turnOff')}
        onConfirm={() => say(() => setOn({ orgId, isOn: false }))}
      >
        {t('provider.turnOffText', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onClose={close}
        title={t('provider.remove')}
        confirmLabel={t('provider.remove')}
        onConfirm={() => say(() => remove({ orgId }))}
      >
        {t('provider.removeText', { name })}
      </ConfirmDialog>
    </div>
  )
}

function TestState({ provider: { testedAt, lastTest } }: Pick<ProviderStateProps, 'provider'>) {
  const t = useMessages('sign-on')
  const { day } = useFormats()
  if (lastTest?.refusal) {
    return <StateWord icon={IconAlertTriangle} word={t('provider.failed')} tone="bad" />
  }
  if (testedAt === null) {
    return <StateWord icon={IconTestPipe} word={t('provider.untested')} tone="warning" />
  }
  const word = t('provider.tested', { day: day(testedAt) })
  return <StateWord icon={IconCircleCheck} word={word} tone="good" />
}

const KNOWN = ['no_email', 'email_unverified', 'foreign_domain', 'unreachable'] as const

function TestOutcome({ provider: { lastTest } }: Pick<ProviderStateProps, 'provider'>) {
  const t = useMessages('sign-on')
  if (!lastTest) return null
  const { refusal, detail, email } = lastTest
  const reason = KNOWN.find((one) => one === refusal) ?? 'provider'
  return (
    <>
      {refusal && <RefusalNote>{t(`trial.${reason}`)}</RefusalNote>}
      {email && <p className={styles.detail}>{t('provider.testedAs', { email })}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </>
  )
}
