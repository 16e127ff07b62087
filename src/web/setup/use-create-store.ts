import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ArgsOf } from '#contract/define.ts'
import { decideName } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useBackendAction, useBackendMutation } from '../client/react.tsx'
import { type Attempt, useAttempt } from '../kit/use-attempt.ts'
import { sessionQuery } from '../session/session.ts'
import type { StoreDraft } from './store-plan.ts'

/** A list of what should be in the store, already uploaded. */
export type StoreBaseline = NonNullable<ArgsOf<typeof api.stores.createWithBaseline>['baseline']>

interface NewRoom {
  readonly name: string
  readonly shelves: { readonly code: string }[]
}

export interface StoreCreation extends Pick<Attempt, 'isBusy' | 'errorOf' | 'refusal'> {
  /** What is being created: only its own button shows a loader. */
  readonly making: 'own' | 'sample' | undefined
  readonly create: (draft: StoreDraft, rooms: readonly NewRoom[]) => void
  readonly createSample: () => void
}

interface MadeStore {
  readonly id: string
  /** The check of its list, which is shown first. */
  readonly importId?: string | null
}

/** One store per click, however often it is clicked; then opens its overview. */
export function useCreateStore(
  orgId: string,
  forgetDraft: () => void,
  baseline?: StoreBaseline,
): StoreCreation {
  const createStore = useBackendMutation(api.stores.createWithBaseline)
  const createSample = useBackendAction(api.stores.createSample)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, refusal, errorOf, attempt } = useAttempt()
  const [last, setLast] = useState<'own' | 'sample'>()
  const make = (what: 'own' | 'sample', run: () => Promise<MadeStore>) => {
    if (isBusy) return
    setLast(what)
    void attempt(async () => {
      const { id: storeId, importId } = await run()
      forgetDraft()
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      const to = importId ? '/stores/$storeId/admin/import' : '/stores/$storeId'
      await navigate({ to, params: { storeId } })
    })
  }
  return {
    isBusy,
    refusal,
    errorOf,
    making: isBusy ? last : undefined,
    create: (draft, rooms) =>
      make('own', async () =>
        createStore({
          orgId,
          name: decideName(draft.name, 'name'),
          ...(draft.currency && { currency: draft.currency }),
          rooms: [...rooms],
          ...(baseline && { baseline }),
        }),
      ),
    createSample: () => make('sample', () => createSample({})),
  }
}
