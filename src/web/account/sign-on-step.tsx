import { Button } from '@mantine/core'
import { useState } from 'react'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { VisitorFrame } from '../kit/visitor-frame.tsx'
import { AuthRequestError, memberOf, postAuth } from '../session/auth-request.ts'
import { readReturnPath } from '../session/return-path.ts'
import { EmailField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { emailRule } from './account-rules.ts'
import { saySignOnRefusal } from './sign-on-words.ts'

const RULES = { email: emailRule }

interface SignOnStepProps {
  readonly invitation: string | undefined
  /** Why the last one did not work. */
  readonly refusal: string | undefined
  readonly onBack: () => void
}

/** Leads to where the person's organization keeps its accounts, by their address. */
export function SignOnStep({ invitation, refusal, onBack }: SignOnStepProps) {
  const t = useMessages('account')
  const [refused, setRefused] = useState(refusal)
  const begin = async ({ email = '' }: Readonly<Record<string, string>>) => {
    setRefused(undefined)
    try {
      const returnTo = returnPath(invitation)
      const answer = await postAuth('/sign-on/start', {
        email: email.trim(),
        ...(returnTo !== undefined && { returnTo }),
      })
      const url = memberOf(answer, 'url')
      if (typeof url === 'string') location.assign(url)
    } catch (thrown) {
      const reason = thrown instanceof AuthRequestError ? thrown.reason : undefined
      if (reason === undefined) throw thrown
      setRefused(reason)
    }
  }
  return (
    <VisitorFrame
      title={t('signOn.title')}
      lead={t('signOn.lead')}
      foot={
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          {t('signOn.usePassword')}
        </Button>
      }
    >
      <AccountForm submitLabel={t('signOn.submit')} rules={RULES} send={begin}>
        {refused !== undefined && <RefusalNote>{saySignOnRefusal(refused, t)}</RefusalNote>}
        <EmailField isFirst />
      </AccountForm>
    </VisitorFrame>
  )
}

function returnPath(invitation: string | undefined): string | undefined {
  if (invitation === undefined) return readReturnPath(document.cookie)
  return `/sign-in?invitation=${encodeURIComponent(invitation)}`
}
