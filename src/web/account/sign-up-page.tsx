import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { VisitorFrame } from '../kit/visitor-frame.tsx'
import type { Invited } from '../session/invited.ts'
import { invitedLead } from './invited-lead.ts'
import { useRecovery } from './recovery.ts'
import { CheckingLink, LinkNotChecked } from './recovery-states.tsx'
import { SignUpForm, type SignUpFormProps } from './sign-up-form.tsx'

const LONGEST_NOTICE = 300

export interface SignUpPageProps {
  readonly invitation: string | undefined
  readonly invited: Invited | undefined
  /** Proves the mailbox of a person whose account is gone. */
  readonly recoveryToken: string | undefined
  /** Why the visitor was sent back here. */
  readonly error: string | undefined
  readonly message: string | undefined
}

export function SignUpPage({ recoveryToken, ...page }: SignUpPageProps) {
  return recoveryToken ? <Recovering {...page} token={recoveryToken} /> : <SignUp {...page} />
}

type Recovering = Omit<SignUpPageProps, 'recoveryToken'> & { readonly token: string }

function Recovering({ token, message, ...page }: Recovering) {
  const t = useMessages('account')
  const { data: recovery, error, refetch } = useRecovery(token)
  if (!recovery)
    return error ? <LinkNotChecked error={error} tryAgain={refetch} /> : <CheckingLink />
  switch (recovery.state) {
    case 'account':
      return <Navigate to="/recovery/$token" params={{ token }} replace />
    case 'no_account':
      return <SignUp {...page} message={message} recovered={{ token, email: recovery.email }} />
    case 'ended':
      return <SignUp {...page} message={message ?? t('signUp.recoveryEnded')} />
  }
}

type SignUpProps = Omit<SignUpPageProps, 'recoveryToken'> & Pick<SignUpFormProps, 'recovered'>

function SignUp({ invitation, invited, error, message, recovered }: SignUpProps) {
  const t = useMessages('account')
  const lead = recovered
    ? t('signUp.recovered')
    : invitedLead(t, { page: 'signUp', invitation, invited })
  return (
    <VisitorFrame
      title={t('signUp.title')}
      lead={lead}
      foot={t('signUp.haveAccount', {
        link: (text) => (
          <LinkAnchor to="/sign-in" search={{ invitation }} inherit>
            {text}
          </LinkAnchor>
        ),
      })}
    >
      <SignUpForm invitation={invitation} invitedEmail={invited?.email} recovered={recovered}>
        <Notice tone="error" text={error} />
        <Notice tone="message" text={message} />
      </SignUpForm>
    </VisitorFrame>
  )
}

interface NoticeProps {
  readonly tone: 'error' | 'message'
  /** May come from the address, so it is shown as plain text and cut to a few lines. */
  readonly text: string | undefined
}

function Notice({ tone, text }: NoticeProps) {
  if (!text) return null
  const isError = tone === 'error'
  const Icon = isError ? IconAlertTriangle : IconInfoCircle
  return (
    <Alert
      variant="light"
      color={isError ? 'red' : 'blue'}
      icon={<Icon size={18} />}
      role={isError ? 'alert' : 'status'}
    >
      {text.slice(0, LONGEST_NOTICE)}
    </Alert>
  )
}
