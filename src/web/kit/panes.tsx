import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './panes.module.css'
import { Part } from './part.tsx'

export interface Pane {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface PanesProps {
  readonly label: string
  /** What holds for all of them. */
  readonly note?: ReactNode
  readonly panes: readonly Pane[]
}

/** Several parts in the place of one: the first is shown, the others are asked for when chosen. */
export function Panes({ label, note, panes }: PanesProps) {
  return (
    <section className={styles.panes} aria-label={label}>
      <Tabs defaultValue={panes[0]?.id ?? null} keepMounted={false}>
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
            <Part what={`“${pane.label}”`} question={pane.id}>
              {pane.content}
            </Part>
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}
