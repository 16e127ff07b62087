import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import type { Messages } from '../kit/use-messages.ts'
import { ANYBODY } from './people-rail.tsx'
import type { Place } from './places.ts'
import { isAsked, type PlanAction, type PlanStage, possibleActions } from './plan-actions.ts'
import type { PlanQuestion } from './plan-dialogs.tsx'
import type { Plan, usePlan } from './use-plan.ts'

interface BoardFacts {
  readonly stage: PlanStage
  readonly team: readonly { readonly id: string; readonly name: string }[]
  readonly plan: ReturnType<typeof usePlan>
  /** What is done to which of the chosen shelves. */
  readonly possible: ReturnType<typeof possibleActions>
  readonly clear: () => void
  readonly ask: (question: PlanQuestion) => void
  readonly t: Messages<'assignments'>
}

/** The actions on shelves: an assignment can be undone, and anything that loses data is confirmed first. */
export function boardActions({ stage, team, plan, possible, clear, ask, t }: BoardFacts) {
  const give = (given: readonly Place[], target: string) => {
    const { give: givable } = possibleActions(given, stage)
    if (givable.length === 0) return
    const userId = target === ANYBODY ? null : target
    const name = team.find(({ id }) => id === userId)?.name
    const count = givable.length
    const message =
      name === undefined ? t('give.opened', { count }) : t('give.done', { count, name })
    clear()
    plan
      .give(givable, userId)
      .then(() => showNoteWithUndo({ message, undo: () => undoAssign(plan, givable) }), showFailure)
  }
  const act = (action: PlanAction) => {
    const concerned = possible[action]
    if (isAsked(action)) return ask({ kind: action, places: concerned })
    if (action === 'give' || action === 'release') return give(concerned, ANYBODY)
    run(plan, action, concerned).then(clear, showFailure)
  }
  return { give, act }
}

function run(
  plan: BoardFacts['plan'],
  action: 'include' | 'approve' | 'countTwice' | 'countOnce',
  places: readonly Place[],
): Promise<unknown> {
  if (action === 'include') return plan.include(places)
  if (action === 'approve') return plan.approve(places)
  return plan.countAs(places, action === 'countTwice' ? 'independent' : 'additive')
}

/** Gives shelves back to the people who had them before. */
async function undoAssign(plan: Pick<Plan, 'give'>, before: readonly Place[]): Promise<void> {
  const byHolder = Map.groupBy(before, ({ assignment }) => assignment?.userId ?? null)
  for (const [userId, places] of byHolder) await plan.give(places, userId)
}
