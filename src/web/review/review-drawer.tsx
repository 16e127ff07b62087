import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { LazyTabs } from '../kit/lazy-tabs.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './review.module.css'
import { REVIEW_PANELS, type ReviewPanel } from './review-search.ts'

interface Pane {
  readonly id: ReviewPanel
  readonly label: string
  readonly content: ReactNode
}

interface ReviewDrawerProps {
  /** Undefined: the drawer is closed. */
  readonly panel: ReviewPanel | undefined
  /** Applies to all panes. */
  readonly note: ReactNode
  /** The panes that the viewer may see. */
  readonly panes: readonly Pane[]
  readonly onChoose: (panel: ReviewPanel) => void
  readonly onClose: () => void
}

/** What the numbers may mean, beside the table: answers, a summary, and patterns. */
export function ReviewDrawer({ panel, note, panes, onChoose, onClose }: ReviewDrawerProps) {
  const t = useMessages('review')
  const current = panes.find(({ id }) => id === panel)
  return (
    <Drawer
      opened={current !== undefined}
      onClose={onClose}
      title={t('drawer.title')}
      position="right"
      size={620}
      classNames={{ body: styles.drawer ?? '' }}
    >
      {current && (
        <LazyTabs
          label={t('drawer.label')}
          note={note}
          panes={panes}
          current={current.id}
          onChoose={(id) => {
            const chosen = REVIEW_PANELS.find((one) => one === id)
            if (chosen) onChoose(chosen)
          }}
        />
      )}
    </Drawer>
  )
}
