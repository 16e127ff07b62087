/** A reader that could not be loaded is tried again after this: the network may be back. */
export const AGAIN_AFTER_MS = 3_000
