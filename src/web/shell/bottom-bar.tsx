import { Button, Drawer, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2, IconSearch, IconUser } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './app-frame.module.css'
import type { NavItem, NavItems } from './nav-items.ts'
import listStyles from './nav-list.module.css'
import { BarItem, NavList } from './nav-list.tsx'
import { ScanItem } from './scan-item.tsx'
import { useLeave } from './use-leave.ts'

const PROFILE: NavItem = { name: 'profile', icon: IconUser, link: { to: '/profile' } }

function MoreItems({ items }: { readonly items: readonly NavItem[] }) {
  const t = useMessages('shell')
  return (
    <>
      <NavList label={t('nav.more')} items={[...items, PROFILE]} size="tall" />
      <Button variant="default" size="md" onClick={useLeave()}>
        {t('signOut')}
      </Button>
    </>
  )
}

interface BottomBarProps {
  readonly items: NavItems
  /** Undefined outside the stores. */
  readonly store: StoreSummary | undefined
  readonly onFind: () => void
}

/** Scan is in the middle: after Overview and Audits. */
const BEFORE_SCAN = 2

/** The main items within reach of the thumb; the others are under More. */
export function BottomBar({ items, store, onFind }: BottomBarProps) {
  const t = useMessages('shell')
  const [isOpen, { open, close }] = useDisclosure()
  const href = useRouterState({ select: (state) => state.location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes whenever the page changes
  useEffect(close, [href])
  const all = [...items.main, ...items.foot]
  const inBar = all.filter(isInBar)
  return (
    <nav className={styles.bottom} aria-label={t('nav.bar')} data-bottom-bar>
      {inBar.slice(0, BEFORE_SCAN).map((item) => (
        <BarItem key={item.name} item={item} />
      ))}
      {store && <ScanItem store={store} />}
      {inBar.slice(BEFORE_SCAN).map((item) => (
        <BarItem key={item.name} item={item} />
      ))}
      <button type="button" className={listStyles.barLink} onClick={open} aria-haspopup="dialog">
        <IconMenu2 size={22} stroke={1.7} aria-hidden />
        {t('nav.more')}
      </button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        title={t('nav.more')}
        classNames={{ content: styles.sheet ?? '' }}
      >
        <Stack gap="md" pb="md">
          <Button
            variant="default"
            size="md"
            leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
            onClick={() => {
              close()
              onFind()
            }}
          >
            {t('find.button')}
          </Button>
          <MoreItems items={all.filter((item) => !isInBar(item))} />
          <ColorSchemeSwitch />
        </Stack>
      </Drawer>
    </nav>
  )
}

function isInBar({ inBar = false }: NavItem): boolean {
  return inBar
}
