import { notifications } from '@mantine/notifications'
import type { ArchivedRoom, ArchivedShelf } from '#contract/rooms.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { ArchivedList, ArchivedRow } from '../kit/archived-list.tsx'
import { formatDay } from '../kit/format-day.ts'
import { RestoreButton } from '../kit/restore-button.tsx'
import { RestoreShelf } from './restore-shelf.tsx'
import { useRestoreRoom } from './use-map-changes.ts'
import { describeCodes } from './words.ts'

/** Rooms and shelves that have left the map. */
export function ArchivedPlaces({ storeId }: { readonly storeId: string }) {
  const archived = useLiveQuery(api.rooms.getArchived, { storeId })
  if (!archived) return null
  const { rooms, shelves } = archived
  return (
    <ArchivedList title="Archived" count={rooms.length + shelves.length}>
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
  const restoreRoom = useRestoreRoom()
  const { id: roomId, name, shelves, archivedAt } = room
  const restore = async () => {
    const { taken } = await restoreRoom({ storeId, roomId })
    notifications.show({ message: describeReturn(name, taken) })
  }
  const what = shelves === 0 ? 'Room' : `Room with ${countOf(shelves, 'shelf', 'shelves')}`
  return (
    <ArchivedRow name={name} note={`${what} · archived ${formatDay(archivedAt)}`}>
      <RestoreButton name={name} onRestore={restore} />
    </ArchivedRow>
  )
}

function describeReturn(name: string, taken: readonly string[]): string {
  if (taken.length === 0) return `${name} is on the map again`
  return `${name} is on the map again. Still archived, because other shelves have the codes now: ${describeCodes(taken)}.`
}

function ShelfRow({ storeId, shelf }: { readonly storeId: string; readonly shelf: ArchivedShelf }) {
  const { code, name, roomName, archivedAt } = shelf
  const note = `Shelf in ${roomName} · archived ${formatDay(archivedAt)}`
  return (
    <ArchivedRow name={name ? `${code} ${name}` : code} note={note}>
      <RestoreShelf storeId={storeId} shelf={shelf} />
    </ArchivedRow>
  )
}
