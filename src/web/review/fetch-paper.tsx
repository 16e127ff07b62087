// Documents take seconds to make: they are asked for in the background, and a note says when they are
// there.

import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { parseFault } from '#domain/fault.ts'
import { awaitFile, fetchParts } from './await-document.ts'

/** Makes a document and saves it; a long one is offered when it is ready. */
export function fetchPaper(address: string): void {
  const id = notifications.show({
    loading: true,
    autoClose: false,
    withCloseButton: false,
    message: 'The document is being made. You can go on meanwhile.',
  })
  finish(address, id).catch((error: unknown) => sayFailed(address, id, error))
}

/** Stays until it is read: whoever asked has gone on meanwhile. */
function sayFailed(address: string, noteId: string, error: unknown): void {
  const again = () => {
    notifications.hide(noteId)
    fetchPaper(address)
  }
  notifications.update({
    id: noteId,
    loading: false,
    color: 'red',
    withCloseButton: true,
    autoClose: false,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        The document was not made. {parseFault(error)?.message}
        <Button variant="subtle" size="compact-sm" onClick={again}>
          Try again
        </Button>
      </Group>
    ),
  })
}

async function finish(address: string, noteId: string): Promise<void> {
  const made = await fetchParts(address, ({ blob, name }) => save(URL.createObjectURL(blob), name))
  if (made.kind === 'file') {
    notifications.update({
      id: noteId,
      loading: false,
      withCloseButton: true,
      autoClose: 6_000,
      message: made.parts > 1 ? `${made.parts} documents are saved.` : `${made.name} is saved.`,
    })
    return
  }
  const url = await awaitFile(made.fileId)
  notifications.update({
    id: noteId,
    loading: false,
    withCloseButton: true,
    autoClose: false,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        {made.name} is ready, for a day.
        <Button component="a" href={url} download={made.name} variant="subtle" size="compact-sm">
          Download
        </Button>
      </Group>
    ),
  })
}

function save(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
