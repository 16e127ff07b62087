import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { ArchivedStore } from '#contract/stores.ts'
import { canInOrganization } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { ArchivedList, ArchivedRow } from '../kit/archived-list.tsx'
import { formatDay } from '../kit/format-day.ts'
import { type LinkRow, LinkRows } from '../kit/link-rows.tsx'
import { LinkButton } from '../kit/links.tsx'
import { matchesSearch } from '../kit/matches-search.ts'
import { RestoreButton } from '../kit/restore-button.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { roleName, roleNameIn } from '../shared/role-name.ts'
import styles from './stores-page.module.css'
import { useForgetAccess } from './use-forget-access.ts'

interface OrganizationStoresProps {
  readonly organization: OrganizationSummary
  /** Words that the names of shown stores hold. */
  readonly wanted: string
}

export function OrganizationStores({ organization, wanted }: OrganizationStoresProps) {
  const { id, name, role, suspendedReason } = organization
  const isOpen = suspendedReason === null
  return (
    <section aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.role}>{roleName(role)}</span>
        {isOpen && canInOrganization(role, 'stores:create') && (
          <LinkButton
            className={styles.add ?? ''}
            size="xs"
            variant="default"
            to="/setup/store"
            search={{ orgId: id }}
            leftSection={<IconPlus size={15} stroke={1.9} aria-hidden />}
          >
            Add a store
          </LinkButton>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={<WaitingRows />}>
          <StoreList organization={organization} wanted={wanted} />
          <ArchivedStores orgId={id} />
        </Suspense>
      ) : (
        <Suspended reason={suspendedReason} />
      )}
    </section>
  )
}

function Suspended({ reason }: { readonly reason: string }) {
  return (
    <div className={styles.suspended}>
      <IconAlertTriangle size={17} stroke={1.8} className={styles.warning} aria-hidden />
      <div>
        <p className={styles.suspendedTitle}>Suspended by the operator of this service</p>
        <p className={styles.reason}>{reason}</p>
        <p className={styles.dimmed}>
          The stores are closed until it is opened again. Nothing was deleted.
        </p>
      </div>
    </div>
  )
}

function StoreList({ organization, wanted }: OrganizationStoresProps) {
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId: organization.id })
  const found = stores.filter(({ name }) => matchesSearch(wanted, [name, organization.name]))
  if (stores.length === 0) return <p className={styles.none}>{noStores(organization)}</p>
  if (found.length === 0) return <p className={styles.none}>No store is called “{wanted}”.</p>
  const rows = found.map(
    (store): LinkRow => ({
      key: store.id,
      name: store.name,
      end: roleNameIn(store, organization),
      link: { to: '/stores/$storeId', params: { storeId: store.id } },
    }),
  )
  return <LinkRows rows={rows} />
}

function noStores({ role }: OrganizationSummary): string {
  return role === 'owner'
    ? 'No stores yet. Add the first one: its rooms, its shelves, and the people who count.'
    : 'No store of this organization is open to you. Ask a manager to add you to one.'
}

/** Stores that have left the lists, for those who may open them again. */
function ArchivedStores({ orgId }: { readonly orgId: string }) {
  const stores = useLiveQuery(api.stores.listArchived, { orgId }) ?? []
  return (
    <ArchivedList title="Archived stores" count={stores.length}>
      {stores.map((store) => (
        <StoreRow key={store.id} store={store} />
      ))}
    </ArchivedList>
  )
}

function StoreRow({ store: { id, name, archivedAt } }: { readonly store: ArchivedStore }) {
  const restoreStore = useBackendMutation(api.stores.restore)
  const forgetAccess = useForgetAccess()
  const restore = async () => {
    await restoreStore({ storeId: id })
    await forgetAccess()
    notifications.show({ message: `${name} is open again` })
  }
  return (
    <ArchivedRow name={name} note={`Archived ${formatDay(archivedAt)}`}>
      <RestoreButton name={name} onRestore={restore} />
    </ArchivedRow>
  )
}
