// The protocol of a quick first count, which is started without a list of items and with a single place.

import { DEFAULT_PROTOCOL, type Protocol } from './protocol.ts'

/** One room for all: anyone may help count there, nothing is hidden, and no reasons are asked for. */
export const FIRST_COUNT_PROTOCOL: Protocol = {
  ...DEFAULT_PROTOCOL,
  helping: true,
  reasonCodes: false,
}
