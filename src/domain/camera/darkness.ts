// Detects that it is dark. A hand in front of the lens is not a reason to suggest more light.

export interface Darkness {
  /** When the picture became dark; null while it is bright. */
  readonly since: number | null
}

/** Out of 255; below it, bars and paper cannot be told apart. */
export const DARK_BELOW = 45
export const DARK_FOR_MS = 2_000

export const BRIGHT: Darkness = { since: null }

/** `brightness` is null for a frame that says nothing about the light. */
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
