import type { Messages } from '../kit/use-messages.ts'
import type { StoreMap } from './map-changes.ts'
import type { NextStep } from './next-steps.tsx'
import { roomCounts } from './words.ts'

interface StoreFacts {
  readonly storeId: string
  readonly rooms: StoreMap
  /** Whether there is a list for the next count. */
  readonly hasBaseline: boolean
  readonly people: number
}

/** From a new store to its first count. Only the last step is required; the others are optional. */
export function nextStepsOf(facts: StoreFacts, t: Messages<'overview'>): readonly NextStep[] {
  const { storeId, rooms, hasBaseline, people } = facts
  const params = { storeId }
  return [
    {
      id: 'map',
      name: t('steps.rooms'),
      note: rooms.length === 0 ? t('steps.roomsNone') : t('map.facts', roomCounts(rooms)),
      isDone: rooms.length > 0,
      link: { to: '/stores/$storeId/admin/rooms', params },
    },
    {
      id: 'stock',
      name: t('steps.stock'),
      note: hasBaseline ? t('steps.stockReady') : t('steps.stockNone'),
      isDone: hasBaseline,
      link: { to: '/stores/$storeId/admin/import', params },
    },
    {
      id: 'team',
      name: t('steps.people'),
      note: people > 1 ? t('steps.peopleCount', { count: people }) : t('steps.alone'),
      isDone: people > 1,
      link: { to: '/stores/$storeId/admin/teams', params },
    },
    {
      id: 'start',
      name: t('steps.start'),
      note: t('steps.startText'),
      isDone: false,
      link: { to: '/stores/$storeId/audit/new', params, search: { storeId } },
    },
  ]
}
