import { Button } from '@mantine/core'
import { showFailure } from './note-with-undo.tsx'
import { useAttempt } from './use-attempt.ts'

interface RestoreButtonProps {
  /** What comes back. */
  readonly name: string
  readonly onRestore: () => Promise<unknown>
}

/** A refusal is told in a note: the row may be gone by then. */
export function RestoreButton({ name, onRestore }: RestoreButtonProps) {
  const { isBusy, attempt } = useAttempt()
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      aria-label={`Restore ${name}`}
      onClick={() => void attempt(() => onRestore().catch(showFailure))}
    >
      Restore
    </Button>
  )
}
