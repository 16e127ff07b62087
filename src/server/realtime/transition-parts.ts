// Cuts the text of a large transition into frames that stay below the limit of a frame, whatever is in it.

import { LIMITS, type ServerFrame } from '#contract/frames.ts'

/** As text in text, a quote or a backslash takes two bytes; the rest of the frame takes less than this. */
const AROUND_BYTES = 1_024
const PART_BYTES = Math.floor((LIMITS.frameBytes - AROUND_BYTES) / 2)

type Part = Extract<ServerFrame, { type: 'TransitionChunk' }>

/** One after the other, so that no more than what is on its way is in memory twice. */
export function* transitionParts(text: Buffer, transitionId: string): Generator<Part> {
  const starts = startsOf(text)
  for (const [partNumber, start] of starts.entries()) {
    const chunk = text.toString('utf8', start, starts[partNumber + 1] ?? text.length)
    yield {
      type: 'TransitionChunk',
      transitionId,
      partNumber,
      totalParts: starts.length,
      chunk,
    }
  }
}

function startsOf(text: Buffer): readonly number[] {
  const starts: number[] = []
  for (let start = 0; start < text.length; start = nextStart(text, start)) starts.push(start)
  return starts
}

function nextStart(text: Buffer, start: number): number {
  let next = start + PART_BYTES
  while (isInsideCharacter(text[next])) next -= 1
  return next
}

function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0
}
