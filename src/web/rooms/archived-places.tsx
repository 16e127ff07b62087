import { notifications } from '@mantine/notifications'
import type { ArchivedRoom, ArchivedShelf } from '#contract/rooms.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { ArchivedList, ArchivedRow } from '../kit/archived-list.tsx'
import { RestoreButton } from '../kit/restore-button.tsx'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { RestoreShelf } from './restore-shelf.tsx'
import { useRestoreRoom } from './use-map-changes.ts'
import { describeCodes } from './words.ts'

/** Rooms and shelves that were archived. */
export function ArchivedPlaces({ storeId }: { readonly storeId: string }) {
  const archived = useLiveQuery(api.rooms.getArchived, { storeId })
  const t = useMessages('rooms')
  if (!archived) return null
  const { rooms, shelves } = archived
  return (
    <ArchivedList title={t('archived.title')} count={rooms.length + shelves.length}>
      {rooms.map((room) => (
        <RoomRow key={room.id} storeId={storeId} room={room} />
      ))}
      {shelves.map((shelf) => (
        <ShelfRow key={shelf.id} storeId={storeId} shelf={shelf} />
      ))}
    </ArchivedList>
  )
}

function RoomRow({ storeId, room }: { readonly storeId: string; readonly room: ArchivedRoom }) {
  const t = useMessages('rooms')
  const { day } = useFormats()
  const restoreRoom = useRestoreRoom()
  const { id: roomId, name, shelves, archivedAt } = room
  const restore = async () => {
    const { taken } = await restoreRoom({ storeId, roomId })
    notifications.show({ message: describeReturn(name, taken, t) })
  }

  return (
    <ArchivedRow name={name} note={t('archived.room', { count: shelves, day: day(archivedAt) })}>
      <RestoreButton name={name} onRestore={restore} />
    </ArchivedRow>
  )
}

function describeReturn(name: string, taken: readonly string[], t: Messages<'rooms'>): string {
  if (taken.length === 0) return t('restored', { name })
  return t('restoredWithout', { name, codes: describeCodes(taken, t) })
}

function ShelfRow({ storeId, shelf }: { readonly storeId: string; readonly shelf: ArchivedShelf }) {
  const t = useMessages('rooms')
  const { day } = useFormats()
  const { code, name, roomName, archivedAt } = shelf
  const note = t('archived.shelf', { room: roomName, day: day(archivedAt) })
  return (
    <ArchivedRow name={name ? `${code} ${name}` : code} note={note}>
      <RestoreShelf storeId={storeId} shelf={shelf} />
    </ArchivedRow>
  )
}
