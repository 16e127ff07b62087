// Serverless-function mode: the calls are actions of the backend, without HTTP of their own.

import { ACTION_FAILED, type BillingAnswer, errorFrom, fail, succeed } from './billing-answer.ts'
import { type BillingClient, type CallName, type CallResult, forTheWire } from './billing-client.ts'

export const NO_HTTP = 'HTTP methods not supported in Convex mode'

export type RunAction = (name: CallName, args: object) => Promise<unknown>

export function createActionClient(run: RunAction): BillingClient {
  return {
    id: 'actions',
    post() {
      throw new Error(NO_HTTP)
    },
    async call<Name extends CallName>(name: Name, args: object = {}) {
      try {
        if (name === 'createEntity' && Array.isArray(args)) {
          throw new Error('Several entities at once are not supported here')
        }
        return succeed(parseResult<Name>(await run(name, forTheWire(args))))
      } catch (thrown) {
        return failed(thrown)
      }
    },
  }
}

function failed(thrown: unknown): BillingAnswer<never> {
  return fail({ ...errorFrom(thrown), code: ACTION_FAILED })
}

/** Actions answer with the types of the contract. */
function parseResult<Name extends CallName>(value: unknown): CallResult<Name> {
  return value as CallResult<Name>
}
