import { Button } from '@mantine/core'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
import { DoneRows, OpenRows } from './item-rows.tsx'
import { SHOWN_ITEMS } from './load-scan-once.ts'
import styles from './scan-once.module.css'
import type { Answers } from './use-answers.ts'

export type ListState = 'open' | 'done'

interface ItemListProps {
  readonly storeId: string
  readonly state: ListState
  readonly text: string
  readonly current: string | undefined
  readonly answers: Answers
  readonly onOpen: (itemId: string) => void
  readonly onClear: () => void
}

export function ItemList(props: ItemListProps) {
  const { storeId, state, text, current, answers, onOpen, onClear } = props
  const { items, more } = useSuspenseLiveQuery(api.scanOnce.list, {
    ...{ storeId, state, limit: SHOWN_ITEMS },
    ...(text !== '' && { text }),
  })
  if (items.length === 0) {
    return text === '' ? (
      <p className={styles.note}>
        {state === 'done' ? 'Nothing is done yet.' : 'Nothing is left to scan.'}
      </p>
    ) : (
      <NothingFound text={text} onClear={onClear} />
    )
  }
  return (
    <>
      {state === 'open' ? (
        <OpenRows items={items} current={current} onOpen={onOpen} />
      ) : (
        <DoneRows
          items={items}
          isBusy={answers.isBusy}
          onTakeBack={(item) => void answers.takeBack(item)}
        />
      )}
      {more && (
        <p className={styles.note}>
          The first {SHOWN_ITEMS} are listed; the others follow when these are done. Search to find
          one of them now.
        </p>
      )}
    </>
  )
}

function NothingFound({ text, onClear }: Pick<ItemListProps, 'text' | 'onClear'>) {
  const clear = (
    <Button variant="default" onClick={onClear}>
      Clear search
    </Button>
  )
  return (
    <Empty title="No item matches" action={clear}>
      No name and no SKU on this list has “{text}” in it.
    </Empty>
  )
}
