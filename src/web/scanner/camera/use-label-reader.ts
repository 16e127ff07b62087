// What the camera shows is read: labels are followed from frame to frame, and each that counts is said once.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CountingMode, withoutCounting } from '#domain/camera/counting-mode.ts'
import { useLatest } from '#web/kit/use-latest.ts'
import { type CodeSource, READS_WELL, type ReadCode, type SourceState } from './code-source.ts'
import { viewOf } from './mark-place.ts'
import { SeenLabels } from './seen-labels.ts'
import { StillInView } from './still-in-view.ts'

export interface LabelReader {
  /** The frame on the picture in which people aim. */
  readonly finder: RefObject<HTMLDivElement | null>
  readonly reader: SourceState
  /** What is in view now. */
  readonly labels: SeenLabels
  /** A label was counted with a tap: it does not count by itself any more. */
  countByHand(label: string): void
}

export interface LabelReaderOptions {
  readonly source: CodeSource
  readonly onCode: (code: ReadCode) => void
  /** What counts by itself. */
  readonly counting: CountingMode
  readonly cover: Cover
}

/**
 * What lies over the picture: nobody aims then, and nothing counts. A sweep that goes on is followed behind it, so
 * that what was counted is known when it is seen again.
 */
export type Cover = 'none' | 'over sweep' | 'whole'

interface Picture {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly isReady: boolean
}

export function useLabelReader(options: LabelReaderOptions, picture: Picture): LabelReader {
  const { source, onCode, counting, cover } = options
  const { video, isReady } = picture
  const [reader, setReader] = useState(READS_WELL)
  const [labels] = useState(() => new SeenLabels())
  const [stillInView] = useState(() => new StillInView())
  const finder = useRef<HTMLDivElement>(null)
  const isFollowed = isReady && cover !== 'whole'
  useShownPart({ source, video, finder, isReady, counting, counts: cover === 'none' })
  // Whoever listens may change while a label stays in view: it is the same sight of it all the same.
  const listener = useLatest(onCode)
  const wasCovered = useRef(false)
  useEffect(() => {
    if (cover === 'whole') wasCovered.current = true
  }, [cover])
  useEffect(() => {
    if (!isFollowed || !video.current) return
    const isUncovered = wasCovered.current
    wasCovered.current = false
    stillInView.comeBack(performance.now())
    const tell = (code: ReadCode) => {
      const seen = stillInView.see(code, performance.now())
      // Whoever has only looked something up knows that it is the label from before.
      if (seen.leftView || !isUncovered) listener.current(seen)
    }
    source.start(video.current, { onCode: tell, onState: setReader, onLabels: labels.set })
    return () => {
      source.stop()
      stillInView.leave(labels.read())
      labels.clear()
      setReader(READS_WELL)
    }
  }, [video, isFollowed, source, listener, labels, stillInView])

  return { finder, reader, labels, countByHand: (label) => source.countByHand?.(label) }
}

interface ShownPart extends Picture {
  readonly source: CodeSource
  readonly finder: LabelReader['finder']
  readonly counting: CountingMode
  readonly counts: boolean
}

/** The decoder sees all of the picture: it is told what of it the screen shows, whenever that changes. */
function useShownPart(shownPart: ShownPart): void {
  const { source, video, finder, isReady, counting, counts } = shownPart
  useEffect(() => {
    const shown = video.current
    if (!isReady || !shown) return
    const tell = () => {
      const view = counts ? viewOf(counting, shown, finder.current) : withoutCounting(counting)
      if (view) source.look?.(view)
    }
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(shown)
    if (finder.current) observer.observe(finder.current)
    shown.addEventListener('resize', tell)
    return () => {
      observer.disconnect()
      shown.removeEventListener('resize', tell)
    }
  }, [source, video, finder, isReady, counting, counts])
}
