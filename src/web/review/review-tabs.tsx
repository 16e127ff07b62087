import type { VariancePage, VarianceTab } from '#contract/audit-variances.ts'
import { LinkTab, LinkTabs } from '../kit/link-tabs.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './review.module.css'
import type { ReviewSearch } from './review-search.ts'

interface ReviewTabsProps {
  readonly search: ReviewSearch
  readonly current: VarianceTab
  /** Undefined while they load. */
  readonly counts: VariancePage['tabs'] | undefined
  readonly tabs: readonly VarianceTab[]
}

/** The kinds of lines as tabs, each with its number of lines. */
export function ReviewTabs({ search, current, counts, tabs }: ReviewTabsProps) {
  const t = useMessages('results')
  const { number } = useFormats()
  return (
    <LinkTabs current={current} aria-label={t('tabs.label')}>
      {tabs.map((tab) => (
        <LinkTab
          key={tab}
          from="/stores/$storeId/audit/$id/results"
          to="."
          search={{ ...search, tab, part: undefined }}
          resetScroll={false}
          isCurrent={tab === current}
        >
          {t(`tab.${tab}`)}
          <span className={styles.tabCount}>{counts && number(counts[tab])}</span>
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
