import { PasswordInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/password.ts'
import { LinkAnchor, LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { AccountForm } from './account-form.tsx'

export function ResetPasswordPage({ token }: { readonly token: string | undefined }) {
  const navigate = useNavigate()
  if (!token) return <LinkNeeded />
  return (
    <NarrowFrame
      title="Set a new password"
      foot={<LinkAnchor to="/sign-in">Back to sign in</LinkAnchor>}
    >
      <AccountForm
        submitLabel="Set password"
        send={async ({ password }) => {
          await postAuth('/reset-password', { newPassword: password, token })
          await navigate({ to: '/sign-in' })
        }}
      >
        <PasswordInput
          name="password"
          label="New password"
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

function LinkNeeded() {
  const lead = 'Open the link from the mail: it says whose password is to be set.'
  return (
    <NarrowFrame title="Set a new password" lead={lead}>
      <LinkButton to="/forgot-password" variant="default" fullWidth>
        Ask for a link
      </LinkButton>
    </NarrowFrame>
  )
}
