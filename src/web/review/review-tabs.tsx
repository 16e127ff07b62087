import type { VariancePage, VarianceTab } from '#contract/audit-variances.ts'
import { LinkTab, LinkTabs } from '../kit/link-tabs.tsx'
import styles from './review.module.css'
import type { ReviewSearch } from './review-search.ts'

interface ReviewTabsProps {
  readonly search: ReviewSearch
  readonly current: VarianceTab
  /** Undefined while they load. */
  readonly counts: VariancePage['tabs'] | undefined
  readonly tabs: readonly VarianceTab[]
}

const NAMES: Readonly<Record<VarianceTab, string>> = {
  open: 'To decide',
  beyond: 'Beyond tolerance',
  missing: 'Missing',
  extra: 'Extra',
  unexpected: 'Unexpected',
  uncounted: 'Not counted',
  matched: 'Matched',
  decided: 'Decided',
  all: 'All',
}

export function tabName(tab: VarianceTab): string {
  return NAMES[tab]
}

/** What kind of lines are shown, each with how many there are. */
export function ReviewTabs({ search, current, counts, tabs }: ReviewTabsProps) {
  return (
    <LinkTabs current={current} aria-label="Kinds of lines">
      {tabs.map((tab) => (
        <LinkTab
          key={tab}
          from="/stores/$storeId/audit/$id/results"
          to="."
          search={{ ...search, tab, part: undefined }}
          resetScroll={false}
          isCurrent={tab === current}
        >
          {NAMES[tab]}
          <span className={styles.tabCount}>{counts?.[tab].toLocaleString('en-US') ?? ''}</span>
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
