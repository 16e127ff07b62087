// The decoder reads codes that lie nearly along or across the picture. Frames that show nothing are
// therefore turned a little further each, until one is read; then that angle is kept.

/** Degrees. The second four halve the steps, for long and low labels. */
const ANGLES = [0, 45, 22.5, 67.5, 11.25, 56.25, 33.75, 78.75] as const

export interface RotationCycle {
  readonly step: number
}

export const UPRIGHT: RotationCycle = { step: 0 }

export function angleOf({ step }: RotationCycle): number {
  return ANGLES[step % ANGLES.length] ?? 0
}

export function afterFrame(cycle: RotationCycle, readAnything: boolean): RotationCycle {
  return readAnything ? cycle : { step: (cycle.step + 1) % ANGLES.length }
}
