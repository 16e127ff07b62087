// Files take seconds to make, and may break off: they are asked for in the background, and a note says
// when they are there, or that they are not.

import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { MouseEvent } from 'react'
import { parseFault } from '#domain/fault.ts'
import { awaitFile, fetchParts } from './await-document.ts'
import { saveFile } from './save-file.ts'

/** For a link to a file. With a key held it stays the browser's, as does what its own menu offers. */
export function fetchLinked(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  fetchFile(event.currentTarget.href)
}

/** Asks for a file and saves it; one that takes long is offered when it is ready. */
export function fetchFile(address: string): void {
  const id = notifications.show({
    loading: true,
    autoClose: false,
    withCloseButton: false,
    message: 'The file is being made. You can go on meanwhile.',
  })
  finish(address, id).catch((error: unknown) => sayFailed(address, id, error))
}

/** Stays until it is read: whoever asked has gone on meanwhile. */
function sayFailed(address: string, noteId: string, error: unknown): void {
  const again = () => {
    notifications.hide(noteId)
    fetchFile(address)
  }
  notifications.update({
    id: noteId,
    loading: false,
    color: 'red',
    withCloseButton: true,
    autoClose: false,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        The file was not saved. {reasonOf(error)}
        <Button variant="subtle" size="compact-sm" onClick={again}>
          Try again
        </Button>
      </Group>
    ),
  })
}

/** What is no refusal is no answer, or one that ends in the middle. */
function reasonOf(error: unknown): string {
  return parseFault(error)?.message ?? 'The connection broke off.'
}

async function finish(address: string, noteId: string): Promise<void> {
  const made = await fetchParts(address, ({ blob, name }) =>
    saveFile({ name, type: blob.type, parts: [blob] }),
  )
  if (made.kind === 'file') {
    notifications.update({
      id: noteId,
      loading: false,
      withCloseButton: true,
      autoClose: 6_000,
      message: made.parts > 1 ? `${made.parts} files are saved.` : `${made.name} is saved.`,
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
