import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconUser,
  IconUsers,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import styles from './assignment-board.module.css'
import type { PlanAction, PossibleActions } from './plan-actions.ts'

interface SelectionBarProps {
  readonly selected: number
  readonly possible: PossibleActions
  readonly onAct: (action: PlanAction) => void
  readonly onClear: () => void
}

interface BarAction {
  readonly action: PlanAction
  readonly label: string
  readonly icon: TablerIcon
}

const ACTIONS: readonly BarAction[] = [
  { action: 'release', label: 'Open to all', icon: IconCircleDashed },
  { action: 'approve', label: 'Approve', icon: IconCheck },
  { action: 'recount', label: 'Count again', icon: IconArrowBackUp },
  { action: 'exclude', label: 'Exclude', icon: IconBan },
  { action: 'include', label: 'Include again', icon: IconCircleDashed },
  { action: 'countTwice', label: 'Count twice', icon: IconUsers },
  { action: 'countOnce', label: 'Count once', icon: IconUser },
  { action: 'remove', label: 'Leave out', icon: IconX },
]

/** What can be done with the shelves that are chosen; people beside the wall take them. */
export function SelectionBar({ selected, possible, onAct, onClear }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label="Chosen shelves">
      <strong aria-live="polite">{selected} selected</strong>
      {ACTIONS.filter(({ action }) => possible[action].length > 0).map(
        ({ action, label, icon: Icon }) => (
          <Button
            key={action}
            variant="default"
            size="xs"
            leftSection={<Icon size={15} stroke={1.9} aria-hidden />}
            onClick={() => onAct(action)}
          >
            {label} {possible[action].length}
          </Button>
        ),
      )}
      <Button variant="subtle" size="xs" className={styles.clear} onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
