import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import { VisitorFrame } from '#web/kit/visitor-frame.tsx'
import { memberOf, postAuth } from '#web/session/auth-request.ts'
import { AccountForm } from '../account-form.tsx'
import { CodeField, RecoveryCodeField, TRUST, TrustField } from './code-fields.tsx'
import { codeRule, digitsOf, recoveryCodeRule } from './code-rules.ts'

/** Whether the service asks for a code before it lets this person in. */
export function asksForCode(answer: unknown): boolean {
  return memberOf(answer, 'twoFactorRedirect') === true
}

const RULES = { app: { code: codeRule }, recovery: { code: recoveryCodeRule } } as const

interface SecondStepProps {
  readonly onEnter: () => Promise<void>
  /** To the first step, with another password or for another person. */
  readonly onBack: () => void
}

/** The page after the password. */
export function SecondStep({ onEnter, onBack }: SecondStepProps) {
  const t = useMessages('account')
  const [means, setMeans] = useState<'app' | 'recovery'>('app')
  const isApp = means === 'app'
  const other = isApp ? 'recovery' : 'app'
  return (
    <VisitorFrame
      title={t('secondStep.title')}
      lead={t(isApp ? 'secondStep.lead' : 'secondStep.recoveryLead')}
      foot={
        <Anchor component="button" type="button" inherit onClick={onBack}>
          {t('link.back')}
        </Anchor>
      }
    >
      <AccountForm
        key={means}
        submitLabel={t('signIn.submit')}
        rules={RULES[means]}
        send={async ({ code = '', ...fields }) => {
          const trustDevice = TRUST in fields
          await (isApp
            ? postAuth('/two-factor/verify-totp', { code: digitsOf(code), trustDevice })
            : postAuth('/two-factor/verify-backup-code', { code: code.trim(), trustDevice }))
          await onEnter()
        }}
      >
        {isApp ? <CodeField /> : <RecoveryCodeField />}
        <TrustField />
      </AccountForm>
      <Button variant="subtle" fullWidth mt="xs" onClick={() => setMeans(other)}>
        {t(isApp ? 'secondStep.useRecovery' : 'secondStep.useCode')}
      </Button>
    </VisitorFrame>
  )
}
