import { useState } from 'react'
import type { TeamMember } from '#contract/stores.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LoneCountDialog } from '../shared/lone-count-dialog.tsx'
import { PersonSelect } from '../shared/person-select.tsx'
import type { Place } from './places.ts'
import type { AskedAction } from './plan-actions.ts'
import type { Plan } from './use-plan.ts'

export type PlanQuestion =
  | { readonly kind: AskedAction; readonly places: readonly Place[] }
  | { readonly kind: 'removeRoom'; readonly roomId: string; readonly roomName: string }

interface PlanDialogsProps {
  /** Undefined: no dialog is open. */
  readonly question: PlanQuestion | undefined
  readonly team: readonly TeamMember[]
  readonly plan: Plan
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The questions before changes of the plan that others would ask about. */
export function PlanDialogs({ question, team, plan, onClose, onDone }: PlanDialogsProps) {
  const t = useMessages('assignments')
  if (!question) return null
  if (question.kind === 'removeRoom') {
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        title={t('ask.removeRoom', { room: question.roomName })}
        confirmLabel={t('ask.removeRoomConfirm')}
        onConfirm={() => plan.removeRoom(question.roomId).then(onDone)}
      >
        {t('ask.removeRoomText')}
      </ConfirmDialog>
    )
  }
  const { kind, places } = question
  const count = places.length
  if (kind === 'remove') {
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        title={t('ask.remove', { count })}
        confirmLabel={t('ask.removeConfirm', { count })}
        onConfirm={() => plan.remove(places).then(onDone)}
      >
        {t('ask.removeText')}
      </ConfirmDialog>
    )
  }
  if (kind === 'exclude') {
    return (
      <ReasonDialog
        isOpen
        onClose={onClose}
        title={t('ask.exclude', { count })}
        confirmLabel={t('ask.exclude', { count })}
        placeholder={t('ask.excludeExample')}
        onConfirm={(reason) => plan.exclude(places, reason).then(onDone)}
      >
        {t('ask.excludeText')}
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
        title={t('ask.second', { count })}
        confirmLabel={t('ask.secondConfirm')}
        onConfirm={(reason) => plan.askSecond(places, reason).then(onDone)}
      >
        {t('ask.secondText')}
      </ReasonDialog>
    )
  }
  return <RecountDialog places={places} team={team} plan={plan} onClose={onClose} onDone={onDone} />
}

interface RecountDialogProps extends Omit<PlanDialogsProps, 'question'> {
  readonly places: readonly Place[]
}

function RecountDialog({ places, team, plan, onClose, onDone }: RecountDialogProps) {
  const t = useMessages('assignments')
  const counters = new Set(places.flatMap(({ assignment }) => assignment?.userId ?? []))
  const other = team.find(({ id, role }) => role === 'scanner' && !counters.has(id))
  const [userId, setUserId] = useState(other?.id ?? null)
  const count = places.length
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('ask.recount', { count })}
      confirmLabel={t('ask.recount', { count })}
      isRequired={false}
      onConfirm={(reason) => plan.recount(places, reason, userId).then(onDone)}
      extra={
        <PersonSelect
          label={t('ask.who')}
          placeholder={t('people.anyone')}
          clearable
          data={team.map(({ id, name }) => ({
            value: id,
            label: counters.has(id) ? t('ask.countedBefore', { name }) : name,
          }))}
          value={userId}
          onChange={setUserId}
        />
      }
    >
      {t('ask.recountText')}
    </ReasonDialog>
  )
}
