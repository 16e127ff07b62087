import { Button, Drawer } from '@mantine/core'
import { Suspense } from 'react'
import type { ActivityEntry } from '#contract/audits.ts'
import { api } from '#web/client/api.ts'
import { usePaginatedQuery } from '#web/client/use-paginated-query.ts'
import { Ago } from '#web/kit/age.tsx'
import { NotLoaded } from '#web/kit/not-loaded.tsx'
import { RowsToCome } from '#web/kit/rows-to-come.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { describeActivity } from './describe-activity.ts'
import styles from './drawer.module.css'

interface ActivityDrawerProps {
  readonly auditId: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

const PAGE_ENTRIES = 50

/** Who did what and when in this audit; counts are not included, because they are a record of their own. */
export function ActivityDrawer({ auditId, isOpen, onClose }: ActivityDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      title={useMessages('dashboard')('activity.title')}
    >
      {/* Its messages come with the first opening. */}
      <Suspense>{isOpen && <ActivityList auditId={auditId} />}</Suspense>
    </Drawer>
  )
}

function ActivityList({ auditId }: { readonly auditId: string }) {
  const { rows, status, total, error, retry, loadMore } = usePaginatedQuery(
    api.audits.getActivity,
    { auditId },
    { initialNumItems: PAGE_ENTRIES },
  )
  const t = useMessages('dashboard')
  if (total === undefined) {
    return <RowsToCome what={{ sentence: t('activity.notLoaded') }} error={error} onRetry={retry} />
  }
  return (
    <>
      <p className={styles.total}>{t('activity.entries', { count: total })}</p>
      <ul className={styles.list}>
        {rows.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {error && (
        <NotLoaded what={{ sentence: t('activity.moreNotLoaded') }} error={error} onRetry={retry} />
      )}
      {!error && (status === 'CanLoadMore' || status === 'LoadingMore') && (
        <Button
          variant="default"
          fullWidth
          loading={status === 'LoadingMore'}
          onClick={() => loadMore(PAGE_ENTRIES)}
        >
          {t('activity.more')}
        </Button>
      )}
    </>
  )
}

function ActivityRow({ entry }: { readonly entry: ActivityEntry }) {
  const t = useMessages('dashboard')
  const journal = useMessages('journal')
  const { list } = useFormats()
  const { what, why } = describeActivity(entry, { t, journal, list })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{what}</p>
        <p className={styles.note}>
          {[entry.userName ?? t('activity.someone'), why && journal('said.quoted', { text: why })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className={styles.note}>
        <Ago atMs={entry.at} />
      </span>
    </li>
  )
}
