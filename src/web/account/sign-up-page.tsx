import { Navigate } from '@tanstack/react-router'
import { LinkAnchor } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { Notice } from './notice.tsx'
import { useRecovery } from './recovery.ts'
import { CheckingLink, LinkNotChecked } from './recovery-states.tsx'
import { SignUpForm, type SignUpFormProps } from './sign-up-form.tsx'

export interface SignUpPageProps {
  readonly invitation: string | undefined
  readonly invitedEmail: string | undefined
  /** Proves the mailbox of somebody whose account is gone. */
  readonly recoveryToken: string | undefined
  /** What brought the visitor back here, said by whoever sent them. */
  readonly error: string | undefined
  readonly message: string | undefined
}

export function SignUpPage({ recoveryToken, ...page }: SignUpPageProps) {
  return recoveryToken ? <Recovering {...page} token={recoveryToken} /> : <SignUp {...page} />
}

type Recovering = Omit<SignUpPageProps, 'recoveryToken'> & { readonly token: string }

function Recovering({ token, message, ...page }: Recovering) {
  const { data: recovery, error, refetch } = useRecovery(token)
  if (!recovery)
    return error ? <LinkNotChecked error={error} tryAgain={refetch} /> : <CheckingLink />
  switch (recovery.state) {
    case 'account':
      return <Navigate to="/recovery/$token" params={{ token }} replace />
    case 'no_account':
      return <SignUp {...page} message={message} recovered={{ token, email: recovery.email }} />
    case 'ended':
      return <SignUp {...page} message={message ?? ENDED} />
  }
}

const ENDED =
  'The recovery link was used or is too old. You can create an account without it, or ask for a new link.'
const RECOVERED =
  'There is no account with this email. A new one starts empty: ask to be invited again where you worked before.'
const INVITED = 'Create an account to accept the invitation.'

type SignUpProps = Omit<SignUpPageProps, 'recoveryToken'> & Pick<SignUpFormProps, 'recovered'>

function SignUp({ invitation, invitedEmail, error, message, recovered }: SignUpProps) {
  const foot = (
    <>
      Already have an account?{' '}
      <LinkAnchor to="/sign-in" search={{ invitation }} inherit>
        Sign in
      </LinkAnchor>
    </>
  )
  const lead = recovered ? RECOVERED : invitation && INVITED
  return (
    <NarrowFrame title="Create an account" lead={lead} foot={foot}>
      <SignUpForm invitation={invitation} invitedEmail={invitedEmail} recovered={recovered}>
        <Notice tone="error" text={error} />
        <Notice tone="message" text={message} />
      </SignUpForm>
    </NarrowFrame>
  )
}
