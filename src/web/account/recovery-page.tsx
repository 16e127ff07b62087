import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import { VisitorFrame } from '../kit/visitor-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { sessionQuery } from '../session/session.ts'
import { ChosenPasswordField, EmailField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { chosenPasswordRule } from './account-rules.ts'
import { isEndedLink } from './auth-refusal.ts'
import { useRecovery } from './recovery.ts'
import { CheckingLink, LinkEnded, LinkNotChecked } from './recovery-states.tsx'
import { asksForCode, SecondStep } from './two-factor/second-step.tsx'

export function RecoveryPage({ token }: { readonly token: string }) {
  const { data: recovery, error, refetch } = useRecovery(token)
  if (!recovery)
    return error ? <LinkNotChecked error={error} tryAgain={refetch} /> : <CheckingLink />
  switch (recovery.state) {
    case 'account':
      return <RecoverForm token={token} email={recovery.email} onEnded={refetch} />
    case 'no_account':
      return <Navigate to="/sign-up" search={{ recoveryToken: token }} replace />
    case 'ended':
      return <LinkEnded />
  }
}

interface RecoverFormProps {
  readonly token: string
  readonly email: string
  readonly onEnded: () => unknown
}

const RULES = { newPassword: chosenPasswordRule }

function RecoverForm({ token, email, onEnded }: RecoverFormProps) {
  const enter = useEnterAnew()
  const t = useMessages('account')
  const [isHalfWay, setHalfWay] = useState(false)
  if (isHalfWay) return <SecondStep onEnter={enter} onBack={enter} />
  return (
    <VisitorFrame title={t('recover.ownTitle')} lead={t('recover.choose')}>
      <AccountForm
        submitLabel={t('recover.submit')}
        rules={RULES}
        send={async ({ newPassword }) => {
          try {
            const answer = await postAuth('/recovery/complete', { token, newPassword })
            if (asksForCode(answer)) return setHalfWay(true)
          } catch (thrown) {
            if (isEndedLink(thrown)) void onEnded()
            throw thrown
          }
          await enter()
        }}
      >
        <EmailField fixed={email} />
        <ChosenPasswordField name="newPassword" label={t('password.new')} />
      </AccountForm>
    </VisitorFrame>
  )
}

/** The sign-in page sends people who are signed in to their own start page. */
function useEnterAnew(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await navigate({ to: '/sign-in', replace: true })
  }
}
