import { Stack } from '@mantine/core'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { isSignedIn } from '../session/guards.ts'

export const Route = createFileRoute('/invite/$token')({
  beforeLoad: async ({ context, params: { token } }) => {
    const isKnown = await isSignedIn(context.queryClient)
    if (isKnown) throw redirect({ to: '/invite/accept', search: { token } })
  },
  head: () => pageTitle('Invitation'),
  component: Invitation,
})

function Invitation() {
  const { token } = Route.useParams()
  const lead = 'Somebody invited you to count with them. Say who you are, then accept it.'
  return (
    <NarrowFrame title="Invitation" lead={lead}>
      <Stack gap="xs">
        <LinkButton to="/sign-up" search={{ invitation: token }} fullWidth>
          Create an account
        </LinkButton>
        <LinkButton to="/sign-in" search={{ invitation: token }} variant="default" fullWidth>
          Sign in
        </LinkButton>
      </Stack>
    </NarrowFrame>
  )
}
