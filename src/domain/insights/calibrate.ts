// Converts the odds of the models to how often such a finding is right.

import type { CaseSlip, FindingKind, FindingLine, KeyingSlip } from './finding.ts'

interface Curve {
  readonly shift: number
  readonly slope: number
}

interface SlipCurve extends Curve {
  /** How much a small size reduces the odds, per factor of e below the usual size. */
  readonly size: number
}

/**
 * Logistic curves: the log-odds that a finding is right are `shift + slope * log-odds` of the models. Fitted by
 * maximum likelihood (one unit of ridge pulls the slope toward 1) to all findings of 0.1 and more in simulated audits
 * of 8,000 items from the bench. Variants and cases were fitted to seeds 1 to 12, with equal weight for each finding;
 * the others to seeds 1 to 6, with equal weight for each setting. When the models are in doubt, pairs still often
 * offset each other by more than chance, while a label was rarely read twice. Kinds that are not listed are nearly
 * always sure, and right.
 */
const CURVES: Partial<Readonly<Record<FindingKind, Curve>>> = {
  misplaced: { shift: 3.6, slope: 0.51 },
  moved: { shift: 2.37, slope: 0.86 },
  sibling: { shift: 1.11, slope: 0.69 },
  case_pack: { shift: -0.52, slope: 0.99 },
  case_or_keying: { shift: 0.39, slope: 0.91 },
  unknown_code: { shift: 1.22, slope: 1.22 },
  re_read: { shift: -0.47, slope: 0.97 },
}
/**
 * Keying slips by what the fingers did, fitted in the same way to findings of 0.05 and more with seeds 21 to 28. The
 * models underrate extra digits, and overrate small slips, which are more likely honest differences.
 */
const SLIP_CURVES: Readonly<Record<Exclude<KeyingSlip, 'barcode'>, SlipCurve>> = {
  transposed: { shift: 1.11, slope: 0.99, size: 1.37 },
  repeated: { shift: 2.63, slope: 1.64, size: 0 },
  missing: { shift: -0.25, slope: 1.39, size: 0 },
  extra: { shift: 2.67, slope: 0.81, size: 6.13 },
  neighbour: { shift: 0.08, slope: 0.58, size: 0.57 },
  decimal_point: { shift: 1.72, slope: 1.27, size: 3.11 },
}
/** From this many units on, a slip is not small. */
const USUAL_UNITS = 30
/** Larger log-odds were not distinguished in the fit. */
const LARGEST = 6

interface Claim {
  readonly kind: FindingKind
  readonly slip?: KeyingSlip | CaseSlip
  readonly lines: readonly Pick<FindingLine, 'counted' | 'proposed'>[]
}

export function calibrated(claim: Claim, chance: number): number {
  if (chance <= 0 || chance >= 1) return chance
  const odds = Math.log(chance / (1 - chance))
  const held = Math.max(-LARGEST, Math.min(LARGEST, odds))
  const right = claim.kind === 'keying' ? slipOdds(claim, held) : kindOdds(claim, held)
  return right === null ? chance : 1 / (1 + Math.exp(-right))
}

function kindOdds({ kind }: Claim, odds: number): number | null {
  const curve = CURVES[kind]
  return curve ? curve.shift + curve.slope * odds : null
}

function slipOdds({ slip, lines }: Claim, odds: number): number | null {
  if (slip === undefined || !isKeyed(slip)) return null
  const { shift, slope, size } = SLIP_CURVES[slip]
  const [{ counted, proposed } = { counted: 0, proposed: 0 }] = lines
  const units = Math.abs((proposed ?? 0) - (counted ?? 0))
  return shift + slope * odds + size * Math.min(0, Math.log((1 + units) / USUAL_UNITS))
}

function isKeyed(slip: KeyingSlip | CaseSlip): slip is keyof typeof SLIP_CURVES {
  return slip in SLIP_CURVES
}
