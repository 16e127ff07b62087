import { LinkAnchor } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { useEnter } from '../session/use-enter.ts'
import { EmailField, PasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { emailRule, knownPasswordRule } from './account-rules.ts'

const RULES = { email: emailRule, password: knownPasswordRule }

interface SignInPageProps {
  readonly invitation: string | undefined
  /** The address that the invitation was sent to. */
  readonly invitedEmail: string | undefined
}

export function SignInPage({ invitation, invitedEmail }: SignInPageProps) {
  const enter = useEnter()
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
      lead={invitation && 'Sign in to accept the invitation.'}
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
        <EmailField suggested={invitedEmail} />
        <PasswordField />
        <LinkAnchor to="/forgot-password">Forgot your password?</LinkAnchor>
      </AccountForm>
    </NarrowFrame>
  )
}
