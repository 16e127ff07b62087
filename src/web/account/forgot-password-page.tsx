import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { LinkAnchor } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { AccountForm } from './account-form.tsx'

export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false)
  const foot = <LinkAnchor to="/sign-in">Back to sign in</LinkAnchor>
  if (isSent) {
    const lead =
      'If there is an account with this email, a link to set a new password is on its way.'
    return <NarrowFrame title="Look into your mail" lead={lead} foot={foot} />
  }
  const lead = 'Give the email of your account. You get a link to set a new password.'
  return (
    <NarrowFrame title="Reset your password" lead={lead} foot={foot}>
      <AccountForm
        submitLabel="Send the link"
        send={async ({ email }) => {
          await postAuth('/request-password-reset', { email, redirectTo: '/reset-password' })
          setSent(true)
        }}
      >
        <TextInput name="email" type="email" label="Email" autoComplete="username" required />
      </AccountForm>
    </NarrowFrame>
  )
}
