// Expected refusals. Anything else that is thrown is a bug, and is reported with a request id.

/** What a device's outbox does with an event after this refusal. */
type OutboxReaction = 'retry' | 'park'

interface FaultKind {
  readonly status: number
  readonly text: string
  readonly outbox: OutboxReaction
}

const FAULT_KINDS = {
  unauthenticated: { status: 401, text: 'Sign in to go on.', outbox: 'retry' },
  forbidden: { status: 403, text: 'Your role does not allow this.', outbox: 'park' },
  /** Until the operator opens the organization again. */
  suspended: { status: 403, text: 'This organization is suspended.', outbox: 'retry' },
  /** Until the person has done what the owners of the organization ask for. */
  requirement_unmet: {
    status: 403,
    text: 'This organization asks for more before it opens.',
    outbox: 'retry',
  },
  /** For the demo, which is read-only. */
  read_only: { status: 403, text: 'This is a demo. Nothing is saved here.', outbox: 'park' },
  not_found: { status: 404, text: 'Not found.', outbox: 'park' },
  invalid_argument: { status: 400, text: 'This input is not valid.', outbox: 'park' },
  conflict: { status: 409, text: 'Somebody else changed this in the meantime.', outbox: 'park' },
  illegal_transition: { status: 409, text: 'This step is not possible now.', outbox: 'park' },
  limit_reached: { status: 402, text: 'Your plan does not include more of this.', outbox: 'park' },
  rate_limited: { status: 429, text: 'Too many requests. Try again in a moment.', outbox: 'retry' },
  unavailable: { status: 503, text: 'The service is not available right now.', outbox: 'retry' },
} as const satisfies Record<string, FaultKind>

export type FaultCode = keyof typeof FAULT_KINDS

export const FAULT_CODES = Object.keys(FAULT_KINDS) as readonly FaultCode[]

/** Facts sent with a fault: the field, the current value, the unmet guard, the feature. */
export type FaultDetails = Readonly<Record<string, unknown>>

export interface FaultShape {
  readonly code: FaultCode
  readonly message: string
  readonly details?: FaultDetails
}

export class Fault extends Error {
  override readonly name = 'Fault'
  readonly code: FaultCode
  readonly details: FaultDetails | undefined

  constructor(code: FaultCode, message?: string, details?: FaultDetails) {
    super(message ?? FAULT_KINDS[code].text)
    this.code = code
    this.details = details
  }

  get status(): number {
    return FAULT_KINDS[this.code].status
  }

  get shape(): FaultShape {
    const shape = { code: this.code, message: this.message }
    return this.details === undefined ? shape : { ...shape, details: this.details }
  }
}

export function faultKind(code: FaultCode): FaultKind {
  return FAULT_KINDS[code]
}

export function isFaultCode(value: unknown): value is FaultCode {
  return typeof value === 'string' && Object.hasOwn(FAULT_KINDS, value)
}

/** Parses a fault that a server sent; undefined for anything else. */
export function parseFault(value: unknown): Fault | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { code, message, details } = value as Record<string, unknown>
  if (!isFaultCode(code) || typeof message !== 'string') return undefined
  return new Fault(code, message, isDetails(details) ? details : undefined)
}

function isDetails(value: unknown): value is FaultDetails {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
