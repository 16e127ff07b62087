import type { ServerFrame } from '#contract/frames.ts'

/** The server is trusted to speak its own protocol; a text that is no frame at all is undefined. */
export function parseServerFrame(text: string): ServerFrame | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    return isTyped(frame) ? (frame as ServerFrame) : undefined
  } catch {
    return undefined
  }
}

function isTyped(frame: unknown): boolean {
  return (
    typeof frame === 'object' && frame !== null && 'type' in frame && typeof frame.type === 'string'
  )
}
