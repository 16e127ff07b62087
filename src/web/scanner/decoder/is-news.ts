import type { Seen } from './worker-messages.ts'

/**
 * Whether whoever has heard of the frame before learns anything from this one. Most frames show what the last
 * has shown, or nothing: the page sleeps through them.
 */
export function isNews(seen: Seen, before: Seen | undefined): boolean {
  if (!before || seen.codes.length > 0 || seen.isDark !== before.isDark) return true
  if (seen.labels.length !== before.labels.length) return true
  return seen.labels.some(({ corners, isBelieved }, at) => {
    const same = before.labels[at]
    // A label that this frame has not shown keeps its corners, the very same.
    return corners !== same?.corners || isBelieved !== same.isBelieved
  })
}
