import { LinkButton } from './links.tsx'
import { Empty } from './page.tsx'

/** What somebody sees whose role does not open the page. */
export function ManagersOnly() {
  const back = (
    <LinkButton to="/stores" variant="default">
      Go to my stores
    </LinkButton>
  )
  return (
    <Empty title="For managers" action={back} level={1}>
      This page is for managers of the store. Ask one of them to make you a manager if you need it.
    </Empty>
  )
}
