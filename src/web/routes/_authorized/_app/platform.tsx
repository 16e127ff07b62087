import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { PlatformPage } from '#web/platform/platform-page.tsx'
import { currentUserQuery } from '#web/session/access.ts'

export const Route = createFileRoute('/_authorized/_app/platform')({
  // For the operator of the installation; for everyone else the address does not exist.
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
    if (!user?.platformAdmin) throw notFound({ routeId: rootRouteId })
  },
  staticData: { areas: ['platform'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'platform')('crumb')),
  component: PlatformPage,
})
