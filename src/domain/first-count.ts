// The rules of a count that somebody begins before there is a list, or a second shelf.

import { DEFAULT_PROTOCOL, type Protocol } from './protocol.ts'

/** One room for everybody: whoever comes helps there, and there is nothing to hide or to give reasons for. */
export const FIRST_COUNT_PROTOCOL: Protocol = {
  ...DEFAULT_PROTOCOL,
  helping: true,
  reasonCodes: false,
}
