import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '../../kit/links.tsx'
import { NarrowFrame } from '../../kit/narrow-frame.tsx'
import { pageTitle } from '../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/setup/store')({
  head: () => pageTitle('Set up a store'),
  component: SetupStore,
})

function SetupStore() {
  const lead =
    'A store is a shop or a warehouse that you count: its name, its address, and the list of what should be in it.'
  return (
    <NarrowFrame title="Set up a store" lead={lead}>
      <LinkButton to="/stores" variant="default" fullWidth>
        Go to my stores
      </LinkButton>
    </NarrowFrame>
  )
}
