import type { ReactNode } from 'react'
import { LinkAnchor } from '../kit/links.tsx'
import { postAuth } from '../session/auth-request.ts'
import { useEnter } from '../session/use-enter.ts'
import { ChosenPasswordField, EmailField, NameField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { chosenPasswordRule, emailRule, nameRule } from './account-rules.ts'
import styles from './sign-up-form.module.css'

const RULES = { name: nameRule, email: emailRule, password: chosenPasswordRule }

export interface SignUpFormProps {
  readonly invitation: string | undefined
  /** The address that the invitation was sent to. */
  readonly invitedEmail: string | undefined
  /** An address that a recovery link proved. */
  readonly recovered?: { readonly token: string; readonly email: string } | undefined
}

interface WithNotices extends SignUpFormProps {
  readonly children: ReactNode
}

export function SignUpForm({ invitation, invitedEmail, recovered, children }: WithNotices) {
  const enter = useEnter()
  const proof = recovered && { recoveryToken: recovered.token }
  return (
    <AccountForm
      submitLabel="Create account"
      rules={RULES}
      send={async ({ name, email = '', password }) => {
        await postAuth('/sign-up/email', { name, email: email.trim(), password, ...proof })
        await enter(invitation)
      }}
    >
      {children}
      <NameField />
      <EmailField fixed={recovered?.email} suggested={invitedEmail} />
      <ChosenPasswordField name="password" label="Password" />
      <Consent />
    </AccountForm>
  )
}

function Consent() {
  return (
    <p className={styles.consent}>
      By creating an account you agree to the{' '}
      <LinkAnchor to="/terms" inherit underline="always">
        terms
      </LinkAnchor>
      . What is kept about you is in the{' '}
      <LinkAnchor to="/privacy" inherit underline="always">
        privacy policy
      </LinkAnchor>
      .
    </p>
  )
}
