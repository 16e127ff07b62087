// Reads codes from the camera: labels are followed from frame to frame, and each one that counts is reported once.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CountingMode, withoutCounting } from '#domain/camera/counting-mode.ts'
import { useLatest } from '#web/kit/use-latest.ts'
import { type CodeSource, READS_WELL, type ReadCode, type SourceState } from './code-source.ts'
import { viewOf } from './mark-place.ts'
import { SeenLabels } from './seen-labels.ts'
import { StillInView } from './still-in-view.ts'

export interface LabelReader {
  /** The frame on the picture that people aim with. */
  readonly finder: RefObject<HTMLDivElement | null>
  readonly reader: SourceState
  /** The labels in view now. */
  readonly labels: SeenLabels
  /** The label was counted with a tap: it no longer counts by itself. */
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
 * What covers the picture: while it is covered, nobody aims and nothing counts. A sweep is still followed
 * underneath, so that it still knows its counted labels afterwards.
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
  // The listener may change while a label stays in view; that must not make it a new sighting.
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
      // After a look at another sheet, the label in view is still the one from before and needs no notice.
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

/** The decoder sees the whole picture, so it is told which part of it is visible whenever that changes. */
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
