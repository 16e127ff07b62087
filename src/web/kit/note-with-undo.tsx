import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useSayFailure } from './say-failure.ts'
import { useMessages } from './use-messages.ts'

const LONG_ENOUGH_TO_REACT_MS = 8_000

interface UndoableNote {
  readonly message: string
  readonly undo: () => Promise<unknown>
  /** What it is about: once that can no longer be undone, the note is removed. */
  readonly about?: string
}

/** The visible notes, by what they are about. */
const shown = new Map<string, Set<string>>()

/** Says what was done, with an Undo button. */
export function showNoteWithUndo({ message, undo, about }: UndoableNote): void {
  const takeBack = () => {
    notifications.hide(id)
    undo().catch(showFailure)
  }
  const id = notifications.show({
    autoClose: LONG_ENOUGH_TO_REACT_MS,
    message: <Undoable message={message} onUndo={takeBack} />,
    onClose: () => {
      if (about !== undefined) shown.get(about)?.delete(id)
    },
  })
  if (about !== undefined) shown.set(about, new Set([...(shown.get(about) ?? []), id]))
}

/** Removes the notes about something whose Undo would now be refused. */
export function hideNotesWithUndo(about: string): void {
  for (const id of shown.get(about) ?? []) notifications.hide(id)
  shown.delete(about)
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
