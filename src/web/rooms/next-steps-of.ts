import { countOf } from '#domain/count-words.ts'
import type { StoreMap } from './map-changes.ts'
import type { NextStep } from './next-steps.tsx'
import { describeRooms } from './words.ts'

interface StoreFacts {
  readonly storeId: string
  readonly rooms: StoreMap
  readonly people: number
}

export function nextStepsOf({ storeId, rooms, people }: StoreFacts): readonly NextStep[] {
  const params = { storeId }
  return [
    {
      id: 'map',
      name: 'Draw the store',
      note: rooms.length === 0 ? 'No rooms yet' : describeRooms(rooms),
      isDone: rooms.length > 0,
      link: { to: '/stores/$storeId/admin/rooms', params },
    },
    {
      id: 'team',
      name: 'Invite people',
      note: people > 1 ? countOf(people, 'person', 'people') : 'Only you so far',
      isDone: people > 1,
      link: { to: '/stores/$storeId/admin/teams', params },
    },
  ]
}
