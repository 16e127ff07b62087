import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../../kit/links.tsx'
import { NarrowFrame } from '../../kit/narrow-frame.tsx'
import { pageTitle } from '../../kit/page-title.ts'
import { acceptSearch } from '../../session/search.ts'

export const Route = createFileRoute('/_authorized/invite/accept')({
  validateSearch: acceptSearch,
  head: () => pageTitle('Accept an invitation'),
  component: AcceptInvitation,
})

function AcceptInvitation() {
  const { token } = Route.useSearch()
  const lead = token
    ? 'This invitation is not known here. It may have been used or withdrawn: ask for a new one.'
    : 'This link is incomplete: the token of the invitation is missing. Open the link from your invitation again.'
  return (
    <NarrowFrame title="Accept an invitation" lead={lead}>
      <LinkButton to="/stores" variant="default" fullWidth>
        Go to my stores
      </LinkButton>
    </NarrowFrame>
  )
}
