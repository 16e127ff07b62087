// What of a dashboard is shown, as its address says it.

import { optionalStrings } from '#web/kit/search.ts'
import type { WallFilter } from './wall/wall.ts'

export const dashboardSearch = optionalStrings('show', 'tab', 'drawer')

/** Which part is shown where the rail has no room beside the wall. */
const DASHBOARD_TABS = ['shelves', 'people', 'counts'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** What opens over it. */
const DASHBOARD_DRAWERS = ['activity', 'unknown'] as const
export type DashboardDrawer = (typeof DASHBOARD_DRAWERS)[number]

export interface DashboardView {
  /** Undefined: all, or what is left on a phone. */
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

/** The usual view has a plain address. */
export function viewSearch({ show, tab, drawer }: DashboardView) {
  return { show, tab: tab === 'shelves' ? undefined : tab, drawer }
}
