// Changes of a store's map. Additions and moves show at once; the server's answer then replaces them.

import { notifications } from '@mantine/notifications'
import { parseFault } from '#domain/fault.ts'
import { tidyText } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import * as maps from './map-changes.ts'
import { showAtOnce } from './show-at-once.ts'

export function useRenameRoom() {
  return useBackendMutation(
    api.rooms.update,
    showAtOnce((map, { roomId, name }) => maps.withRoomName(map, roomId, tidyText(name))),
  )
}

/** Waits for the server, so that the dialog can show a refusal. */
export function useArchiveRoom() {
  return useBackendMutation(api.rooms.archive)
}

export function useRestoreRoom() {
  return useBackendMutation(api.rooms.restore)
}

export function useCreateShelf() {
  return useBackendMutation(
    api.shelves.create,
    showAtOnce((map, { roomId, code, name }) =>
      maps.withNewShelves(map, roomId, [{ code: tidyText(code), name: tidyText(name ?? '') }]),
    ),
  )
}

export function useCreateShelves() {
  return useBackendMutation(
    api.shelves.createMany,
    showAtOnce((map, { roomId, codes }) => {
      const shelves = codes.map((code) => ({ code, name: null }))
      return maps.withNewShelves(map, roomId, shelves)
    }),
  )
}

export function useUpdateShelf() {
  return useBackendMutation(
    api.shelves.update,
    showAtOnce((map, { shelfId, code, name }) =>
      maps.withShelf(map, {
        id: shelfId,
        code: tidyText(code),
        name: tidyText(name ?? '') || null,
      }),
    ),
  )
}

export function useArchiveShelf() {
  return useBackendMutation(api.shelves.archive)
}

export function useRestoreShelf() {
  return useBackendMutation(api.shelves.restore)
}

export function useReorderRooms(storeId: string): (roomIds: readonly string[]) => void {
  const t = useMessages('rooms')
  const reorder = useBackendMutation(
    api.rooms.reorder,
    showAtOnce((map, { roomIds }) => maps.inOrder(map, roomIds)),
  )
  return (roomIds) =>
    void reorder({ storeId, roomIds: [...roomIds] }).catch((thrown) => tellOrderRefused(thrown, t))
}

export function useReorderShelves(
  storeId: string,
  roomId: string,
): (shelfIds: readonly string[]) => void {
  const t = useMessages('rooms')
  const reorder = useBackendMutation(
    api.shelves.reorder,
    showAtOnce((map, { shelfIds }) => maps.withShelfOrder(map, roomId, shelfIds)),
  )
  return (shelfIds) =>
    void reorder({ storeId, roomId, shelfIds: [...shelfIds] }).catch((thrown) =>
      tellOrderRefused(thrown, t),
    )
}

/** By then the screen shows the server's order again. */
function tellOrderRefused(thrown: unknown, t: Messages<'rooms'>): void {
  if (parseFault(thrown)?.code !== 'conflict') return showFailure(thrown)
  notifications.show({
    color: 'yellow',
    title: t('order.refused'),
    message: t('order.refusedText'),
  })
}
