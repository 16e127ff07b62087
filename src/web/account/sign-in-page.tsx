import { Button } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { VisitorFrame } from '../kit/visitor-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import type { Invited } from '../session/invited.ts'
import { readReturnPath } from '../session/return-path.ts'
import { useEnter } from '../session/use-enter.ts'
import { EmailField, PasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { emailRule, knownPasswordRule } from './account-rules.ts'
import { invitedLead } from './invited-lead.ts'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { SignOnStep } from './sign-on-step.tsx'
import { asksForCode, SecondStep } from './two-factor/second-step.tsx'

const RULES = { email: emailRule, password: knownPasswordRule }

interface SignInPageProps {
  readonly invitation: string | undefined
  readonly invited: Invited | undefined
  /** Why an identity provider's answer let nobody in. */
  readonly signOnRefusal?: string | undefined
}

/** Whether the person was sent here from another page; only the browser knows. */
function useWasSentHere(): boolean {
  const isHydrated = useHydrated()
  return isHydrated && readReturnPath(document.cookie) !== undefined
}

export function SignInPage({ invitation, invited, signOnRefusal }: SignInPageProps) {
  const t = useMessages('account')
  const enter = useEnter()
  const returnLead = useWasSentHere() ? t('signIn.toContinue') : undefined
  const [isHalfWay, setHalfWay] = useState(false)
  const [isBySignOn, setBySignOn] = useState(signOnRefusal !== undefined)
  if (isHalfWay) {
    return <SecondStep onEnter={() => enter(invitation)} onBack={() => setHalfWay(false)} />
  }
  if (isBySignOn) {
    return (
      <SignOnStep
        invitation={invitation}
        refusal={signOnRefusal}
        onBack={() => setBySignOn(false)}
      />
    )
  }
  return (
    <VisitorFrame
      title={t('signIn.title')}
      lead={invitedLead(t, { page: 'signIn', invitation, invited }) ?? returnLead}
      foot={t('signIn.newHere', {
        link: (text) => (
          <LinkAnchor to="/sign-up" search={{ invitation }} inherit>
            {text}
          </LinkAnchor>
        ),
      })}
    >
      <AccountForm
        submitLabel={t('signIn.submit')}
        rules={RULES}
        send={async ({ email = '', password }) => {
          const answer = await postAuth('/sign-in/email', { email: email.trim(), password })
          if (asksForCode(answer)) setHalfWay(true)
          else await enter(invitation)
        }}
      >
        <EmailField
          suggested={invited?.email}
          isFirst={invited?.email === undefined}
          withPasskeys
        />
        <PasswordField />
        <LinkAnchor to="/forgot-password">{t('signIn.forgot')}</LinkAnchor>
      </AccountForm>
      <Button variant="default" fullWidth mt="md" onClick={() => setBySignOn(true)}>
        {t('signIn.signOn')}
      </Button>
      {/* The last: where there are no passkeys it goes, and no button may move under a finger. */}
      <PasskeySignIn onEnter={() => enter(invitation)} />
    </VisitorFrame>
  )
}
