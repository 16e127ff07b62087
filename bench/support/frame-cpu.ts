// What frames took of the page's processor time, from a trace of the browser: a thread that waits for a
// processor spends none.

/** Marks that the page sets before it hears of a frame and when it has drawn what it heard. */
export const FRAME_MARKS = { heard: 'frame heard', drawn: 'frame drawn' } as const

interface Mark {
  readonly name: string
  /** When it was set, and how long its thread had run by then, in microseconds. */
  readonly ts: number
  readonly tts: number
}

/** Milliseconds for each frame, in their order. */
export function frameCpuMs(trace: Buffer): readonly number[] {
  const content: { readonly traceEvents: readonly unknown[] } = JSON.parse(trace.toString())
  const marks = content.traceEvents.filter(isMark).sort((a, b) => a.ts - b.ts)
  let heard: Mark | undefined
  const all: number[] = []
  for (const mark of marks) {
    if (mark.name === FRAME_MARKS.heard) heard = mark
    else if (heard) all.push((mark.tts - heard.tts) / 1_000)
  }
  return all
}

function isMark(event: unknown): event is Mark {
  const { name, tts } = Object(event)
  return Object.values(FRAME_MARKS).includes(name) && typeof tts === 'number'
}
