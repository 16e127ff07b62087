import { LinkButton } from './links.tsx'
import { NarrowFrame } from './narrow-frame.tsx'
import { Empty } from './page.tsx'

const TEXT = 'There is nothing at this address, or it is not open to you.'

/** A page of its own, for addresses outside the app. */
export function NotFound() {
  return (
    <NarrowFrame title="Not Found" lead={TEXT}>
      <LinkButton to="/" variant="default">
        Go to the start page
      </LinkButton>
    </NarrowFrame>
  )
}

/** Says why a page is not there for somebody: it is, but not for a scanner. */
export const MANAGERS_ONLY = 'managers only'

/** The same inside the frame of the app. */
export function NotFoundHere({ data }: { readonly data?: unknown }) {
  return data === MANAGERS_ONLY ? <ManagersOnly /> : <NothingHere />
}

function NothingHere() {
  const back = (
    <LinkButton to="/stores" variant="default">
      Go to my stores
    </LinkButton>
  )
  return (
    <Empty title="Not Found" action={back} level={1}>
      {TEXT}
    </Empty>
  )
}

/** What somebody sees whose role does not open the page. */
function ManagersOnly() {
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
