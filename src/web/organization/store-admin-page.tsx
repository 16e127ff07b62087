import type { RoomDetails } from '#contract/rooms.ts'
import type { TeamMember } from '#contract/stores.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkRows } from '../kit/link-rows.tsx'
import { Page } from '../kit/page.tsx'
import { useLiveStore } from '../session/use-live-store.ts'
import styles from './store-admin-page.module.css'
import { StoreFacts, type StoreFactsProps } from './store-facts.tsx'

/** Where a manager starts: what the store is made of, and where each part is looked after. */
export function StoreAdminPage({ store: known, organization }: StoreFactsProps) {
  const store = useLiveStore(known)
  return (
    <Page title="Manage the store" crumb={store.name}>
      <StoreFacts store={store} organization={organization} />
      <Places store={store} />
    </Page>
  )
}

function Places({ store }: Pick<StoreFactsProps, 'store'>) {
  const params = { storeId: store.id }
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, params)
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, params)
  return (
    <div className={styles.places}>
      <LinkRows
        rows={[
          {
            key: 'rooms',
            name: 'Rooms and shelves',
            note: 'The map of the store, in walking order',
            end: describeMap(rooms),
            link: { to: '/stores/$storeId/admin/rooms', params },
          },
          {
            key: 'teams',
            name: 'Team',
            note: 'Who counts here, and who manages',
            end: describeTeam(team),
            link: { to: '/stores/$storeId/admin/teams', params },
          },
          {
            key: 'import',
            name: 'Items',
            note: 'The list of what the store sells or keeps',
            link: { to: '/stores/$storeId/admin/items', params },
          },
          {
            key: 'journal',
            name: 'Journal',
            note: 'Who did what, and when',
            link: { to: '/stores/$storeId/admin/journal', params },
          },
          {
            key: 'audits',
            name: 'Audits',
            note: 'Running and finished counts',
            link: { to: '/stores/$storeId/audit', params },
          },
          {
            key: 'reports',
            name: 'Reports',
            note: 'Differences, shrinkage and accuracy',
            link: { to: '/stores/$storeId/reports', params },
          },
          {
            key: 'settings',
            name: 'Store settings',
            note: 'Name and currency of the store, colours of this device, archive',
            link: { to: '/stores/$storeId/settings', params },
          },
        ]}
      />
    </div>
  )
}

function describeMap(rooms: readonly RoomDetails[]): string {
  const shelves = rooms.reduce((sum, room) => sum + room.shelves.length, 0)
  return `${countOf(rooms.length, 'room')}, ${countOf(shelves, 'shelf', 'shelves')}`
}

function describeTeam(team: readonly TeamMember[]): string {
  const managers = team.filter(({ role }) => role === 'manager').length
  return `${countOf(managers, 'manager')}, ${countOf(team.length - managers, 'scanner')}`
}
