// The view of a dashboard, as stored in its address.

import { optionalStrings } from '#web/kit/search.ts'
import type { WallFilter } from './wall/wall.ts'

export const dashboardSearch = optionalStrings('show', 'tab', 'drawer')

/** The part that is shown where there is no room for the rail beside the wall. */
const DASHBOARD_TABS = ['shelves', 'people', 'counts'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** What opens over it. */
const DASHBOARD_DRAWERS = ['activity', 'unknown'] as const
export type DashboardDrawer = (typeof DASHBOARD_DRAWERS)[number]

export interface DashboardView {
  /** Undefined: all shelves, or those that are left on a phone. */
  readonly show: WallFilter | undefined
  readonly tab: DashboardTab
  /** Undefined: none is open. */
  readonly drawer: DashboardDrawer | undefined
}

export function parseTab(text: string | undefined): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === text) ?? 'shelves'
}

export function parseDrawer(text: string | undefined): DashboardDrawer | undefined {
  return DASHBOARD_DRAWERS.find((drawer) => drawer === text)
}

/** The default view has a plain address. */
export function viewSearch({ show, tab, drawer }: DashboardView) {
  return { show, tab: tab === 'shelves' ? undefined : tab, drawer }
}
