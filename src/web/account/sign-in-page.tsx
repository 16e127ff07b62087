import { useHydrated } from '@tanstack/react-router'
import { LinkAnchor } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import type { Invited } from '../session/invited.ts'
import { readReturnPath } from '../session/return-path.ts'
import { useEnter } from '../session/use-enter.ts'
import { EmailField, PasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { emailRule, knownPasswordRule } from './account-rules.ts'
import { invitedLead } from './invited-lead.ts'

const LEADS = {
  toAccept: 'Sign in to accept the invitation.',
  anyway: 'You can sign in all the same.',
}
const RULES = { email: emailRule, password: knownPasswordRule }

interface SignInPageProps {
  readonly invitation: string | undefined
  readonly invited: Invited | undefined
}

/** Said to whoever was sent here from a page; only the browser knows of it. */
function useReturnLead(): string | undefined {
  const isHydrated = useHydrated()
  return isHydrated && readReturnPath(document.cookie)
    ? 'Sign in to continue to the page you asked for.'
    : undefined
}

export function SignInPage({ invitation, invited }: SignInPageProps) {
  const enter = useEnter()
  const returnLead = useReturnLead()
  const foot = (
    <>
      New here?{' '}
      <LinkAnchor to="/sign-up" search={{ invitation }} inherit>
        Create an account
      </LinkAnchor>
    </>
  )
  return (
    <NarrowFrame
      title="Sign in"
      lead={invitedLead({ invitation, invited, ...LEADS }) ?? returnLead}
      foot={foot}
    >
      <AccountForm
        submitLabel="Sign in"
        rules={RULES}
        send={async ({ email = '', password }) => {
          await postAuth('/sign-in/email', { email: email.trim(), password })
          await enter(invitation)
        }}
      >
        <EmailField suggested={invited?.email} />
        <PasswordField />
        <LinkAnchor to="/forgot-password">Forgot your password?</LinkAnchor>
      </AccountForm>
    </NarrowFrame>
  )
}
