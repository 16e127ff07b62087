// Where the navigation leads, by role. Only what exists for the viewer is offered.

import {
  IconBuildingStore,
  IconBuildingWarehouse,
  IconChartBar,
  IconClipboardList,
  IconHistory,
  IconIdBadge2,
  IconLayoutDashboard,
  IconScan,
  IconSettings,
  IconSitemap,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { LinkOptions } from '@tanstack/react-router'
import type { StoreSummary } from '#contract/stores.ts'

export interface NavItem {
  readonly label: string
  /** Where the bar of a phone is too narrow for the label. */
  readonly shortLabel?: string
  /** Stands in the bar at the bottom of a phone; the others are under More. */
  readonly inBar?: boolean
  readonly icon: TablerIcon
  readonly link: LinkOptions
  /** Current only at this very address, not below it. */
  readonly exact?: boolean
}

export interface NavItems {
  readonly main: readonly NavItem[]
  readonly foot: readonly NavItem[]
}

export function navItemsFor(store: StoreSummary | undefined): NavItems {
  if (!store) return { main: OUTSIDE_STORES, foot: [] }
  const params = { storeId: store.id }
  const overview: NavItem = {
    label: 'Overview',
    inBar: true,
    icon: IconLayoutDashboard,
    link: { to: '/stores/$storeId', params },
    exact: true,
  }
  const settings: NavItem = {
    label: 'Store settings',
    shortLabel: 'Settings',
    icon: IconSettings,
    link: { to: '/stores/$storeId/settings', params },
  }
  if (store.role === 'scanner') return { main: [overview], foot: [settings] }
  const journal: NavItem = {
    label: 'Journal',
    icon: IconHistory,
    link: { to: '/stores/$storeId/admin/journal', params },
  }
  return { main: [overview, ...managerItems(params)], foot: [journal, settings] }
}

const OUTSIDE_STORES: readonly NavItem[] = [
  { label: 'Stores', inBar: true, icon: IconBuildingStore, link: { to: '/stores' } },
  { label: 'Organization', inBar: true, icon: IconSitemap, link: { to: '/organization' } },
  { label: 'Memberships', icon: IconIdBadge2, link: { to: '/member' } },
]

function managerItems(params: { readonly storeId: string }): readonly NavItem[] {
  return [
    {
      label: 'Audits',
      inBar: true,
      icon: IconClipboardList,
      link: { to: '/stores/$storeId/audit', params },
    },
    {
      label: 'Rooms & shelves',
      shortLabel: 'Rooms',
      icon: IconBuildingWarehouse,
      link: { to: '/stores/$storeId/admin/rooms', params },
    },
    { label: 'Items', icon: IconScan, link: { to: '/stores/$storeId/admin/items', params } },
    { label: 'Team', icon: IconUsers, link: { to: '/stores/$storeId/admin/teams', params } },
    {
      label: 'Reports',
      inBar: true,
      icon: IconChartBar,
      link: { to: '/stores/$storeId/reports', params },
    },
  ]
}
