import { createFileRoute } from '@tanstack/react-router'
import { loadOwnWork } from '#web/assignments/load-plan.ts'
import { MemberProfilePage } from '#web/assignments/member-profile-page.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { requireAudit } from '#web/session/require-audit.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/audit/$id/member-profile')({
  loader: async ({ context, params }) => {
    const { name } = await requireAudit(context.queryClient, params)
    const { queryClient, user } = context
    await loadOwnWork(queryClient, { storeId: params.storeId, userId: user.id })
    return { audit: name }
  },
  staticData: { areas: ['work'] },
  head: ({ match, loaderData }) => {
    const page = messagesIn(match.context.language, 'shared')('pages.mine')
    const t = messagesIn(match.context.language, 'work')
    return pageTitle(loaderData ? t('titled', { page, ...loaderData }) : page)
  },
  component: MemberProfile,
})

function MemberProfile() {
  const { store, user } = Route.useRouteContext()
  const { id } = Route.useParams()
  return <MemberProfilePage store={store} auditId={id} viewerId={user.id} />
}
