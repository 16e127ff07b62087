import { Menu, ScrollArea, UnstyledButton } from '@mantine/core'
import { IconCheck, IconMail, IconSelector } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { Logo } from '../kit/logo.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { Access } from '../session/cached-session.ts'
import { roleIn } from '../shared/role-name.ts'
import styles from './store-switcher.module.css'

interface StoreSwitcherProps {
  readonly access: Access
  /** The store in the address. */
  readonly store: StoreSummary | undefined
}

export function StoreSwitcher({ access, store }: StoreSwitcherProps) {
  const { organizations, stores } = access
  const t = useMessages('shell')
  const organization = organizations.find(({ id }) => id === store?.organizationId)
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <UnstyledButton className={styles.target}>
          <Logo />
          <span className={styles.names}>
            <span className={styles.store}>{store?.name ?? 'Shelfcount'}</span>
            <span className={styles.organization}>
              {organization?.name ?? t('switcher.choose')}
            </span>
          </span>
          <IconSelector size={16} stroke={1.7} className={styles.chevrons} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah="60vh">
          {organizations.map((one) => (
            <OrganizationStores
              key={one.id}
              organization={one}
              stores={stores.filter(({ organizationId }) => organizationId === one.id)}
              currentId={store?.id}
            />
          ))}
        </ScrollArea.Autosize>
        {organizations.length > 0 && <Menu.Divider />}
        <Menu.Item component={Link} to="/stores">
          {t('switcher.all')}
        </Menu.Item>
        <Menu.Item component={Link} to="/organization">
          {t('nav.organization')}
        </Menu.Item>
        <Invitations />
      </Menu.Dropdown>
    </Menu>
  )
}

interface OrganizationStoresProps {
  readonly organization: OrganizationSummary
  readonly stores: readonly StoreSummary[]
  readonly currentId: string | undefined
}

function OrganizationStores({ organization, stores, currentId }: OrganizationStoresProps) {
  const t = useMessages('shell')
  const sayShared = useMessages('shared')
  return (
    <>
      <Menu.Label className={styles.label}>{organization.name}</Menu.Label>
      {stores.map((store) => (
        <Menu.Item
          key={store.id}
          component={Link}
          to={`/stores/${store.id}`}
          rightSection={
            <span className={styles.role}>
              {sayShared(`role.${roleIn(store, organization)}`)}
              {store.id === currentId && <IconCheck size={16} aria-label={t('switcher.current')} />}
            </span>
          }
        >
          {store.name}
        </Menu.Item>
      ))}
      {stores.length === 0 && <Menu.Item disabled>{t('switcher.none')}</Menu.Item>}
    </>
  )
}

/** What the viewer was invited to since; asked only while the menu is open. */
function Invitations() {
  const t = useMessages('shell')
  const mine = useLiveQuery(api.invitations.listMine, {})
  return mine?.invitations.map(({ id, organizationName }) => (
    <Menu.Item
      key={id}
      component={Link}
      to="/member"
      leftSection={<IconMail size={16} stroke={1.7} />}
    >
      {t('switcher.invited', { organization: organizationName })}
    </Menu.Item>
  ))
}
