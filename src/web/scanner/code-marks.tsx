import { IconPlus } from '@tabler/icons-react'
import {
  memo,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import styles from './code-marks.module.css'
import type { ReadCode, SeenLabel } from './code-source.ts'
import type { Counter } from './counter.ts'
import { type Cover, coverOf, placeMark } from './mark-place.ts'
import type { ScannerState, Tone } from './scanner-state.ts'
import type { SeenLabels } from './seen-labels.ts'
import { ToneIcon } from './tone-icon.tsx'
import { useCounterState } from './use-counter.ts'

const resultsOf = ({ recentResults }: ScannerState) => recentResults

interface CodeMarksProps {
  readonly labels: SeenLabels
  readonly video: RefObject<HTMLVideoElement | null>
  /** Knows what became of the codes that were counted lately. */
  readonly counter: Counter
  readonly onPick: (code: ReadCode) => void
}

/**
 * Every label in view is marked on the picture; a tap on one counts it, or one more of it. Labels move
 * with every frame: their marks are moved where they stand, and drawn anew only when others are in view
 * or something was counted.
 */
export const CodeMarks = memo(function CodeMarks(props: CodeMarksProps) {
  const { labels, video, counter, onPick } = props
  const present = useSyncExternalStore(labels.subscribe, labels.present, labels.present)
  const results = useCounterState(counter, resultsOf)
  const cover = useCover(video)
  const marks = useMovingMarks(labels, cover)
  if (!cover) return null
  return (
    <ul className={styles.marks} aria-label="Labels in view">
      {present.map((label) => {
        const result = results.find(({ code, isUndone }) => code === label.code.text && !isUndone)
        return (
          <CodeMark
            key={label.key}
            label={label}
            tone={result?.tone}
            name={result?.name ?? label.code.text}
            marks={marks}
            onPick={onPick}
          />
        )
      })}
    </ul>
  )
})

type Marks = Map<string, HTMLButtonElement>

interface CodeMarkProps {
  readonly label: SeenLabel
  readonly tone: Tone | undefined
  readonly name: string
  readonly marks: Marks
  readonly onPick: (code: ReadCode) => void
}

const CodeMark = memo(function CodeMark({ label, tone, name, marks, onPick }: CodeMarkProps) {
  const { key } = label
  const keep = (mark: HTMLButtonElement | null) => {
    if (!mark) return
    marks.set(key, mark)
    return () => void marks.delete(key)
  }
  return (
    <li>
      <button
        ref={keep}
        type="button"
        className={styles.mark}
        data-tone={tone}
        aria-label={tone ? `One more ${name}` : `Count ${name}`}
        onClick={() => onPick(label.code)}
      >
        <span className={styles.badge}>
          {tone ? <ToneIcon tone={tone} size={22} /> : <IconPlus size={20} aria-hidden />}
        </span>
      </button>
    </li>
  )
})

/** The marks by label. Whatever draws or moves them, each stands where its label was seen last. */
function useMovingMarks(labels: SeenLabels, cover: Cover | undefined): Marks {
  const marks = useRef<Marks>(new Map()).current
  const place = () => {
    if (!cover) return
    for (const { key, corners, isBelieved } of labels.read()) {
      const mark = marks.get(key)
      if (!mark) continue
      placeMark(mark, corners, cover)
      // Until it is sure what the label says, there is nothing to count.
      mark.disabled = !isBelieved
    }
  }
  useLayoutEffect(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it places by the cover of its time
  useLayoutEffect(() => labels.onMove(place), [labels, cover])
  return marks
}

/**
 * How the picture lies in its frame; looked at again when the frame changes. The observer tells it when
 * the page is laid out: to ask while a label comes into view would lay it out once more.
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
