import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'

export const Route = createFileRoute('/recovery/$token')({
  head: () => pageTitle('Recover an account'),
  component: Recovery,
})

function Recovery() {
  const lead = 'This recovery link is not known here. It may have been used, or be too old.'
  return (
    <NarrowFrame title="Recover an account" lead={lead}>
      <LinkButton to="/account/recover" variant="default" fullWidth>
        Other ways to recover
      </LinkButton>
    </NarrowFrame>
  )
}
