// From the odds of the models to how often such a finding comes true.

import type { FindingKind } from './finding.ts'

interface Curve {
  readonly shift: number
  readonly slope: number
}

/**
 * Logistic curves: the log-odds that a finding is right are `shift + slope * log-odds` of the models.
 * Fitted by maximum likelihood (slope held to 1 by one unit of ridge) to all findings of 0.1 and more in
 * simulated audits of 8,000 items of the bench: variants and what was entered to those of seeds 1 to 12, every
 * finding counting alike; the others to seeds 1 to 6, every setting counting alike. Pairs offset each
 * other by more than chance rather often when the models doubt it; one label read twice rather seldom. Kinds
 * that are not named are nearly always sure, and right.
 */
const CURVES: Partial<Readonly<Record<FindingKind, Curve>>> = {
  misplaced: { shift: 3.6, slope: 0.51 },
  moved: { shift: 2.37, slope: 0.86 },
  sibling: { shift: 1.11, slope: 0.69 },
  keying: { shift: 0, slope: 1.11 },
  case_pack: { shift: -0.52, slope: 0.99 },
  case_or_keying: { shift: 0.39, slope: 0.91 },
  unknown_code: { shift: 1.22, slope: 1.22 },
  re_read: { shift: -0.47, slope: 0.97 },
}
/** Log-odds beyond this were not told apart. */
const LARGEST = 6

export function calibrated(kind: FindingKind, chance: number): number {
  const curve = CURVES[kind]
  if (!curve || chance <= 0 || chance >= 1) return chance
  const odds = Math.log(chance / (1 - chance))
  const held = Math.max(-LARGEST, Math.min(LARGEST, odds))
  return 1 / (1 + Math.exp(-curve.shift - curve.slope * held))
}
