// The answers about the items of the list, and undoing the last one.

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
  /** Null: it has no barcode. */
  readonly code: string | null
  readonly words: string
}

export interface Answers extends Pick<Attempt, 'isBusy' | 'refusal' | 'forget'> {
  /** Undefined: there is nothing to undo. */
  readonly last: LastAnswer | undefined
  /** Each resolves to whether it succeeded. */
  attach(item: AnsweredItem, code: string): Promise<boolean>
  markWithoutBarcode(item: AnsweredItem): Promise<boolean>
  /** Only if this is still the current answer: a code, or null for no barcode. */
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
