import { Modal } from '@mantine/core'
import { useMessages } from '../kit/use-messages.ts'
import { PhoneCode } from './phone-code.tsx'

interface ContinueOnPhoneProps {
  /** The store to open on the phone; without one, the list of stores. */
  readonly storeId: string | undefined
  readonly onClose: () => void
}

/** Signs a phone in without typing a password on it. */
export default function ContinueOnPhone({ storeId, onClose }: ContinueOnPhoneProps) {
  const t = useMessages('profile')
  return (
    <Modal opened onClose={onClose} title={t('phone.button')}>
      <PhoneCode storeId={storeId} onDone={onClose} />
    </Modal>
  )
}
