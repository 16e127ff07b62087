import { notifications } from '@mantine/notifications'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { useLatest } from '../kit/use-latest.ts'
import { useMessages } from '../kit/use-messages.ts'
import { isOnMap } from './map-changes.ts'

interface Edited {
  readonly storeId: string
  /** The id of the room or the shelf. */
  readonly id: string
  readonly name: string
  /** Nothing is lost if nothing was typed. */
  readonly isTouched?: boolean
}

/** For editors: if another person archives what is being edited, the editor closes and says why. */
export function useArchivedNote(edited: Edited): void {
  const queryClient = useQueryClient()
  const latest = useLatest(edited)
  const t = useMessages('rooms')
  useEffect(
    () => () => {
      const { storeId, id, name, isTouched = true } = latest.current
      if (isTouched && isGone(queryClient, storeId, id)) {
        notifications.show({
          color: 'yellow',
          autoClose: LONG_ENOUGH_TO_READ_MS,
          title: t('archive.meanwhile', { name }),
          message: t('archive.meanwhileText'),
        })
      }
    },
    [queryClient, latest, t],
  )
}

const LONG_ENOUGH_TO_READ_MS = 10_000

/** Archived, but not by this page. */
function isGone(queryClient: QueryClient, storeId: string, id: string): boolean {
  const map = queryClient.getQueryData(liveQuery(api.rooms.getWithDetails, { storeId }).queryKey)
  if (!map || isOnMap(map, id)) return false
  const own = [api.shelves.archive.name, api.rooms.archive.name]
  return own.every((name) => queryClient.isMutating({ mutationKey: [name] }) === 0)
}
