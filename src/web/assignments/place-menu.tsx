import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconDots,
  IconListDetails,
  IconUser,
  IconUserCheck,
  IconUsers,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { TeamMember } from '#contract/stores.ts'
import { showFailure } from '../kit/note-with-undo.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import type { Place } from './places.ts'
import { canDo, type PlanAction, type PlanStage } from './plan-actions.ts'
import type { PlanQuestion } from './plan-dialogs.tsx'
import type { Plan } from './use-plan.ts'

interface PlaceMenuProps {
  readonly place: Place
  readonly stage: PlanStage
  readonly team: readonly TeamMember[]
  readonly plan: Plan
  readonly onAsk: (question: PlanQuestion) => void
  readonly onShowCounts: () => void
}

const ICON = { size: 16, stroke: 1.7 }

/** Everything a manager can do with one shelf. */
export function PlaceMenu(props: PlaceMenuProps) {
  const { place, stage, onShowCounts } = props
  const t = useMessages('assignments')
  const choices = choicesFor(props, t).filter(({ action }) => canDo(action, place, stage))
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('menu.label', { place: place.code })}
        >
          <IconDots size={18} stroke={1.9} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {place.assignment && (
          <Menu.Item leftSection={<IconListDetails {...ICON} />} onClick={onShowCounts}>
            {t('menu.counts')}
          </Menu.Item>
        )}
        {choices.map(({ action, words, icon: Icon, choose }) => (
          <Menu.Item key={action} leftSection={<Icon {...ICON} />} onClick={choose}>
            {words}
          </Menu.Item>
        ))}
        {canDo('give', place, stage) && <GiveChoices {...props} />}
      </Menu.Dropdown>
    </Menu>
  )
}

interface MenuChoice {
  readonly action: PlanAction
  readonly words: string
  readonly icon: TablerIcon
  readonly choose: () => void
}

/** Each action on the shelf, done at once or after a question; in the order of the menu. */
function choicesFor(
  { place, plan, onAsk }: PlaceMenuProps,
  t: Messages<'assignments'>,
): readonly MenuChoice[] {
  const places = [place]
  const choice = (
    action: PlanAction,
    words: string,
    icon: TablerIcon,
    choose: () => void,
  ): MenuChoice => ({ action, words, icon, choose })
  return [
    choice('approve', t('menu.approve'), IconCheck, () => run(plan.approve(places))),
    choice('acceptOneCount', t('menu.acceptOneCount'), IconUserCheck, () =>
      onAsk({ kind: 'acceptOneCount', places }),
    ),
    choice('askSecond', t('menu.askSecond'), IconUsers, () => onAsk({ kind: 'askSecond', places })),
    choice('recount', t('menu.recount'), IconArrowBackUp, () => onAsk({ kind: 'recount', places })),
    choice('exclude', t('menu.exclude'), IconBan, () => onAsk({ kind: 'exclude', places })),
    choice('include', t('menu.include'), IconCircleDashed, () => run(plan.include(places))),
    choice('countTwice', t('menu.countTwice'), IconUsers, () =>
      run(plan.countAs(places, 'independent')),
    ),
    choice('countOnce', t('menu.countOnce'), IconUser, () => run(plan.countAs(places, 'additive'))),
    choice('remove', t('menu.remove'), IconX, () => onAsk({ kind: 'remove', places })),
  ]
}

/** The people the shelf can be assigned to. */
function GiveChoices({ place, stage, team, plan }: PlaceMenuProps) {
  const t = useMessages('assignments')
  const holder = place.assignment?.userId
  const give = (userId: string | null) => run(plan.give([place], userId))
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t(holder ? 'menu.reassign' : 'menu.assign')}</Menu.Label>
      {canDo('release', place, stage) && (
        <Menu.Item leftSection={<IconCircleDashed {...ICON} />} onClick={() => give(null)}>
          {t('people.anyone')}
        </Menu.Item>
      )}
      {team
        .filter(({ id }) => id !== holder)
        .map(({ id, name }) => (
          <Menu.Item key={id} leftSection={<IconUserCheck {...ICON} />} onClick={() => give(id)}>
            {name}
          </Menu.Item>
        ))}
    </>
  )
}

function run(change: Promise<unknown>): void {
  void change.catch(showFailure)
}
