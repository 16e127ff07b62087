// Whether somebody stands in the dark: a hand before the lens is no reason to speak of light.

export interface Darkness {
  /** When the picture became dark; null while it is bright. */
  readonly since: number | null
}

/** Of 255: bars and paper cannot be told apart below it. */
export const DARK_BELOW = 45
export const DARK_FOR_MS = 2_000

export const BRIGHT: Darkness = { since: null }

/** `brightness` is null where a frame does not tell. */
export function afterBrightness(
  darkness: Darkness,
  at: number,
  brightness: number | null,
): Darkness {
  if (brightness === null) return darkness
  if (brightness >= DARK_BELOW) return BRIGHT
  return darkness.since === null ? { since: at } : darkness
}

export function isDark({ since }: Darkness, at: number): boolean {
  return since !== null && at - since >= DARK_FOR_MS
}
