import { Stack } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { sendSignedInAway } from '../session/guards.ts'

export const Route = createFileRoute('/payment-success')({
  beforeLoad: ({ context }) => sendSignedInAway({ context }),
  head: () => pageTitle('Payment received'),
  component: PaymentSuccess,
})

function PaymentSuccess() {
  const lead = 'Thank you. Sign in to go on to your stores, or create the account that uses them.'
  return (
    <NarrowFrame title="Payment received" lead={lead}>
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
