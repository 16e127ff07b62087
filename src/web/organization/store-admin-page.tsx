import { api } from '#contract/api.ts'
import type { RoomDetails } from '#contract/rooms.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { countOf } from '../kit/count-of.ts'
import { LinkRows } from '../kit/link-rows.tsx'
import { Page } from '../kit/page.tsx'
import { Facts, Section } from '../kit/section.tsx'
import { useLiveStore } from '../session/use-live-store.ts'

interface StoreAdminPageProps {
  readonly store: StoreSummary
  readonly organizationName: string | undefined
}

/** Where a manager starts: what the store is made of, and where each part is looked after. */
export function StoreAdminPage({ store: known, organizationName }: StoreAdminPageProps) {
  const store = useLiveStore(known)
  return (
    <Page title="Manage the store" crumb={store.name}>
      <StoreFacts store={store} organizationName={organizationName} />
    </Page>
  )
}

function StoreFacts({ store, organizationName }: StoreAdminPageProps) {
  const params = { storeId: store.id }
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, params)
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, params)
  const managers = team.filter(({ role }) => role === 'manager').length
  return (
    <>
      <Section title={store.name}>
        <Facts
          facts={[
            { id: 'organization', name: 'Organization', value: organizationName ?? '–' },
            { id: 'rooms', name: 'Rooms', value: rooms.length },
            { id: 'shelves', name: 'Shelves', value: shelvesIn(rooms).toLocaleString('en-US') },
            { id: 'people', name: 'Team', value: describeTeam(team.length, managers) },
          ]}
        />
      </Section>
      <LinkRows
        rows={[
          {
            key: 'rooms',
            name: 'Rooms and shelves',
            note: 'The map of the store, in walking order',
            end: countOf(shelvesIn(rooms), 'shelf', 'shelves'),
            link: { to: '/stores/$storeId/admin/rooms', params },
          },
          {
            key: 'teams',
            name: 'Team',
            note: 'Who counts here, and who manages',
            end: countOf(team.length, 'person', 'people'),
            link: { to: '/stores/$storeId/admin/teams', params },
          },
          {
            key: 'import',
            name: 'Items',
            note: 'The list of what the store sells or keeps',
            link: { to: '/stores/$storeId/admin/import', params },
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
            note: 'Name of the store, colours of this device, archive',
            link: { to: '/stores/$storeId/settings', params },
          },
        ]}
      />
    </>
  )
}

function shelvesIn(rooms: readonly RoomDetails[]): number {
  return rooms.reduce((sum, { shelves }) => sum + shelves.length, 0)
}

function describeTeam(people: number, managers: number): string {
  const scanners = people - managers
  return `${countOf(managers, 'manager')}, ${countOf(scanners, 'scanner')}`
}
