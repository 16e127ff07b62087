import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useSayFailure } from './say-failure.ts'
import { useMessages } from './use-messages.ts'

const LONG_ENOUGH_TO_REACT_MS = 8_000

interface UndoableNote {
  readonly message: string
  readonly undo: () => Promise<unknown>
}

/** Tells what was done, with the way back beside it. */
export function showNoteWithUndo({ message, undo }: UndoableNote): void {
  const takeBack = () => {
    notifications.hide(id)
    undo().catch(showFailure)
  }
  const id = notifications.show({
    autoClose: LONG_ENOUGH_TO_REACT_MS,
    message: <Undoable message={message} onUndo={takeBack} />,
  })
}

interface UndoableProps {
  readonly message: string
  readonly onUndo: () => void
}

function Undoable({ message, onUndo }: UndoableProps) {
  const t = useMessages('common')
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      {message}
      <Button variant="subtle" size="compact-sm" onClick={onUndo}>
        {t('undo')}
      </Button>
    </Group>
  )
}

export function showFailure(thrown: unknown): void {
  notifications.show({ color: 'red', message: <FailureWords thrown={thrown} /> })
}

function FailureWords({ thrown }: { readonly thrown: unknown }) {
  return useSayFailure()(thrown)
}
