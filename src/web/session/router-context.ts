import type { QueryClient } from '@tanstack/react-query'
import type { PageLanguage } from '#messages/languages.ts'
import type { RealtimeClient } from '../client/realtime-client.ts'

/** The context of every route. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly realtime: RealtimeClient
  readonly language: PageLanguage
}
