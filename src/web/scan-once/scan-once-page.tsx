import { Button, CloseButton, Progress, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowBackUp, IconCircleCheck, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { ScanOnceList } from '#contract/scan-once.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { MOST_COUNTED } from '#domain/scan-once.ts'
import type { CodeSource } from '#web/scanner/camera/code-source.ts'
import { readingOf } from '#web/scanner/camera/reading.ts'
import { useHandheldScanner } from '#web/scanner/counter/use-handheld-scanner.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { AsyncSection } from '../kit/async-section.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import { ItemList, type ListState } from './item-list.tsx'
import { SHOWN_ITEMS } from './load-scan-once.ts'
import { ScanItem } from './scan-item.tsx'
import styles from './scan-once.module.css'
import { type Answers, useAnswers } from './use-answers.ts'

const TYPING_MS = 150

interface ScanOncePageProps {
  readonly store: StoreSummary
  /** Reads barcodes from the camera's picture. */
  readonly source: CodeSource
}

/** Items without a barcode that scans, for a person who walks through the store with a phone. */
export function ScanOncePage({ store: known, source }: ScanOncePageProps) {
  const t = useMessages('scan-once')
  const store = useLiveStore(known)
  return (
    <Page title={t('title')} crumb={store.name} facts={<Done storeId={store.id} />}>
      <Work storeId={store.id} source={source} />
    </Page>
  )
}

function useOpenItems(storeId: string): ScanOnceList {
  return useSuspenseLiveQuery(api.scanOnce.list, { storeId, state: 'open', limit: SHOWN_ITEMS })
}

function Done({ storeId }: { readonly storeId: string }) {
  const t = useMessages('scan-once')
  const { open, done } = useOpenItems(storeId)
  return open + done > 0 && doneWords(open, done, t)
}

function doneWords(open: number, done: number, t: Messages<'scan-once'>): string {
  if (open >= MOST_COUNTED) return t('done.count', { done })
  return t('done.within', { done, total: open + done })
}

interface WorkProps extends Omit<ScanOncePageProps, 'store'> {
  readonly storeId: string
}

function Work({ storeId, source }: WorkProps) {
  const t = useMessages('scan-once')
  const { items, open, done } = useOpenItems(storeId)
  // Not in the address, so that going from item to item makes no request, with or without a network.
  const [itemId, setItemId] = useState<string>()
  const answers = useAnswers(storeId)
  const [code, setCode] = useState('')
  const take = (text: string) => {
    answers.forget()
    setCode(readingOf(text, { inputMode: 'gun' })?.code ?? '')
  }
  useHandheldScanner({ onCode: take })
  const choose = (next: string | undefined) => {
    answers.forget()
    setItemId(next)
  }
  if (open + done === 0) return <NothingToScan />
  return (
    <>
      <Progress
        value={(done / (open + done)) * 100}
        size="sm"
        color="teal"
        radius={0}
        aria-label={doneWords(open, done, t)}
      />
      <LastAnswer answers={answers} onUndone={choose} />
      {open === 0 && <AllDone />}
      <div className={styles.parts} data-working={itemId !== undefined || undefined}>
        <Items
          storeId={storeId}
          open={open}
          done={done}
          code={code}
          itemId={itemId}
          answers={answers}
          onOpen={choose}
          onForget={() => setCode('')}
        />
        {itemId === undefined ? (
          open > 0 && <p className={styles.choose}>{t('items.choose')}</p>
        ) : (
          <AsyncSection what={{ sentence: t('item.notLoaded') }} question={itemId}>
            <ScanItem
              storeId={storeId}
              itemId={itemId}
              open={items}
              source={source}
              code={code}
              answers={answers}
              onCode={setCode}
              onRead={take}
              onItem={choose}
            />
          </AsyncSection>
        )}
      </div>
    </>
  )
}

interface ItemsProps {
  readonly storeId: string
  readonly open: number
  readonly done: number
  /** Was read, but belongs to no item yet. */
  readonly code: string
  readonly itemId: string | undefined
  readonly answers: Answers
  readonly onOpen: (itemId: string) => void
  readonly onForget: () => void
}

function Items({ storeId, open, done, code, itemId, answers, onOpen, onForget }: ItemsProps) {
  const t = useMessages('scan-once')
  const { number } = useFormats()
  const shown = (count: number) => `${number(count)}${count < MOST_COUNTED ? '' : '+'}`
  const [state, setState] = useState<ListState>('open')
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS)
  return (
    <section className={styles.items} aria-label={t('items.label')}>
      <div className={styles.find}>
        <SegmentedControl
          aria-label={t('items.which')}
          data={[
            { value: 'open', label: t('items.open', { count: shown(open) }) },
            { value: 'done', label: t('items.done', { count: shown(done) }) },
          ]}
          value={state}
          onChange={(value) => setState(value as ListState)}
        />
        <TextInput
          className={styles.findInput ?? ''}
          aria-label={t('items.find')}
          placeholder={t('items.hint')}
          leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
          rightSection={
            text && (
              <CloseButton size="sm" aria-label={t('items.clear')} onClick={() => setText('')} />
            )
          }
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {itemId === undefined && code !== '' && (
        <p className={styles.read} role="status">
          <span>{t('read.text', { code })}</span>
          <CloseButton aria-label={t('read.forget')} onClick={onForget} />
        </p>
      )}
      {itemId === undefined && answers.refusal && (
        <div className={styles.refusal}>
          <RefusalNote>{answers.refusal.text}</RefusalNote>
        </div>
      )}
      <AsyncSection what={{ sentence: t('items.notLoaded') }} question={`${state} ${asked}`}>
        <ItemList
          storeId={storeId}
          state={state}
          text={asked}
          current={itemId}
          answers={answers}
          onOpen={onOpen}
          onClear={() => setText('')}
        />
      </AsyncSection>
    </section>
  )
}

interface LastAnswerProps {
  readonly answers: Answers
  readonly onUndone: (itemId: string) => void
}

/** The last answer, with a way to undo it. */
function LastAnswer({ answers, onUndone }: LastAnswerProps) {
  const t = useMessages('common')
  const { last, isBusy, takeBack } = answers
  if (!last) return null
  const undo = async () => {
    if (await takeBack(last.item, last.code)) onUndone(last.item.id)
  }
  return (
    <p className={styles.last} role="status">
      <IconCircleCheck size={18} stroke={1.8} className={styles.good} aria-hidden />
      <span>{last.words}</span>
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden />}
        disabled={isBusy}
        onClick={() => void undo()}
      >
        {t('undo')}
      </Button>
    </p>
  )
}

function AllDone() {
  const t = useMessages('scan-once')
  return <Empty title={t('allDone.title')}>{t('allDone.text')}</Empty>
}

function NothingToScan() {
  const t = useMessages('scan-once')
  return <Empty title={t('nothing.title')}>{t('nothing.text')}</Empty>
}
