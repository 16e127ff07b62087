import type { ReactNode } from 'react'
import { isLanguage } from '#messages/languages.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useLanguage, useMessages } from '../kit/use-messages.ts'
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
  /** An address that a recovery link has proved. */
  readonly recovered?: { readonly token: string; readonly email: string } | undefined
}

interface WithNotices extends SignUpFormProps {
  readonly children: ReactNode
}

export function SignUpForm({ invitation, invitedEmail, recovered, children }: WithNotices) {
  const t = useMessages('account')
  const language = useLanguage()
  const enter = useEnter()
  const proof = recovered && { recoveryToken: recovered.token }
  // Mails are written in this language too.
  const own = isLanguage(language) && { language }
  return (
    <AccountForm
      submitLabel={t('signUp.submit')}
      rules={RULES}
      send={async ({ name, email = '', password }) => {
        await postAuth('/sign-up/email', { name, email: email.trim(), password, ...own, ...proof })
        await enter(invitation)
      }}
    >
      {children}
      <NameField isFirst />
      <EmailField fixed={recovered?.email} suggested={invitedEmail} />
      <ChosenPasswordField name="password" label={t('password.label')} />
      <Consent />
    </AccountForm>
  )
}

export function Consent() {
  const t = useMessages('account')
  return (
    <p className={styles.consent}>
      {t('signUp.consent', {
        terms: (text) => (
          <LinkAnchor to="/terms" inherit underline="always">
            {text}
          </LinkAnchor>
        ),
        privacy: (text) => (
          <LinkAnchor to="/privacy" inherit underline="always">
            {text}
          </LinkAnchor>
        ),
      })}
    </p>
  )
}
