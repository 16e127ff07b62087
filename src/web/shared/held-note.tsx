import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Unmet } from '#domain/requirements.ts'
import { LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './held-note.module.css'

interface HeldNoteProps {
  readonly name: string
  readonly unmet: Unmet
}

/** What the owners of an organization ask for, and where to set it up. */
export function HeldNote({ name, unmet }: HeldNoteProps) {
  const t = useMessages('shell')
  return (
    <Alert
      color="yellow"
      variant="light"
      classNames={{ root: styles.note ?? '' }}
      icon={<IconLock size={18} />}
      title={t('held.title', { organization: name })}
    >
      <p className={styles.words}>{t(`held.${unmet}`)}</p>
      <LinkButton to="/profile" variant="default" size="xs">
        {t('ways.profile')}
      </LinkButton>
    </Alert>
  )
}
