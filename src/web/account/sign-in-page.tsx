import { PasswordInput, TextInput } from '@mantine/core'
import { LinkAnchor } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { useEnter } from '../session/use-enter.ts'
import { AccountForm } from './account-form.tsx'

export function SignInPage({ invitation }: { readonly invitation: string | undefined }) {
  const enter = useEnter()
  const foot = (
    <>
      New here?{' '}
      <LinkAnchor to="/sign-up" search={{ invitation }}>
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
        send={async ({ email, password }) => {
          await postAuth('/sign-in/email', { email, password })
          await enter(invitation)
        }}
      >
        <TextInput name="email" type="email" label="Email" autoComplete="username" required />
        <PasswordInput name="password" label="Password" autoComplete="current-password" required />
        <LinkAnchor to="/forgot-password">Forgot your password?</LinkAnchor>
      </AccountForm>
    </NarrowFrame>
  )
}
