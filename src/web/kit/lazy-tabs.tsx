import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { AsyncSection } from './async-section.tsx'
import styles from './lazy-tabs.module.css'

interface Pane {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface LazyTabsProps {
  readonly label: string
  /** Applies to all panes. */
  readonly note?: ReactNode
  readonly panes: readonly Pane[]
  /** The visible pane; choosing another one calls `onChoose`. */
  readonly current: string
  readonly onChoose: (id: string) => void
}

/** Several panes in one place: one is visible, the others load when chosen. */
export function LazyTabs({ label, note, panes, current, onChoose }: LazyTabsProps) {
  return (
    <section className={styles.panes} aria-label={label}>
      <Tabs value={current} onChange={(id) => id !== null && onChoose(id)} keepMounted={false}>
        <Tabs.List>
          {panes.map((pane) => (
            <Tabs.Tab key={pane.id} value={pane.id}>
              {pane.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {note && <p className={styles.note}>{note}</p>}
        {panes.map((pane) => (
          <Tabs.Panel key={pane.id} value={pane.id} className={styles.pane ?? ''}>
            <AsyncSection what={`“${pane.label}”`} question={pane.id}>
              {pane.content}
            </AsyncSection>
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}
