import type { ErrorComponentProps } from '@tanstack/react-router'
import { parseFault } from '#domain/fault.ts'
import { ErrorPanelHere } from './error-panel.tsx'
import { LinkButton } from './links.tsx'
import { Empty } from './page.tsx'

/** What somebody sees whose role does not open the page. */
export function ManagersOnly(props: ErrorComponentProps) {
  if (parseFault(props.error)?.code !== 'forbidden') return <ErrorPanelHere {...props} />
  const back = (
    <LinkButton to="/stores" variant="default">
      Go to my stores
    </LinkButton>
  )
  return (
    <Empty title="For managers" action={back}>
      This page is for managers of the store. Ask one of them to make you a manager if you need it.
    </Empty>
  )
}
