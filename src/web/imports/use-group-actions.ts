import type { ImportGroup } from '#contract/imports.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { type Attempt, useAttempt } from '../kit/use-attempt.ts'

interface GroupConfirmation {
  readonly replace?: boolean
  readonly createPlaces: boolean
  /** Stores that stay unchanged. */
  readonly without: readonly string[]
}

export interface GroupActions extends Pick<Attempt, 'isBusy' | 'refusal'> {
  readonly confirm: (words: GroupConfirmation) => Promise<boolean>
  readonly cancel: () => Promise<boolean>
}

/** The actions on a file for several stores. `storeId`: the store of the page. */
export function useGroupActions({ id: groupId }: ImportGroup, storeId: string): GroupActions {
  const confirm = useBackendMutation(api.imports.confirmGroup)
  const cancel = useBackendMutation(api.imports.cancelGroup)
  const { attempt, isBusy, refusal } = useAttempt()
  const one = { storeId, groupId }
  return {
    isBusy,
    refusal,
    confirm: ({ without, ...words }) =>
      attempt(() => confirm({ ...one, ...words, without: [...without] })),
    cancel: () => attempt(() => cancel(one)),
  }
}
