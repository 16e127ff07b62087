import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconUser,
  IconUserCheck,
  IconUsers,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { TeamMember } from '#contract/stores.ts'
import { useFocusBack } from '../kit/use-focus-back.ts'
import styles from './assignment-board.module.css'
import { GiveMenu } from './give-menu.tsx'
import type { PlanAction, PossibleActions } from './plan-actions.ts'

interface SelectionBarProps {
  readonly selected: number
  readonly possible: PossibleActions
  /** Who may get them. */
  readonly team: readonly TeamMember[]
  readonly isGiving: boolean
  readonly onGiving: (isGiving: boolean) => void
  readonly onGive: (target: string) => void
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
  { action: 'acceptOneCount', label: 'Let one count stand', icon: IconUserCheck },
  { action: 'askSecond', label: 'Ask for second count', icon: IconUsers },
  { action: 'recount', label: 'Count again', icon: IconArrowBackUp },
  { action: 'exclude', label: 'Exclude', icon: IconBan },
  { action: 'include', label: 'Include again', icon: IconCircleDashed },
  { action: 'countTwice', label: 'Count twice', icon: IconUsers },
  { action: 'countOnce', label: 'Count once', icon: IconUser },
  { action: 'remove', label: 'Leave out', icon: IconX },
]

/** What can be done with the shelves that are chosen; people beside the wall take them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, possible, onAct, onClear } = props
  useFocusBack()
  return (
    <section className={styles.bar} aria-label="Chosen shelves">
      <strong>{selected.toLocaleString('en-US')} selected</strong>
      {possible.give.length > 0 && (
        <GiveMenu
          givable={possible.give.length}
          team={props.team}
          isOpen={props.isGiving}
          onOpen={props.onGiving}
          onGive={props.onGive}
        />
      )}
      {ACTIONS.filter(({ action }) => possible[action].length > 0).map(
        ({ action, label, icon: Icon }) => (
          <Button
            key={action}
            variant="default"
            size="xs"
            leftSection={<Icon size={15} stroke={1.9} aria-hidden />}
            onClick={() => onAct(action)}
          >
            {label} {possible[action].length.toLocaleString('en-US')}
          </Button>
        ),
      )}
      <Button variant="subtle" size="xs" className={styles.clear} onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
