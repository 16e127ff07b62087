// Asked of somebody who is signed in and follows the link of somebody else.

import { ConfirmDialog } from '../kit/confirm-dialog.tsx'

export interface HandOverPerson {
  readonly name: string
  readonly email: string
}

interface HandOverQuestionProps {
  readonly current: HandOverPerson
  /** Whose session the link opens; the address is masked. */
  readonly next: HandOverPerson
  readonly onContinue: () => Promise<unknown>
  readonly onClose: () => void
}

export default function HandOverQuestion(props: HandOverQuestionProps) {
  const { current, next, onContinue, onClose } = props
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Continue as ${next.name}?`}
      confirmLabel={`Continue as ${next.name}`}
      dismissLabel={`Stay ${current.name}`}
      color="blue"
      onConfirm={onContinue}
    >
      <p>
        You are signed in as <strong>{current.name}</strong> ({current.email}). The link you
        followed signs this browser in as <strong>{next.name}</strong> ({next.email}).
      </p>
      <p>Counts of {current.name} that have not been sent stay on this device.</p>
    </ConfirmDialog>
  )
}
