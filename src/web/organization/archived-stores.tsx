import { notifications } from '@mantine/notifications'
import { api } from '#contract/api.ts'
import type { ArchivedStore } from '#contract/stores.ts'
import { useBackendMutation, useLiveQuery } from '../client/react.tsx'
import { ArchivedList, ArchivedRow } from '../kit/archived-list.tsx'
import { formatDay } from '../kit/format-day.ts'
import { RestoreButton } from '../kit/restore-button.tsx'
import { useForgetAccess } from './use-forget-access.ts'

/** Stores that have left the lists, for those who may open them again. */
export function ArchivedStores({ orgId }: { readonly orgId: string }) {
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
