import { Button } from '@mantine/core'
import { IconInfoCircle, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { postAuth } from '../session/auth-request.ts'
import { useSendsMail } from '../session/installation.ts'
import styles from './confirm-address.module.css'

interface ConfirmAddressProps {
  readonly email: string
  /** What a confirmed address is needed for on this page. */
  readonly text: string
  /** The visitor followed a link that no longer works. */
  readonly hasFailed?: boolean
}

/** For a person who has not followed the link in the first mail. It disappears once they have. */
export function ConfirmAddress({ email, text, hasFailed = false }: ConfirmAddressProps) {
  const t = useMessages('profile')
  const { isBusy, refusal, attempt } = useAttempt()
  const [isSent, setSent] = useState(false)
  const isMailboxHere = useSendsMail() === false
  const send = async () => {
    const isDone = await attempt(() => postAuth('/send-verification-email', { email }))
    if (isDone) setSent(true)
  }
  const sent = isMailboxHere ? t('confirm.kept') : t('confirm.sent', { email })
  const Icon = isSent ? IconMail : IconInfoCircle
  return (
    <div className={styles.note}>
      <Icon size={17} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p role="status">{isSent ? sent : text}</p>
        {hasFailed && !isSent && <p>{t('confirm.failed')}</p>}
        {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      </div>
      {!isSent && (
        <Button variant="default" size="xs" loading={isBusy} onClick={send}>
          {isMailboxHere ? t('confirm.make') : t('confirm.send')}
        </Button>
      )}
    </div>
  )
}
