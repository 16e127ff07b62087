// The decoder reads codes that lie nearly along or across the picture. Frames that show nothing are
// therefore turned a little further each, until one is read; then that angle is kept. A label that is
// held may be blurred in one frame: the angle that worked has every other turn for a while.

/** Degrees. The second four halve the steps, for long and low labels. */
const ANGLES = [0, 45, 22.5, 67.5, 11.25, 56.25, 33.75, 78.75] as const

/** After so many frames without a code, the label for which the angle was good has gone. */
const REMEMBERED_FOR = 8

export interface RotationCycle {
  /** Where the search is. */
  readonly step: number
  /** The step at which something was read last; null when that is long ago. */
  readonly good: number | null
  /** Frames since then in which nothing was read. */
  readonly missed: number
}

export const UPRIGHT: RotationCycle = { step: 0, good: null, missed: 0 }

export function angleOf(cycle: RotationCycle): number {
  return ANGLES[stepOf(cycle)] ?? 0
}

export function afterFrame(cycle: RotationCycle, readAnything: boolean): RotationCycle {
  if (readAnything) return { step: stepOf(cycle), good: stepOf(cycle), missed: 0 }
  const missed = cycle.missed + 1
  const good = missed < REMEMBERED_FOR ? cycle.good : null
  return { step: isSecondLook(cycle) ? cycle.step : nextStep(cycle.step, good), good, missed }
}

function stepOf(cycle: RotationCycle): number {
  return isSecondLook(cycle) && cycle.good !== null ? cycle.good : cycle.step
}

/** At the angle that worked, between two others. */
function isSecondLook({ good, missed }: RotationCycle): boolean {
  return good !== null && missed > 0 && missed % 2 === 0
}

function nextStep(step: number, good: number | null): number {
  const next = (step + 1) % ANGLES.length
  return next === good ? (next + 1) % ANGLES.length : next
}
