import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { textOfFailure } from './text-of-failure.ts'

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
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        {message}
        <Button variant="subtle" size="compact-sm" onClick={takeBack}>
          Undo
        </Button>
      </Group>
    ),
  })
}

export function showFailure(thrown: unknown): void {
  notifications.show({ color: 'red', message: textOfFailure(thrown) })
}
