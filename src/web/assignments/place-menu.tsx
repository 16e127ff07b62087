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
} from '@tabler/icons-react'
import type { TeamMember } from '#contract/stores.ts'
import { showFailure } from '../kit/note-with-undo.tsx'
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

/** Everything a manager does with one shelf. */
export function PlaceMenu(props: PlaceMenuProps) {
  const { place, stage, team, plan, onAsk, onShowCounts } = props
  const can = (action: PlanAction) => canDo(action, place, stage)
  const holder = place.assignment?.userId
  const run = (change: Promise<unknown>) => void change.catch(showFailure)
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More for ${place.code}`}>
          <IconDots size={18} stroke={1.9} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {place.assignment && (
          <Menu.Item leftSection={<IconListDetails {...ICON} />} onClick={onShowCounts}>
            See counts
          </Menu.Item>
        )}
        {can('approve') && (
          <Menu.Item
            leftSection={<IconCheck {...ICON} />}
            onClick={() => run(plan.approve([place]))}
          >
            Approve
          </Menu.Item>
        )}
        {can('letStand') && (
          <Menu.Item
            leftSection={<IconUserCheck {...ICON} />}
            onClick={() => onAsk({ kind: 'letStand', places: [place] })}
          >
            Let one count stand
          </Menu.Item>
        )}
        {can('askSecond') && (
          <Menu.Item
            leftSection={<IconUsers {...ICON} />}
            onClick={() => onAsk({ kind: 'askSecond', places: [place] })}
          >
            Ask for the second count
          </Menu.Item>
        )}
        {can('recount') && (
          <Menu.Item
            leftSection={<IconArrowBackUp {...ICON} />}
            onClick={() => onAsk({ kind: 'recount', places: [place] })}
          >
            Count again
          </Menu.Item>
        )}
        {can('exclude') && (
          <Menu.Item
            leftSection={<IconBan {...ICON} />}
            onClick={() => onAsk({ kind: 'exclude', places: [place] })}
          >
            Exclude
          </Menu.Item>
        )}
        {can('include') && (
          <Menu.Item
            leftSection={<IconCircleDashed {...ICON} />}
            onClick={() => run(plan.include([place]))}
          >
            Include again
          </Menu.Item>
        )}
        {can('countTwice') && (
          <Menu.Item
            leftSection={<IconUsers {...ICON} />}
            onClick={() => run(plan.countAs([place], 'independent'))}
          >
            Count twice, by two people
          </Menu.Item>
        )}
        {can('countOnce') && (
          <Menu.Item
            leftSection={<IconUser {...ICON} />}
            onClick={() => run(plan.countAs([place], 'additive'))}
          >
            Count once
          </Menu.Item>
        )}
        {can('remove') && (
          <Menu.Item
            leftSection={<IconX {...ICON} />}
            onClick={() => onAsk({ kind: 'remove', places: [place] })}
          >
            Leave out
          </Menu.Item>
        )}
        {can('give') && (
          <>
            <Menu.Divider />
            <Menu.Label>{holder ? 'Hand over to' : 'Give to'}</Menu.Label>
            {can('release') && (
              <Menu.Item
                leftSection={<IconCircleDashed {...ICON} />}
                onClick={() => run(plan.give([place], null))}
              >
                Whoever comes
              </Menu.Item>
            )}
            {team
              .filter(({ id }) => id !== holder)
              .map(({ id, name }) => (
                <Menu.Item
                  key={id}
                  leftSection={<IconUserCheck {...ICON} />}
                  onClick={() => run(plan.give([place], id))}
                >
                  {name}
                </Menu.Item>
              ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
