// What every handler of the host knows about its request.

import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

export interface HostEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    clientAddress: string
    /** Nonce of the content security policy of this answer. */
    nonce: string
    log: Logger
  }
}

export type HostContext = Context<HostEnv>
export type HostMiddleware = MiddlewareHandler<HostEnv>
