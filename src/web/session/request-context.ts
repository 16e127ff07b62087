// What the host passes into the framework with each request; server functions read it as `context`.

import type { RequestContext } from '#contract/backend.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext }
  }
}
