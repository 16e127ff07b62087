import type { RoomDetails } from '#contract/rooms.ts'
import type { TeamMember } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkRows } from '../kit/link-rows.tsx'
import { Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import styles from './store-admin-page.module.css'
import { StoreFacts, type StoreFactsProps } from './store-facts.tsx'

/** The manager's start page for a store: what it consists of, and where to maintain each part. */
export function StoreAdminPage({ store: known, organization }: StoreFactsProps) {
  const store = useLiveStore(known)
  const t = useMessages('stores')
  return (
    <Page title={t('admin.title')} crumb={store.name}>
      <StoreFacts store={store} organization={organization} />
      <Places store={store} />
    </Page>
  )
}

function Places({ store }: Pick<StoreFactsProps, 'store'>) {
  const params = { storeId: store.id }
  const t = useMessages('stores')
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, params)
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, params)
  return (
    <div className={styles.places}>
      <LinkRows
        rows={[
          {
            key: 'rooms',
            name: t('admin.rooms'),
            note: t('admin.roomsText'),
            end: t('admin.roomsFacts', countsOf(rooms)),
            link: { to: '/stores/$storeId/admin/rooms', params },
          },
          {
            key: 'teams',
            name: t('admin.team'),
            note: t('admin.teamText'),
            end: t('admin.teamFacts', rolesIn(team)),
            link: { to: '/stores/$storeId/admin/teams', params },
          },
          {
            key: 'import',
            name: t('admin.items'),
            note: t('admin.itemsText'),
            link: { to: '/stores/$storeId/admin/items', params },
          },
          {
            key: 'journal',
            name: t('admin.journal'),
            note: t('admin.journalText'),
            link: { to: '/stores/$storeId/admin/journal', params },
          },
          {
            key: 'audits',
            name: t('admin.audits'),
            note: t('admin.auditsText'),
            link: { to: '/stores/$storeId/audit', params },
          },
          {
            key: 'reports',
            name: t('admin.reports'),
            note: t('admin.reportsText'),
            link: { to: '/stores/$storeId/reports', params },
          },
          {
            key: 'settings',
            name: t('settings.title'),
            note: t('admin.settingsText'),
            link: { to: '/stores/$storeId/settings', params },
          },
        ]}
      />
    </div>
  )
}

function countsOf(rooms: readonly RoomDetails[]) {
  const shelves = rooms.reduce((sum, room) => sum + room.shelves.length, 0)
  return { rooms: rooms.length, shelves }
}

function rolesIn(team: readonly TeamMember[]) {
  const managers = team.filter(({ role }) => role === 'manager').length
  return { managers, scanners: team.length - managers }
}
