import { SegmentedControl } from '@mantine/core'
import type { StoreRole } from '#domain/permission.ts'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { STORE_ROLES } from '../store-roles.ts'
import styles from './sign-on.module.css'
import type { ChosenRoles } from './store-roles-chosen.ts'

const NOT_HERE = 'none'

interface StoreChoicesProps {
  readonly orgId: string
  readonly roles: ChosenRoles
  readonly onChange: (roles: ChosenRoles) => void
}

/** In which stores somebody works, and as what. */
export function StoreChoices({ orgId, roles, onChange }: StoreChoicesProps) {
  const t = useMessages('sign-on')
  const sayShared = useMessages('shared')
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  const choices = [
    { value: NOT_HERE, label: t('joining.none') } as const,
    ...STORE_ROLES.map((value) => ({ value, label: sayShared(`role.${value}`) })),
  ]
  const choose = (storeId: string, choice: StoreRole | typeof NOT_HERE) => {
    const { [storeId]: _, ...rest } = roles
    onChange(choice === NOT_HERE ? rest : { ...rest, [storeId]: choice })
  }
  return (
    <ul className={styles.choices}>
      {stores.map(({ id, name }) => (
        <li key={id} className={styles.store}>
          <span>{name}</span>
          <SegmentedControl
            aria-label={t('joining.roleIn', { store: name })}
            value={roles[id] ?? NOT_HERE}
            onChange={(choice) => choose(id, choice)}
            data={choices}
            size="xs"
          />
        </li>
      ))}
    </ul>
  )
}
