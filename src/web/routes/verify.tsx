import { createFileRoute } from '@tanstack/react-router'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'

export const Route = createFileRoute('/verify')({
  head: () => pageTitle('Verify a count'),
  component: Verify,
})

function Verify() {
  const lead =
    'A completed count carries a confirmation number and a seal over everything that was counted. Open the address printed on its report to check it here.'
  return <NarrowFrame title="Verify a count" lead={lead} />
}
