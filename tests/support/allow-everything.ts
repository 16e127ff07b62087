import type { Entitlements } from '#server/functions/services.ts'

/** For worlds without plans: everything is included. */
export const allowEverything: Entitlements = {
  require: async () => {},
  reserve: async () => async () => {},
  roomFor: async () => null,
}
