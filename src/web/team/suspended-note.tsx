import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { suspendedWords } from '#domain/suspension.ts'
import styles from './suspended-note.module.css'

interface SuspendedNoteProps {
  readonly name: string
  readonly reason: string
}

/** Why an organization is closed, in the words of whoever closed it. */
export function SuspendedNote({ name, reason }: SuspendedNoteProps) {
  const { title, words } = suspendedWords(name, reason)
  return (
    <Alert
      color="yellow"
      variant="light"
      classNames={{ root: styles.note ?? '' }}
      icon={<IconAlertTriangle size={18} />}
      title={title}
    >
      {words.map((sentence) => (
        <p key={sentence} className={styles.reason}>
          {sentence}
        </p>
      ))}
    </Alert>
  )
}
