import { tidyText } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { withNewRoom } from './map-changes.ts'
import { showAtOnce } from './show-at-once.ts'

/** The room is listed at once; the server's row replaces it. */
export function useAddRoom() {
  return useBackendMutation(
    api.rooms.create,
    showAtOnce((map, { name }) => withNewRoom(map, tidyText(name))),
  )
}
