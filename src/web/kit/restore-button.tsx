import { Button } from '@mantine/core'
import { showFailure } from './note-with-undo.tsx'
import { useAttempt } from './use-attempt.ts'
import { useMessages } from './use-messages.ts'

interface RestoreButtonProps {
  /** The name of what is restored. */
  readonly name: string
  readonly onRestore: () => Promise<unknown>
}

/** A refusal is shown as a notification, because the row may be gone by then. */
export function RestoreButton({ name, onRestore }: RestoreButtonProps) {
  const t = useMessages('common')
  const { isBusy, attempt } = useAttempt()
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      aria-label={t('restore.named', { name })}
      onClick={() => void attempt(() => onRestore().catch(showFailure))}
    >
      {t('restore.button')}
    </Button>
  )
}
