// What of a dashboard is shown, as its address says it.

import { optionalStrings } from '#web/kit/search.ts'
import type { WallFilter } from './wall/wall.ts'

export const dashboardSearch = optionalStrings('show', 'tab')

/** Which part is shown where the rail has no room beside the wall. */
const DASHBOARD_TABS = ['shelves', 'people', 'counts'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

export interface DashboardView {
  /** Undefined: all, or what is left on a phone. */
  readonly show: WallFilter | undefined
  readonly tab: DashboardTab
}

export function parseTab(text: string | undefined): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === text) ?? 'shelves'
}

/** The usual view has a plain address. */
export function viewSearch({ show, tab }: DashboardView) {
  return { show, tab: tab === 'shelves' ? undefined : tab }
}
