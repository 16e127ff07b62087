import { Button } from '@mantine/core'
import { IconCamera, IconCameraOff, IconChevronLeft, IconCircleCheck } from '@tabler/icons-react'
import type { ScanOnceItem } from '#contract/scan-once.ts'
import type { CodeSource } from '#web/scanner/camera/code-source.ts'
import { LabelCamera } from '#web/scanner/camera/label-camera.tsx'
import { HandheldField } from '#web/scanner/counter/handheld-field.tsx'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { answerWords } from './answer-words.ts'
import { CodeForm } from './code-form.tsx'
import { ItemFacts } from './item-rows.tsx'
import { nextItem } from './next-item.ts'
import { problemWords } from './problem-words.ts'
import styles from './scan-once.module.css'
import type { Answers } from './use-answers.ts'

interface ScanItemProps {
  readonly storeId: string
  readonly itemId: string
  /** The items that still have to be scanned. */
  readonly open: readonly ScanOnceItem[]
  readonly source: CodeSource
  readonly code: string
  readonly answers: Answers
  readonly onCode: (code: string) => void
  /** Called with what the camera or a scanner has read. */
  readonly onRead: (text: string) => void
  /** Undefined: back to the list. */
  readonly onItem: (itemId: string | undefined) => void
}

/** One item, for the person who is holding it. */
export function ScanItem(props: ScanItemProps) {
  const t = useMessages('scan-once')
  const { storeId, itemId, open, source, code, answers, onCode, onRead, onItem } = props
  const listed = open.find(({ id }) => id === itemId)
  const known = useLiveQuery(api.scanOnce.get, listed ? 'skip' : { storeId, itemId })
  const item = listed ?? known
  const next = nextItem(open, itemId)
  const goOn = async (isAnswered: Promise<boolean>) => {
    if (!(await isAnswered)) return
    onCode('')
    onItem(next?.id)
  }
  const skip = () => {
    onCode('')
    onItem(next?.id)
  }
  return (
    <section className={styles.work} aria-label={t('work.label')}>
      <Button
        className={styles.back ?? ''}
        variant="subtle"
        leftSection={<IconChevronLeft size={18} stroke={1.8} aria-hidden />}
        onClick={() => onItem(undefined)}
      >
        {t('work.back')}
      </Button>
      {item ? <ItemHead item={item} /> : <WaitingRows />}
      {item?.answer === null && (
        <>
          <HandheldField onCode={onRead} />
          <LabelCamera source={source} onLabel={onRead}>
            {({ isOn, toggle }) => (
              <Button
                variant="default"
                size="md"
                leftSection={
                  isOn ? (
                    <IconCameraOff size={20} aria-hidden />
                  ) : (
                    <IconCamera size={20} aria-hidden />
                  )
                }
                onClick={toggle}
              >
                {t(isOn ? 'camera.stop' : 'camera.start')}
              </Button>
            )}
          </LabelCamera>
          <CodeForm
            code={code}
            answers={answers}
            canSkip={next !== undefined}
            onCode={onCode}
            onAttach={() => void goOn(answers.attach(item, code))}
            onNoBarcode={() => void goOn(answers.markWithoutBarcode(item))}
            onSkip={skip}
          />
        </>
      )}
      {item && item.answer !== null && (
        <div className={styles.keys}>
          {next && (
            <Button size="md" onClick={skip}>
              {t('work.next')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function ItemHead({ item }: { readonly item: ScanOnceItem }) {
  const t = useMessages('scan-once')
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{item.name}</h2>
      <ItemFacts item={item} />
      {item.answer === null ? (
        <span className={styles.problem}>{problemWords(item.problem, item.fileCode, t)}</span>
      ) : (
        <span className={styles.done}>
          <IconCircleCheck size={16} stroke={1.9} aria-hidden /> {answerWords(item.answer, t)}
        </span>
      )}
    </div>
  )
}
