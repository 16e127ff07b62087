import { Outlet } from '@tanstack/react-router'
import { BackendArea } from './backend-area.tsx'

/** Everything behind the sign-in calls the backend for the user of the session. */
export function SignedInArea() {
  return (
    <BackendArea>
      <Outlet />
    </BackendArea>
  )
}
