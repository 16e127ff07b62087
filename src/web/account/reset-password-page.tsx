import { useState } from 'react'
import { LinkAnchor, LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { ChosenPasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { chosenPasswordRule } from './account-rules.ts'
import { isEndedLink } from './auth-refusal.ts'

type Step = 'choose' | 'done' | 'ended'

export function ResetPasswordPage({ token }: { readonly token: string | undefined }) {
  const [step, setStep] = useState<Step>('choose')
  if (!token) {
    return <AskAgain lead="Open the link from the mail: it says whose password is to be set." />
  }
  switch (step) {
    case 'choose':
      return <ChoosePassword token={token} onStep={setStep} />
    case 'done':
      return <PasswordSet />
    case 'ended':
      return (
        <AskAgain lead="This link was used already or is too old. A link works once, within an hour." />
      )
  }
}

interface ChoosePasswordProps {
  readonly token: string
  readonly onStep: (step: Step) => void
}

const RULES = { newPassword: chosenPasswordRule }

function ChoosePassword({ token, onStep }: ChoosePasswordProps) {
  return (
    <NarrowFrame
      title="Set a new password"
      foot={
        <LinkAnchor to="/sign-in" inherit>
          Back to sign in
        </LinkAnchor>
      }
    >
      <AccountForm
        submitLabel="Set password"
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
        <ChosenPasswordField name="newPassword" label="New password" />
      </AccountForm>
    </NarrowFrame>
  )
}

function PasswordSet() {
  const lead = 'The old password no longer works, and all devices were signed out.'
  return (
    <NarrowFrame title="Your new password is set" lead={lead}>
      <LinkButton to="/sign-in" fullWidth>
        Sign in
      </LinkButton>
    </NarrowFrame>
  )
}

function AskAgain({ lead }: { readonly lead: string }) {
  return (
    <NarrowFrame title="Set a new password" lead={lead}>
      <LinkButton to="/forgot-password" variant="default" fullWidth>
        Ask for a link
      </LinkButton>
    </NarrowFrame>
  )
}
