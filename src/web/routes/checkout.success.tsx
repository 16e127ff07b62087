import { Stack } from '@mantine/core'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { isSignedIn } from '../session/guards.ts'

export const Route = createFileRoute('/checkout/success')({
  beforeLoad: async ({ context }) => {
    if (await isSignedIn(context.queryClient)) throw redirect({ to: '/setup/organization' })
  },
  head: () => pageTitle('Checkout complete'),
  component: CheckoutSuccess,
})

function CheckoutSuccess() {
  const lead = 'Thank you. Sign in to set up your organization.'
  return (
    <NarrowFrame title="Checkout complete" lead={lead}>
      <Stack gap="xs">
        <LinkButton to="/sign-in" fullWidth>
          Sign in
        </LinkButton>
        <LinkButton to="/sign-up" variant="default" fullWidth>
          Create an account
        </LinkButton>
      </Stack>
    </NarrowFrame>
  )
}
