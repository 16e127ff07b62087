import type { SimulatedAudit } from '../truth.ts'

/** An audit as an oracle sees it. */
export type KnownAudit = Pick<SimulatedAudit, 'truth' | 'world'>
