import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { asSentence } from '#domain/suspension.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './suspended-note.module.css'

interface SuspendedNoteProps {
  readonly name: string
  readonly reason: string
}

/** Why an organization is closed, in the words of the person who closed it. */
export function SuspendedNote({ name, reason }: SuspendedNoteProps) {
  const t = useMessages('shell')
  const words = [t('suspended.reason', { reason: asSentence(reason) }), t('suspended.closed')]
  return (
    <Alert
      color="yellow"
      variant="light"
      classNames={{ root: styles.note ?? '' }}
      icon={<IconAlertTriangle size={18} />}
      title={t('suspended.title', { organization: name })}
    >
      {words.map((sentence) => (
        <p key={sentence} className={styles.reason}>
          {sentence}
        </p>
      ))}
    </Alert>
  )
}
