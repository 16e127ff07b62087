import { SegmentedControl } from '@mantine/core'
import type { MemberDetails } from '#contract/members.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { StoreRole } from '#domain/permission.ts'
import { showFailure } from '../kit/note-with-undo.tsx'
import { roleName } from '../shared/role-name.ts'
import styles from './member-stores.module.css'
import { STORE_ROLES } from './store-role-choices.ts'
import { useSeats } from './use-seats.ts'

const CHOICES: readonly { readonly value: StoreRole | 'none'; readonly label: string }[] = [
  { value: 'none', label: 'Not here' },
  ...STORE_ROLES.map((value) => ({ value, label: roleName(value) })),
]

interface MemberStoresProps {
  readonly orgId: string
  readonly member: MemberDetails
  /** Those that the viewer manages. */
  readonly stores: readonly StoreSummary[]
}

/** Where a member works, store by store; moving somebody is two taps. */
export function MemberStores({ orgId, member, stores }: MemberStoresProps) {
  const { assign, remove } = useSeats(orgId)
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
            aria-label={`Role of ${member.name} in ${name}`}
            value={member.stores.find(({ storeId }) => storeId === id)?.role ?? 'none'}
            onChange={(choice) => change(id, choice)}
            data={[...CHOICES]}
            size="xs"
          />
        </li>
      ))}
    </ul>
  )
}
