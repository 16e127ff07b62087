import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconUser } from '@tabler/icons-react'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { StoreSummary } from '#contract/stores.ts'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import { Person } from '../kit/person.tsx'
import { roleName } from '../kit/role-name.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import styles from './person-menu.module.css'

/** Who is signed in, at the foot of the navigation. */
export function PersonMenu({ store }: { readonly store: StoreSummary | undefined }) {
  const { user } = useRouteContext({ from: '/_authorized' })
  return (
    <Menu position="top-start" width={220}>
      <Menu.Target>
        <UnstyledButton className={styles.target}>
          <Person name={user.name} />
          <span className={styles.names}>
            <span className={styles.name}>{user.name}</span>
            <span className={styles.role}>{store ? roleName(store.role) : user.email}</span>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} stroke={1.7} />}>
          Profile
        </Menu.Item>
        <Menu.Label>Colours</Menu.Label>
        <ColorSchemeSwitch />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={useSignOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
