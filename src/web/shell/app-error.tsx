import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { parseFault } from '#domain/fault.ts'
import { ErrorPanelHere } from '../kit/error-panel.tsx'
import { Empty } from '../kit/page.tsx'
import { NoConnection } from '../session/require-connection.ts'
import { sessionQuery } from '../session/session.ts'
import { NoConnectionPage } from './no-connection.tsx'

/** Whatever fails inside the app. A session that ended is no accident: the way back is signing in. */
export function AppError(props: ErrorComponentProps) {
  if (props.error instanceof NoConnection) return <NoConnectionPage />
  const isSignedOut = parseFault(props.error)?.code === 'unauthenticated'
  return isSignedOut ? <SessionEnded /> : <ErrorPanelHere {...props} />
}

function SessionEnded() {
  const router = useRouter()
  const queryClient = useQueryClient()
  // The guards look again: they let the user pass, or send them to sign in and back.
  const lookAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await router.invalidate()
  }
  return (
    <Empty title="You are signed out" action={<Button onClick={lookAgain}>Sign in again</Button>}>
      Your session has ended on this device or was ended on another one.
    </Empty>
  )
}
