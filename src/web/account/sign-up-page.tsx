import { Alert, PasswordInput, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/password.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { useEnter } from '../session/use-enter.ts'
import { AccountForm } from './account-form.tsx'

interface SignUpPageProps {
  readonly invitation: string | undefined
  /** What brought the visitor back here, said by whoever sent them. */
  readonly notice: string | undefined
}

export function SignUpPage({ invitation, notice }: SignUpPageProps) {
  const enter = useEnter()
  const foot = (
    <>
      Already have an account?{' '}
      <LinkAnchor to="/sign-in" search={{ invitation }}>
        Sign in
      </LinkAnchor>
    </>
  )
  return (
    <NarrowFrame
      title="Create an account"
      lead={invitation && 'Create an account to accept the invitation.'}
      foot={foot}
    >
      <AccountForm
        submitLabel="Create account"
        send={async ({ name, email, password }) => {
          await postAuth('/sign-up/email', { name, email, password })
          await enter(invitation)
        }}
      >
        {notice && <Alert icon={<IconInfoCircle size={18} />}>{notice}</Alert>}
        <TextInput
          name="name"
          label="Your name"
          description="Counters and managers see it beside your work."
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          required
        />
        <TextInput name="email" type="email" label="Email" autoComplete="username" required />
        <PasswordInput
          name="password"
          label="Password"
          description={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={PASSWORD_MAX_LENGTH}
          required
        />
      </AccountForm>
    </NarrowFrame>
  )
}
