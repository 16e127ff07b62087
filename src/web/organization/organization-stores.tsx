import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { ArchivedStore } from '#contract/stores.ts'
import { canInOrganization, isOpenTo } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { ArchivedList, ArchivedRow } from '../kit/archived-list.tsx'
import { type LinkRow, LinkRows } from '../kit/link-rows.tsx'
import { LinkButton } from '../kit/links.tsx'
import { matchesSearch } from '../kit/matches-search.ts'
import { RestoreButton } from '../kit/restore-button.tsx'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { HeldNote } from '../shared/held-note.tsx'
import { roleIn } from '../shared/role-name.ts'
import styles from './stores-page.module.css'
import { useForgetAccess } from './use-forget-access.ts'

interface OrganizationStoresProps {
  readonly organization: OrganizationSummary
  /** The search text for the names of stores. */
  readonly wanted: string
}

export function OrganizationStores({ organization, wanted }: OrganizationStoresProps) {
  const { id, name, role, suspendedReason, unmet } = organization
  const t = useMessages('stores')
  const tShared = useMessages('shared')
  const isOpen = isOpenTo(organization)
  return (
    <section aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.role}>{tShared(`role.${role}`)}</span>
        {isOpen && canInOrganization(role, 'stores:create') && (
          <LinkButton
            className={styles.add ?? ''}
            size="xs"
            variant="default"
            to="/setup/store"
            search={{ orgId: id }}
            leftSection={<IconPlus size={15} stroke={1.9} aria-hidden />}
          >
            {t('list.add')}
          </LinkButton>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={<WaitingRows />}>
          <StoreList organization={organization} wanted={wanted} />
          <ArchivedStores orgId={id} />
        </Suspense>
      ) : (
        <>
          {unmet !== null && <HeldNote name={name} unmet={unmet} />}
          {unmet === null && <Suspended reason={suspendedReason ?? ''} />}
        </>
      )}
    </section>
  )
}

function Suspended({ reason }: { readonly reason: string }) {
  const t = useMessages('stores')
  return (
    <div className={styles.suspended}>
      <IconAlertTriangle size={17} stroke={1.8} className={styles.warning} aria-hidden />
      <div>
        <p className={styles.suspendedTitle}>{t('suspended.title')}</p>
        <p className={styles.reason}>{reason}</p>
        <p className={styles.dimmed}>{t('suspended.text')}</p>
      </div>
    </div>
  )
}

function StoreList({ organization, wanted }: OrganizationStoresProps) {
  const t = useMessages('stores')
  const tShared = useMessages('shared')
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId: organization.id })
  const found = stores.filter(({ name }) => matchesSearch(wanted, [name, organization.name]))
  if (stores.length === 0) return <p className={styles.none}>{noStores(organization, t)}</p>
  if (found.length === 0) return <p className={styles.none}>{t('find.none', { name: wanted })}</p>
  const rows = found.map(
    (store): LinkRow => ({
      key: store.id,
      name: store.name,
      end: tShared(`role.${roleIn(store, organization)}`),
      link: { to: '/stores/$storeId', params: { storeId: store.id } },
    }),
  )
  return <LinkRows rows={rows} />
}

function noStores({ role }: OrganizationSummary, t: Messages<'stores'>): string {
  return t(role === 'owner' ? 'list.noneYet' : 'list.noneOpen')
}

/** Archived stores, for people who may restore them. */
function ArchivedStores({ orgId }: { readonly orgId: string }) {
  const t = useMessages('stores')
  const stores = useLiveQuery(api.stores.listArchived, { orgId }) ?? []
  return (
    <ArchivedList title={t('archived.title')} count={stores.length}>
      {stores.map((store) => (
        <StoreRow key={store.id} store={store} />
      ))}
    </ArchivedList>
  )
}

function StoreRow({ store: { id, name, archivedAt } }: { readonly store: ArchivedStore }) {
  const t = useMessages('stores')
  const { day } = useFormats()
  const restoreStore = useBackendMutation(api.stores.restore)
  const forgetAccess = useForgetAccess()
  const restore = async () => {
    await restoreStore({ storeId: id })
    await forgetAccess()
    notifications.show({ message: t('archived.open', { store: name }) })
  }
  return (
    <ArchivedRow name={name} note={t('archived.on', { day: day(archivedAt) })}>
      <RestoreButton name={name} onRestore={restore} />
    </ArchivedRow>
  )
}
