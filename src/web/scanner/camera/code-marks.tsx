import { IconPlus } from '@tabler/icons-react'
import { memo, type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLatest } from '#web/kit/use-latest.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import type { Counter } from '../counter/counter.ts'
import { TONES } from '../scanner-state.ts'
import { ToneIcon } from '../tone-icon.tsx'
import styles from './code-marks.module.css'
import type { SeenLabel } from './code-source.ts'
import { GivenMarks } from './given-marks.ts'
import { type Cover, coverOf } from './mark-place.ts'
import type { SeenLabels } from './seen-labels.ts'
import type { SweepLog } from './sweep-log.ts'

interface CodeMarksProps {
  readonly labels: SeenLabels
  readonly video: RefObject<HTMLVideoElement | null>
  /** Knows the results of recent codes. */
  readonly counter: Counter
  /** Numbers the labels of a sweep. */
  readonly swept: SweepLog
  readonly isShelfLabel: (text: string) => boolean
  readonly onPick: (label: SeenLabel) => void
}

/**
 * Marks every label in view; a tap on a mark counts it, or one more of it. Labels move with every frame, so
 * marks are reused: React renders a new one only when more labels are in view than ever before.
 */
export const CodeMarks = memo(function CodeMarks(props: CodeMarksProps) {
  const { labels, video, counter, swept, isShelfLabel, onPick } = props
  const most = useSyncExternalStore(labels.subscribe, labels.most, labels.most)
  const marks = useMarks({ labels, counter, swept, isShelfLabel, cover: useCover(video) })
  const t = useMessages('camera')
  return (
    <ul className={styles.marks} aria-label={t('marks.title')}>
      {Array.from({ length: most }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <CodeMark key={place} marks={marks} onPick={onPick} />
      ))}
    </ul>
  )
})

interface CodeMarkProps {
  readonly marks: GivenMarks
  readonly onPick: (label: SeenLabel) => void
}

const CodeMark = memo(function CodeMark({ marks, onPick }: CodeMarkProps) {
  const keep = (mark: HTMLButtonElement | null) => (mark ? marks.add(mark) : undefined)
  return (
    <li>
      <button
        ref={keep}
        type="button"
        className={styles.mark}
        // Until the mark is assigned to a label.
        hidden
        onClick={({ currentTarget }) => {
          const label = marks.labelOf(currentTarget)
          if (label) onPick(label)
        }}
      >
        <span className={styles.badge}>
          <IconPlus size={20} aria-hidden />
          {TONES.map((tone) => (
            <ToneIcon key={tone} tone={tone} size={22} />
          ))}
        </span>
      </button>
    </li>
  )
})

interface MarkFacts extends Pick<CodeMarksProps, 'labels' | 'counter' | 'swept' | 'isShelfLabel'> {
  /** Undefined while there is no picture to mark. */
  readonly cover: Cover | undefined
}

function useMarks({ labels, counter, swept, isShelfLabel, cover }: MarkFacts): GivenMarks {
  const t = useMessages('camera')
  const isShelf = useLatest(isShelfLabel)
  const [marks] = useState(() => new GivenMarks(t, (text) => isShelf.current(text)))
  const show = () => {
    const results = counter.state.recentResults
    const { numberOf } = swept
    if (cover) marks.show({ labels: labels.read(), cover, results, numberOf })
  }
  useLayoutEffect(show)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it shows by the cover of its time
  useLayoutEffect(() => labels.subscribe(show), [labels, cover])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it shows by the cover of its time
  useLayoutEffect(() => counter.onState(show), [counter, cover])
  return marks
}

/**
 * How the picture fits its frame, updated when the frame's size changes. It uses an observer, because
 * measuring while a label comes into view would force another layout.
 */
function useCover({ current: video }: RefObject<HTMLVideoElement | null>): Cover | undefined {
  const [cover, setCover] = useState<Cover>()
  useLayoutEffect(() => {
    if (!video) return
    const look = () => setCover(coverOf(video))
    const observer = new ResizeObserver(look)
    observer.observe(video)
    video.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      video.removeEventListener('resize', look)
    }
  }, [video])
  return cover
}
