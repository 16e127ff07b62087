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
import { useMessages } from '../kit/use-messages.ts'
import styles from './assignment-board.module.css'
import { GiveMenu } from './give-menu.tsx'
import type { PlanAction, PossibleActions } from './plan-actions.ts'

interface SelectionBarProps {
  readonly selected: number
  readonly possible: PossibleActions
  /** The people who may get them. */
  readonly team: readonly TeamMember[]
  readonly isGiving: boolean
  readonly onGiving: (isGiving: boolean) => void
  readonly onGive: (target: string) => void
  readonly onAct: (action: PlanAction) => void
  readonly onClear: () => void
}

interface BarAction {
  readonly action: Exclude<PlanAction, 'give'>
  readonly icon: TablerIcon
}

const ACTIONS: readonly BarAction[] = [
  { action: 'release', icon: IconCircleDashed },
  { action: 'approve', icon: IconCheck },
  { action: 'acceptOneCount', icon: IconUserCheck },
  { action: 'askSecond', icon: IconUsers },
  { action: 'recount', icon: IconArrowBackUp },
  { action: 'exclude', icon: IconBan },
  { action: 'include', icon: IconCircleDashed },
  { action: 'countTwice', icon: IconUsers },
  { action: 'countOnce', icon: IconUser },
  { action: 'remove', icon: IconX },
]

/** The actions on the chosen shelves; they can also be assigned with the people beside the wall. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, possible, onAct, onClear } = props
  const t = useMessages('assignments')
  useFocusBack()
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <strong>{t('bar.selected', { count: selected })}</strong>
      {possible.give.length > 0 && (
        <GiveMenu
          givable={possible.give.length}
          team={props.team}
          isOpen={props.isGiving}
          onOpen={props.onGiving}
          onGive={props.onGive}
        />
      )}
      {ACTIONS.filter(({ action }) => possible[action].length > 0).map(({ action, icon: Icon }) => (
        <Button
          key={action}
          variant="default"
          size="xs"
          leftSection={<Icon size={15} stroke={1.9} aria-hidden />}
          onClick={() => onAct(action)}
        >
          {t(`bar.${action}`, { count: possible[action].length })}
        </Button>
      ))}
      <Button variant="subtle" size="xs" className={styles.clear} onClick={onClear}>
        {t('bar.clear')}
      </Button>
    </section>
  )
}
