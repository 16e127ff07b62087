import { api } from '#contract/api.ts'
import type { ArgsOf } from '#contract/define.ts'
import type { RoomDetails } from '#contract/rooms.ts'
import { useBackendMutation } from '../client/react.tsx'

type NewRoom = ArgsOf<typeof api.rooms.create>

/** The room stands in the list at once; the server's own takes its place. */
export function useAddRoom() {
  return useBackendMutation(api.rooms.create, {
    optimisticUpdate: (store, room) => {
      const query = { storeId: room.storeId }
      const rooms = store.get(api.rooms.getWithDetails, query)
      if (rooms) store.set(api.rooms.getWithDetails, query, [...rooms, expectedRoom(room)])
    },
  })
}

function expectedRoom({ name, shelves = [] }: NewRoom): RoomDetails {
  return {
    id: `new ${name}`,
    name: name.trim(),
    shelves: shelves.map(({ code }) => ({ id: `new ${code}`, code, name: null })),
  }
}
