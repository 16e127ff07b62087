import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { endSession } from '../../session/sign-out.ts'

interface SwitchAccountProps {
  readonly token: string
  readonly look: 'button' | 'link'
}

/** Signs out and comes back to the invitation as somebody else. */
export function SwitchAccount({ token, look }: SwitchAccountProps) {
  const [hasFailed, setFailed] = useState(false)
  const leave = () => {
    setFailed(false)
    endSession()
      .then(({ ok }) => {
        if (!ok) throw new Error('The session could not be ended')
        // Loaded anew: nothing of the person before stays in memory.
        window.location.assign(`/sign-in?${new URLSearchParams({ invitation: token })}`)
      })
      .catch(() => setFailed(true))
  }
  return (
    <>
      {look === 'button' ? (
        <Button fullWidth onClick={leave}>
          Sign out and use another account
        </Button>
      ) : (
        <Anchor component="button" type="button" underline="always" onClick={leave}>
          Use another account
        </Anchor>
      )}
      {hasFailed && <p role="alert">You are still signed in: no connection.</p>}
    </>
  )
}
