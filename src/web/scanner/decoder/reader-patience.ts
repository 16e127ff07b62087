/** A reader that failed to load is retried after this long: the network may be back. */
export const AGAIN_AFTER_MS = 3_000
