// The navigation by role. It only offers what the viewer can open.

import {
  IconBuildingStore,
  IconBuildingWarehouse,
  IconChartBar,
  IconClipboardList,
  IconFileUpload,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconScan,
  IconSettings,
  IconSitemap,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { LinkOptions } from '@tanstack/react-router'
import type { StoreSummary } from '#contract/stores.ts'

type NavName =
  | 'overview'
  | 'work'
  | 'audits'
  | 'rooms'
  | 'items'
  | 'import'
  | 'team'
  | 'reports'
  | 'journal'
  | 'settings'
  | 'stores'
  | 'organization'
  | 'profile'
  | 'scan'

export interface NavItem {
  readonly name: NavName
  /** Shown in the bar at the bottom of a phone; the others are under More. */
  readonly inBar?: boolean
  readonly icon: TablerIcon
  readonly link: LinkOptions
  /** Active only at exactly this address, not below it. */
  readonly exact?: boolean
}

export interface NavItems {
  readonly main: readonly NavItem[]
  readonly foot: readonly NavItem[]
}

export function navItemsFor(store: StoreSummary | undefined): NavItems {
  if (!store) return { main: OUTSIDE_STORES, foot: [] }
  const params = { storeId: store.id }
  const first = { inBar: true, link: { to: '/stores/$storeId', params }, exact: true } as const
  const settings: NavItem = {
    name: 'settings',
    icon: IconSettings,
    link: { to: '/stores/$storeId/settings', params },
  }
  if (store.role === 'scanner') {
    return { main: [{ ...first, name: 'work', icon: IconListCheck }], foot: [settings] }
  }
  const overview: NavItem = { ...first, name: 'overview', icon: IconLayoutDashboard }
  const journal: NavItem = {
    name: 'journal',
    icon: IconHistory,
    link: { to: '/stores/$storeId/admin/journal', params },
  }
  return { main: [overview, ...managerItems(params)], foot: [journal, settings] }
}

const OUTSIDE_STORES: readonly NavItem[] = [
  { name: 'stores', inBar: true, icon: IconBuildingStore, link: { to: '/stores' } },
  { name: 'organization', inBar: true, icon: IconSitemap, link: { to: '/organization' } },
]

function managerItems(params: { readonly storeId: string }): readonly NavItem[] {
  return [
    {
      name: 'audits',
      inBar: true,
      icon: IconClipboardList,
      link: { to: '/stores/$storeId/audit', params },
    },
    {
      name: 'rooms',
      icon: IconBuildingWarehouse,
      link: { to: '/stores/$storeId/admin/rooms', params },
    },
    { name: 'items', icon: IconScan, link: { to: '/stores/$storeId/admin/items', params } },
    {
      name: 'import',
      icon: IconFileUpload,
      link: { to: '/stores/$storeId/admin/import', params },
    },
    { name: 'team', icon: IconUsers, link: { to: '/stores/$storeId/admin/teams', params } },
    {
      name: 'reports',
      inBar: true,
      icon: IconChartBar,
      link: { to: '/stores/$storeId/reports', params },
    },
  ]
}
