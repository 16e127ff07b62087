import { tidyText } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { withNewRoom } from './map-changes.ts'
import { showAtOnce } from './show-at-once.ts'

/** The room stands in the list at once; the server's own takes its place. */
export function useAddRoom() {
  return useBackendMutation(
    api.rooms.create,
    showAtOnce((map, { name }) => withNewRoom(map, tidyText(name))),
  )
}
