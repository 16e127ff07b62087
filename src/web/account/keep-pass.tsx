import { Button, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import { memberOf, postAuth } from '../session/auth-request.ts'
import { ChosenPasswordField, EmailField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { chosenPasswordRule, emailRule } from './account-rules.ts'
import { Consent } from './sign-up-form.tsx'
import { useRefreshSession } from './use-refresh-session.ts'

const RULES = { email: emailRule, password: chosenPasswordRule }

interface KeepPassProps {
  /** Whether the person has no account yet. */
  readonly isHelper: boolean
  readonly isRunning: boolean
}

/** A helper makes an account, and stays the person who has counted. */
export function KeepPass({ isHelper, isRunning }: KeepPassProps) {
  const t = useMessages('day-pass')
  const account = useMessages('account')
  const refreshSession = useRefreshSession()
  const [isOpen, { open }] = useDisclosure()
  const [kept, setKept] = useState<string>()
  if (kept !== undefined) return <p role="status">{t('keep.done', { email: kept })}</p>
  if (!isHelper) return null
  return (
    <Stack gap="md">
      <p>{t('keep.text')}</p>
      {isRunning && <p>{t('keep.running')}</p>}
      {isOpen ? (
        <AccountForm
          submitLabel={t('keep.submit')}
          rules={RULES}
          send={async ({ email = '', password }) => {
            const answer = await postAuth('/day-pass/keep', { email: email.trim(), password })
            setKept(String(memberOf(answer, 'email')))
            await refreshSession()
          }}
        >
          <EmailField isFirst />
          <ChosenPasswordField name="password" label={account('password.label')} />
          <Consent />
        </AccountForm>
      ) : (
        <Button variant="default" onClick={open}>
          {t('keep.submit')}
        </Button>
      )}
    </Stack>
  )
}
