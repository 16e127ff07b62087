import { useState } from 'react'
import type { TeamMember } from '#contract/stores.ts'
import { countOf } from '#domain/count-words.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { LoneCountDialog } from '../shared/lone-count-dialog.tsx'
import { PersonSelect } from '../shared/person-select.tsx'
import type { Place } from './places.ts'
import type { AskedAction } from './plan-actions.ts'
import type { Plan } from './use-plan.ts'

export type PlanQuestion =
  | { readonly kind: AskedAction; readonly places: readonly Place[] }
  | { readonly kind: 'removeRoom'; readonly roomId: string; readonly roomName: string }

interface PlanDialogsProps {
  /** Undefined: nothing is asked. */
  readonly question: PlanQuestion | undefined
  readonly team: readonly TeamMember[]
  readonly plan: Plan
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What is asked before the plan changes in a way that others will ask about. */
export function PlanDialogs({ question, team, plan, onClose, onDone }: PlanDialogsProps) {
  if (!question) return null
  if (question.kind === 'removeRoom') {
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        title={`Leave ${question.roomName} out?`}
        confirmLabel="Leave room out"
        onConfirm={() => plan.removeRoom(question.roomId).then(onDone)}
      >
        The room and its shelves are not counted in this audit. They stay on the map, and you can
        take them in again by giving them to somebody. Where something was counted, exclude the
        shelf with a reason instead.
      </ConfirmDialog>
    )
  }
  const { kind, places } = question
  const shelves = countOf(places.length, 'shelf', 'shelves')
  if (kind === 'remove') {
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        title={`Leave ${shelves} out?`}
        confirmLabel={`Leave ${shelves} out`}
        onConfirm={() => plan.remove(places).then(onDone)}
      >
        They are not counted in this audit and count for nothing in its coverage. Give them to
        somebody to take them in again.
      </ConfirmDialog>
    )
  }
  if (kind === 'exclude') {
    return (
      <ReasonDialog
        isOpen
        onClose={onClose}
        title={`Exclude ${shelves}`}
        confirmLabel={`Exclude ${shelves}`}
        placeholder="Freezer is being repaired"
        onConfirm={(reason) => plan.exclude(places, reason).then(onDone)}
      >
        Excluded shelves are explained, not counted: what was counted there leaves the totals and
        stays readable. The reason stands in the result.
      </ReasonDialog>
    )
  }
  if (kind === 'acceptOneCount') {
    return (
      <LoneCountDialog
        isOpen
        shelves={places.length}
        onConfirm={(reason) => plan.acceptOneCount(places, reason).then(onDone)}
        onClose={onClose}
      />
    )
  }
  if (kind === 'askSecond') {
    return (
      <ReasonDialog
        isOpen
        onClose={onClose}
        title={`Ask for the second count of ${shelves}`}
        confirmLabel="Ask for the second count"
        onConfirm={(reason) => plan.askSecond(places, reason).then(onDone)}
      >
        The one count leaves the result until the second is in and they are compared. An audit in
        review is opened for counting again.
      </ReasonDialog>
    )
  }
  return <RecountDialog places={places} team={team} plan={plan} onClose={onClose} onDone={onDone} />
}

interface RecountDialogProps extends Omit<PlanDialogsProps, 'question'> {
  readonly places: readonly Place[]
}

function RecountDialog({ places, team, plan, onClose, onDone }: RecountDialogProps) {
  const counters = new Set(places.flatMap(({ assignment }) => assignment?.userId ?? []))
  const other = team.find(({ id, role }) => role === 'scanner' && !counters.has(id))
  const [userId, setUserId] = useState(other?.id ?? null)
  const shelves = countOf(places.length, 'shelf', 'shelves')
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`Count ${shelves} again`}
      confirmLabel={`Count ${shelves} again`}
      isRequired={false}
      onConfirm={(reason) => plan.recount(places, reason, userId).then(onDone)}
      extra={
        <PersonSelect
          label="Who counts"
          placeholder="Whoever comes"
          clearable
          data={team.map(({ id, name }) => ({
            value: id,
            label: counters.has(id) ? `${name} (counted it before)` : name,
          }))}
          value={userId}
          onChange={setUserId}
        />
      }
    >
      A new blind round begins. What was counted so far leaves the totals and stays readable beside
      the new count. Another pair of eyes finds more than the same one.
    </ReasonDialog>
  )
}
