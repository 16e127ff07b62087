// What somebody says of the items of the list, and the way back from the last of it.

import { useState } from 'react'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { type Attempt, useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'

interface AnsweredItem {
  readonly id: string
  readonly name: string
}

interface LastAnswer {
  readonly item: AnsweredItem
  /** Null: it has none. */
  readonly code: string | null
  readonly words: string
}

export interface Answers extends Pick<Attempt, 'isBusy' | 'refusal' | 'forget'> {
  /** Undefined: there is nothing to take back. */
  readonly last: LastAnswer | undefined
  /** Each answers whether it was done. */
  attach(item: AnsweredItem, code: string): Promise<boolean>
  markWithoutBarcode(item: AnsweredItem): Promise<boolean>
  /** With a code, or null for none, only if that is still what was answered. */
  takeBack(item: AnsweredItem, code?: string | null): Promise<boolean>
}

export function useAnswers(storeId: string): Answers {
  const t = useMessages('scan-once')
  const { attempt, isBusy, refusal, forget } = useAttempt()
  const [last, setLast] = useState<LastAnswer>()
  const attach = useBackendMutation(api.scanOnce.attach)
  const mark = useBackendMutation(api.scanOnce.markWithoutBarcode)
  const takeBack = useBackendMutation(api.scanOnce.takeBack)
  return {
    ...{ isBusy, refusal, forget, last },
    attach: (item, text) =>
      attempt(async () => {
        const { code } = await attach({ storeId, itemId: item.id, code: text })
        setLast({ item, code, words: t('last.attached', { code, name: item.name }) })
      }),
    markWithoutBarcode: (item) =>
      attempt(async () => {
        await mark({ storeId, itemId: item.id })
        setLast({ item, code: null, words: t('last.none', { name: item.name }) })
      }),
    takeBack: (item, code) =>
      attempt(async () => {
        await takeBack({ storeId, itemId: item.id, ...(code !== undefined && { code }) })
        if (last?.item.id === item.id) setLast(undefined)
      }),
  }
}
