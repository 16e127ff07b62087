// Shown to a signed-in person who follows another person's sign-in link.

import type { ReactNode } from 'react'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'

export interface HandOverPerson {
  readonly name: string
  readonly email: string
}

interface HandOverQuestionProps {
  readonly current: HandOverPerson
  /** The person whose session the link opens, with a masked address. */
  readonly next: HandOverPerson
  readonly onContinue: () => Promise<unknown>
  readonly onClose: () => void
}

export default function HandOverQuestion(props: HandOverQuestionProps) {
  const { current, next, onContinue, onClose } = props
  const t = useMessages('common')
  const strong = (name: ReactNode) => <strong>{name}</strong>
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('handOver.title', { name: next.name })}
      confirmLabel={t('handOver.continue', { name: next.name })}
      dismissLabel={t('handOver.stay', { name: current.name })}
      color="blue"
      onConfirm={onContinue}
    >
      <p>
        {t('handOver.text', {
          current: current.name,
          currentEmail: current.email,
          next: next.name,
          nextEmail: next.email,
          strong,
        })}
      </p>
      <p>{t('handOver.kept', { name: current.name })}</p>
    </ConfirmDialog>
  )
}
