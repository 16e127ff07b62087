import { Modal } from '@mantine/core'
import { PhoneCode } from './phone-code.tsx'

interface ContinueOnPhoneProps {
  /** The store to go on in; without one, in the list of stores. */
  readonly storeId: string | undefined
  readonly onClose: () => void
}

/** Signs a phone in without typing a password on it. */
export default function ContinueOnPhone({ storeId, onClose }: ContinueOnPhoneProps) {
  return (
    <Modal opened onClose={onClose} title="Continue on your phone">
      <PhoneCode storeId={storeId} onDone={onClose} />
    </Modal>
  )
}
