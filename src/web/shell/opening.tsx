import { NarrowFrame } from '../kit/narrow-frame.tsx'

/** While the app waits for the host on the way in. */
export function Opening() {
  return <NarrowFrame title="Opening" lead="Waiting for an answer." />
}
