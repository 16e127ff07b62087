import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'

export const Route = createFileRoute('/account/recover')({
  head: () => pageTitle('Recover an account'),
  component: RecoverAccount,
})

function RecoverAccount() {
  const lead =
    'An account is recovered with the link from a recovery mail. If you only forgot the password, a new one is quicker.'
  return (
    <NarrowFrame title="Recover an account" lead={lead}>
      <LinkButton to="/forgot-password" variant="default" fullWidth>
        Reset my password
      </LinkButton>
    </NarrowFrame>
  )
}
