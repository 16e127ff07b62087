import { Button, Drawer, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2, IconScan, IconUser } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import styles from './app-frame.module.css'
import listStyles from './place-list.module.css'
import { BarPlace, PlaceList } from './place-list.tsx'
import type { Place, Places } from './places.ts'
import { scanLink } from './scan-link.ts'
import { useLeave } from './use-leave.ts'

const PROFILE: Place = { label: 'Profile', icon: IconUser, link: { to: '/profile' } }

function MorePlaces({ places }: { readonly places: readonly Place[] }) {
  return (
    <>
      <PlaceList label="More" places={[...places, PROFILE]} size="tall" />
      <Button variant="default" size="md" onClick={useLeave()}>
        Sign out
      </Button>
    </>
  )
}

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

/** Counting is one tap away from everywhere in a store. */
function ScanPlace({ storeId }: { readonly storeId: string }) {
  // A refusal is the page's to tell: the frame stays.
  const [work] = useLiveQueries(api.auditAssignments.getUserScannerAssignments, [{ storeId }])
  return (
    <BarPlace
      place={{ label: 'Scan', icon: IconScan, link: scanLink(storeId, work), exact: true }}
    />
  )
}
