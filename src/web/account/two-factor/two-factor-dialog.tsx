import { Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import { memberOf } from '#web/session/auth-request.ts'
import { useRefreshSession } from '../use-refresh-session.ts'
import { AskPassword, codesOf } from './ask-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOn } from './turn-on.tsx'

export type Wish = 'turnOn' | 'turnOff' | 'newCodes'

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'scan'; readonly address: string; readonly codes: readonly string[] }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

interface TwoFactorDialogProps {
  readonly wish: Wish
  readonly email: string
  readonly onClose: () => void
}

export default function TwoFactorDialog({ wish, email, onClose }: TwoFactorDialogProps) {
  const t = useMessages('two-factor')
  const [step, setStep] = useState<Step>({ name: 'password' })
  const refreshSession = useRefreshSession()
  const isShowingCodes = step.name === 'codes'
  const title = wish === 'turnOff' ? t('turnOff.title') : t(wish)
  const leave = async () => {
    onClose()
    if (wish !== 'newCodes') notifications.show({ message: t(DONE[wish]) })
    await refreshSession()
  }
  const goOn = (answer: unknown) => {
    if (wish === 'turnOff') return void leave()
    const codes = codesOf(answer)
    const address = memberOf(answer, 'totpURI')
    if (typeof address === 'string') setStep({ name: 'scan', address, codes })
    else setStep({ name: 'codes', codes })
  }
  return (
    <Modal
      opened
      onClose={isShowingCodes ? leave : onClose}
      title={isShowingCodes ? t('kept.title') : title}
      // Codes that are shown once are not lost by a slip of the finger.
      closeOnClickOutside={step.name === 'password'}
      closeOnEscape={!isShowingCodes}
      withCloseButton={!isShowingCodes}
    >
      {step.name === 'password' && <PasswordStep wish={wish} onAnswer={goOn} />}
      {step.name === 'scan' && (
        <TurnOn
          address={step.address}
          onDone={() => setStep({ name: 'codes', codes: step.codes })}
        />
      )}
      {isShowingCodes && <RecoveryCodes email={email} codes={step.codes} onDone={leave} />}
    </Modal>
  )
}

const DONE = { turnOn: 'turnedOn', turnOff: 'turnedOff' } as const

interface PasswordStepProps {
  readonly wish: Wish
  readonly onAnswer: (answer: unknown) => void
}

function PasswordStep({ wish, onAnswer }: PasswordStepProps) {
  const t = useMessages('two-factor')
  switch (wish) {
    case 'turnOn':
      return (
        <AskPassword
          text={t('password.lead')}
          submitLabel={t('password.continue')}
          path="/two-factor/enable"
          onAnswer={onAnswer}
        />
      )
    case 'turnOff':
      return (
        <AskPassword
          text={t('turnOff.text')}
          submitLabel={t('turnOff')}
          path="/two-factor/disable"
          onAnswer={onAnswer}
        />
      )
    case 'newCodes':
      return (
        <AskPassword
          text={t('newCodes.text')}
          submitLabel={t('newCodes.submit')}
          path="/two-factor/generate-backup-codes"
          onAnswer={onAnswer}
        />
      )
  }
}
