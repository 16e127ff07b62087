import { useState } from 'react'
import { LinkAnchor, LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { VisitorFrame } from '../kit/visitor-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { ChosenPasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { chosenPasswordRule } from './account-rules.ts'
import { isEndedLink } from './auth-refusal.ts'

type Step = 'choose' | 'done' | 'ended'

export function ResetPasswordPage({ token }: { readonly token: string | undefined }) {
  const t = useMessages('account')
  const [step, setStep] = useState<Step>('choose')
  if (!token) return <AskAgain lead={t('reset.openLink')} />
  switch (step) {
    case 'choose':
      return <ChoosePassword token={token} onStep={setStep} />
    case 'done':
      return <PasswordSet />
    case 'ended':
      return <AskAgain lead={t('link.endedLead')} />
  }
}

interface ChoosePasswordProps {
  readonly token: string
  readonly onStep: (step: Step) => void
}

const RULES = { newPassword: chosenPasswordRule }

function ChoosePassword({ token, onStep }: ChoosePasswordProps) {
  const t = useMessages('account')
  return (
    <VisitorFrame
      title={t('reset.title')}
      foot={
        <LinkAnchor to="/sign-in" inherit>
          {t('link.back')}
        </LinkAnchor>
      }
    >
      <AccountForm
        submitLabel={t('reset.submit')}
        rules={RULES}
        send={async ({ newPassword }) => {
          try {
            await postAuth('/reset-password', { newPassword, token })
            onStep('done')
          } catch (thrown) {
            if (!isEndedLink(thrown)) throw thrown
            onStep('ended')
          }
        }}
      >
        <ChosenPasswordField name="newPassword" label={t('password.new')} />
      </AccountForm>
    </VisitorFrame>
  )
}

function PasswordSet() {
  const t = useMessages('account')
  return (
    <VisitorFrame title={t('reset.done')} lead={t('reset.doneLead')}>
      <LinkButton to="/sign-in" fullWidth>
        {t('signIn.submit')}
      </LinkButton>
    </VisitorFrame>
  )
}

function AskAgain({ lead }: { readonly lead: string }) {
  const t = useMessages('account')
  return (
    <VisitorFrame title={t('reset.title')} lead={lead}>
      <LinkButton to="/forgot-password" variant="default" fullWidth>
        {t('link.request')}
      </LinkButton>
    </VisitorFrame>
  )
}
