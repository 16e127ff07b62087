import { Button } from '@mantine/core'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
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
  const t = useMessages('scan-once')
  const { storeId, state, text, current, answers, onOpen, onClear } = props
  const { items, more } = useSuspenseLiveQuery(api.scanOnce.list, {
    ...{ storeId, state, limit: SHOWN_ITEMS },
    ...(text !== '' && { text }),
  })
  if (items.length === 0) {
    return text === '' ? (
      <p className={styles.note}>{t(state === 'done' ? 'list.noneDone' : 'list.noneLeft')}</p>
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
      {more && <p className={styles.note}>{t('list.first', { count: SHOWN_ITEMS })}</p>}
    </>
  )
}

function NothingFound({ text, onClear }: Pick<ItemListProps, 'text' | 'onClear'>) {
  const t = useMessages('scan-once')
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('items.clear')}
    </Button>
  )
  return (
    <Empty title={t('none.title')} action={clear}>
      {t('none.text', { text })}
    </Empty>
  )
}
