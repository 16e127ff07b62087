import { SegmentedControl } from '@mantine/core'
import type { MemberDetails } from '#contract/members.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { StoreRole } from '#domain/permission.ts'
import { showFailure } from '../kit/note-with-undo.tsx'
import { useMessages } from '../kit/use-messages.ts'

import styles from './member-stores.module.css'
import { STORE_ROLES } from './store-roles.ts'
import { useSeats } from './use-seats.ts'

interface MemberStoresProps {
  readonly orgId: string
  readonly member: MemberDetails
  /** The stores that the viewer manages. */
  readonly stores: readonly StoreSummary[]
}

/** Where a member works, store by store; moving a person takes two taps. */
export function MemberStores({ orgId, member, stores }: MemberStoresProps) {
  const { assign, remove } = useSeats(orgId)
  const t = useMessages('team')
  const sayShared = useMessages('shared')
  const choices = [
    { value: 'none' as const, label: t('notHere') },
    ...STORE_ROLES.map((value) => ({ value, label: sayShared(`role.${value}`) })),
  ]
  const change = (storeId: string, choice: StoreRole | 'none') => {
    const seat = { storeId, userId: member.id }
    const done = choice === 'none' ? remove(seat) : assign({ ...seat, role: choice })
    done.catch(showFailure)
  }
  return (
    <ul className={styles.list}>
      {stores.map(({ id, name }) => (
        <li key={id} className={styles.store}>
          <span className={styles.name}>{name}</span>
          <SegmentedControl
            className={styles.segments}
            aria-label={t('roleOfIn', { name: member.name, store: name })}
            value={member.stores.find(({ storeId }) => storeId === id)?.role ?? 'none'}
            onChange={(choice) => change(id, choice)}
            data={choices}
            size="xs"
          />
        </li>
      ))}
    </ul>
  )
}
