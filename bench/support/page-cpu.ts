// What the page took of its processor, from a trace of the browser: a thread that waits for a processor
// spends none.

/** Marks that the page sets before it hears of a frame and when it has drawn what it heard. */
export const FRAME_MARKS = { heard: 'frame heard', drawn: 'frame drawn' } as const

/** What the browser is asked to write down: these marks, and each task of each thread. */
export const TRACED = ['blink.user_timing', 'toplevel']

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** When it was, and how long its thread had run by then, in microseconds. */
  readonly ts: number
  readonly tts: number
  /** What its thread worked meanwhile. */
  readonly tdur?: number
}

/** Milliseconds for each frame, in their order. */
export function frameCpuMs(trace: Buffer): readonly number[] {
  let heard: TraceEvent | undefined
  const all: number[] = []
  for (const mark of eventsOf(trace).filter(isMark)) {
    if (mark.name === FRAME_MARKS.heard) heard = mark
    else if (heard) all.push((mark.tts - heard.tts) / 1_000)
  }
  return all
}

/** Of all tasks between the first mark and the last. */
export function longestTaskCpuMs(trace: Buffer): number {
  const events = eventsOf(trace)
  const marks = events.filter(isMark)
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last) return Number.NaN
  const ofPage = events.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') &&
      pid === first.pid &&
      tid === first.tid &&
      ts >= first.ts &&
      ts <= last.ts,
  )
  return Math.max(...ofPage.map(({ tdur = 0 }) => tdur)) / 1_000
}

function eventsOf(trace: Buffer): readonly TraceEvent[] {
  const content: { readonly traceEvents: readonly unknown[] } = JSON.parse(trace.toString())
  return content.traceEvents.filter(isTimed).sort((a, b) => a.ts - b.ts)
}

function isTimed(event: unknown): event is TraceEvent {
  const { name, tts } = Object(event)
  return typeof name === 'string' && typeof tts === 'number'
}

function isMark({ name }: TraceEvent): boolean {
  return name === FRAME_MARKS.heard || name === FRAME_MARKS.drawn
}
