import { Outlet } from '@tanstack/react-router'
import { BackendArea } from './backend-area.tsx'

/** Everything behind signing in speaks to the backend for the user of the session. */
export function SignedInArea() {
  return (
    <BackendArea>
      <Outlet />
    </BackendArea>
  )
}
