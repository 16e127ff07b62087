// Files take seconds to create, and the download may break off: they are fetched in the background, and a
// note says when they are ready, or that they failed.

import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { MouseEvent } from 'react'
import { parseFault } from '#domain/fault.ts'
import { awaitFile, fetchParts } from './await-document.ts'
import { saveFile } from './save-file.ts'
import { useSayFailure } from './say-failure.ts'
import { useMessages } from './use-messages.ts'

/** For a link to a file. With a modifier key the browser handles it, like everything in its own menu. */
export function fetchLinked(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  fetchFile(event.currentTarget.href)
}

/** Fetches a file and saves it; one that takes long is offered when it is ready. */
export function fetchFile(address: string): void {
  const id = notifications.show({
    loading: true,
    autoClose: false,
    withCloseButton: false,
    message: <Making />,
  })
  finish(address, id).catch((error: unknown) => sayFailed(address, id, error))
}

/** Stays until it is closed, because the user may be on another page by now. */
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
    message: <NotSaved error={error} onAgain={again} />,
  })
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
      message: <Saved name={made.name} parts={made.parts} />,
    })
    return
  }
  const url = await awaitFile(made.fileId)
  notifications.update({
    id: noteId,
    loading: false,
    withCloseButton: true,
    autoClose: false,
    message: <Ready name={made.name} url={url} />,
  })
}

// Notes render inside the page, in its language.

function Making() {
  return useMessages('common')('files.making')
}

interface SavedProps {
  readonly name: string
  readonly parts: number
}

function Saved({ name, parts }: SavedProps) {
  const t = useMessages('common')
  return parts > 1 ? t('files.savedMany', { count: parts }) : t('files.saved', { name })
}

interface NotSavedProps {
  readonly error: unknown
  readonly onAgain: () => void
}

function NotSaved({ error, onAgain }: NotSavedProps) {
  const t = useMessages('common')
  const sayFailure = useSayFailure()
  // Anything but a refusal is a missing or incomplete answer.
  const reason = parseFault(error) ? sayFailure(error) : t('files.lost')
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      {t('files.notSaved', { reason })}
      <Button variant="subtle" size="compact-sm" onClick={onAgain}>
        {t('tryAgain')}
      </Button>
    </Group>
  )
}

interface ReadyProps {
  readonly name: string
  readonly url: string
}

function Ready({ name, url }: ReadyProps) {
  const t = useMessages('common')
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      {t('files.ready', { name })}
      <Button component="a" href={url} download={name} variant="subtle" size="compact-sm">
        {t('files.download')}
      </Button>
    </Group>
  )
}
