import type { QueryClient } from '@tanstack/react-query'
import type { PageLanguage } from '#messages/languages.ts'
import type { RealtimeClient } from '../client/realtime-client.ts'

/** What every route finds in its context. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly realtime: RealtimeClient
  readonly language: PageLanguage
}
