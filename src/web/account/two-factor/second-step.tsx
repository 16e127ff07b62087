import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { VisitorFrame } from '#web/kit/visitor-frame.tsx'
import { AuthRequestError, memberOf, postAuth } from '#web/session/auth-request.ts'
import { AccountForm } from '../account-form.tsx'
import { CodeField, RecoveryCodeField, TRUST, TrustField } from './code-fields.tsx'
import { codeRule, digitsOf, recoveryCodeRule } from './code-rules.ts'

/** Whether the service asks for a code before it lets this person in. */
export function asksForCode(answer: unknown): boolean {
  return memberOf(answer, 'twoFactorRedirect') === true
}

const RULES = { app: { code: codeRule }, recovery: { code: recoveryCodeRule } } as const

/** After these no code helps any more: the password has to be given again. */
const OVER = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'])

function isOver(thrown: unknown): boolean {
  return thrown instanceof AuthRequestError && thrown.code !== undefined && OVER.has(thrown.code)
}

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
  const [hasEnded, setEnded] = useState(false)
  if (hasEnded) {
    return (
      <VisitorFrame title={t('secondStep.title')}>
        <RefusalNote>{t('refused.signInOver')}</RefusalNote>
        <Button fullWidth mt="md" onClick={onBack}>
          {t('link.back')}
        </Button>
      </VisitorFrame>
    )
  }
  const send = (code: string, trustDevice: boolean) =>
    isApp
      ? postAuth('/two-factor/verify-totp', { code: digitsOf(code), trustDevice })
      : postAuth('/two-factor/verify-backup-code', { code: code.trim(), trustDevice })
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
          try {
            await send(code, TRUST in fields)
          } catch (thrown) {
            if (!isOver(thrown)) throw thrown
            return setEnded(true)
          }
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
