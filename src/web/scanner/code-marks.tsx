import { IconPlus } from '@tabler/icons-react'
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import styles from './code-marks.module.css'
import type { ReadCode, SeenLabel } from './code-source.ts'
import { type Cover, coverOf, isCut, placeOnScreen } from './mark-place.ts'
import type { ScanResult, Tone } from './scanner-state.ts'
import type { SeenLabels } from './seen-labels.ts'
import { ToneIcon } from './tone-icon.tsx'

interface CodeMarksProps {
  readonly labels: SeenLabels
  readonly video: RefObject<HTMLVideoElement | null>
  /** What became of the codes that were counted lately. */
  readonly results: readonly ScanResult[]
  readonly onPick: (code: ReadCode) => void
}

/** Every label in view is marked on the picture; a tap on one counts it, or one more of it. */
export function CodeMarks({ labels, video, results, onPick }: CodeMarksProps) {
  const seen = useSyncExternalStore(labels.subscribe, labels.read, labels.read)
  const cover = useCover(video)
  if (!cover) return null
  return (
    <ul className={styles.marks} aria-label="Labels in view">
      {seen.map((label) => (
        <CodeMark
          key={label.key}
          label={label}
          cover={cover}
          result={results.find(({ code, isUndone }) => code === label.code.text && !isUndone)}
          onPick={onPick}
        />
      ))}
    </ul>
  )
}

interface CodeMarkProps {
  readonly label: SeenLabel
  readonly cover: Cover
  readonly result: ScanResult | undefined
  readonly onPick: (code: ReadCode) => void
}

function CodeMark({ label, cover, result, onPick }: CodeMarkProps) {
  const tone: Tone | undefined = label.isBelieved ? result?.tone : undefined
  const name = result?.name ?? label.code.text
  const place = placeOnScreen(label.corners, cover)
  return (
    <li>
      <button
        type="button"
        className={styles.mark}
        style={place}
        data-cut={isCut(place, cover) || undefined}
        data-tone={tone}
        disabled={!label.isBelieved}
        aria-label={tone ? `One more ${name}` : `Count ${name}`}
        onClick={() => onPick(label.code)}
      >
        <span className={styles.badge}>
          {tone ? <ToneIcon tone={tone} size={22} /> : <IconPlus size={20} aria-hidden />}
        </span>
      </button>
    </li>
  )
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
