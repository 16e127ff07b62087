import { Drawer, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import styles from './app-frame.module.css'
import { MorePlaces } from './more-places.tsx'
import listStyles from './place-list.module.css'
import { BarPlace } from './place-list.tsx'
import type { Place, Places } from './places.ts'
import { ScanPlace } from './scan-place.tsx'

interface BottomBarProps {
  readonly places: Places
  /** Undefined outside the stores. */
  readonly storeId: string | undefined
}

/** Scan stands in the middle: after Overview and Audits. */
const BEFORE_SCAN = 2

/** Places that a thumb reaches; the rest is under More. */
export function BottomBar({ places, storeId }: BottomBarProps) {
  const [isOpen, { open, close }] = useDisclosure()
  const href = useRouterState({ select: (state) => state.location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes whenever the page changes
  useEffect(close, [href])
  const all = [...places.main, ...places.foot]
  const inBar = all.filter(isInBar)
  return (
    <nav className={styles.bottom} aria-label="Places" data-bottom-bar>
      {inBar.slice(0, BEFORE_SCAN).map((place) => (
        <BarPlace key={place.label} place={place} />
      ))}
      {storeId !== undefined && <ScanPlace storeId={storeId} />}
      {inBar.slice(BEFORE_SCAN).map((place) => (
        <BarPlace key={place.label} place={place} />
      ))}
      <button type="button" className={listStyles.barLink} onClick={open} aria-haspopup="dialog">
        <IconMenu2 size={22} stroke={1.7} aria-hidden />
        More
      </button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        title="More"
        classNames={{ content: styles.sheet ?? '' }}
      >
        <Stack gap="md" pb="md">
          <MorePlaces places={all.filter((place) => !isInBar(place))} />
          <ColorSchemeSwitch />
        </Stack>
      </Drawer>
    </nav>
  )
}

function isInBar({ inBar = false }: Place): boolean {
  return inBar
}
