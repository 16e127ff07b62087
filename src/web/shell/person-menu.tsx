import { Menu, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBuildingCommunity, IconDeviceMobile, IconLogout, IconUser } from '@tabler/icons-react'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import { Portrait } from '../kit/portrait.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { roleIn } from '../shared/role-name.ts'
import styles from './person-menu.module.css'
import { useLeave } from './use-leave.ts'

/** Shown when a person wants to continue on a phone; a feature that the route passes in. */
export type ContinueOnPhone = ComponentType<{
  readonly storeId: string | undefined
  readonly onClose: () => void
}>

interface PersonMenuProps {
  readonly store: StoreSummary | undefined
  /** The organization of the store. */
  readonly organization: OrganizationSummary | undefined
  readonly continueOnPhone: ContinueOnPhone
}

/** The signed-in user, at the bottom of the navigation. */
export function PersonMenu(props: PersonMenuProps) {
  const { store, organization, continueOnPhone: ContinueOnPhone } = props
  const [isPhoneOpen, phone] = useDisclosure()
  return (
    <>
      <PersonItems store={store} organization={organization} onPhone={phone.open} />
      {isPhoneOpen && <ContinueOnPhone storeId={store?.id} onClose={phone.close} />}
    </>
  )
}

interface PersonItemsProps extends Omit<PersonMenuProps, 'continueOnPhone'> {
  readonly onPhone: () => void
}

function PersonItems({ store, organization, onPhone }: PersonItemsProps) {
  const { user } = useRouteContext({ from: '/_authorized' })
  const t = useMessages('shell')
  const tCommon = useMessages('common')
  const tShared = useMessages('shared')
  const isOperator = useLiveQuery(api.users.current, {})?.platformAdmin ?? false
  return (
    <Menu position="top-start" width={230}>
      <Menu.Target>
        <UnstyledButton className={styles.target}>
          <Portrait name={user.name || user.email} image={user.image} />
          <span className={styles.names}>
            <span className={styles.name}>{user.name}</span>
            <span className={styles.role}>
              {store ? tShared(`role.${roleIn(store, organization)}`) : user.email}
            </span>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} stroke={1.7} />}>
          {t('nav.profile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDeviceMobile size={16} stroke={1.7} />} onClick={onPhone}>
          {t('person.phone')}
        </Menu.Item>
        {isOperator && (
          <Menu.Item
            component={Link}
            to="/platform"
            leftSection={<IconBuildingCommunity size={16} stroke={1.7} />}
          >
            {t('person.platform')}
          </Menu.Item>
        )}
        <Menu.Label>{tCommon('appearance.title')}</Menu.Label>
        <ColorSchemeSwitch />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={useLeave()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
