import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { LoginDetails } from '#contract/users.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LoginRow } from './login-row.tsx'
import styles from './logins.module.css'
import { SignOutElsewhere } from './sign-out-elsewhere.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const FIRST = 5

/** Every device that is signed in, this one first. */
export function Logins() {
  const logins = useSuspenseLiveQuery(api.users.listLogins, {})
  const [isWhole, setWhole] = useState(false)
  const sorted = newestFirst(logins)
  const shown = isWhole ? sorted : sorted.slice(0, FIRST)
  const others = logins.filter(({ current }) => !current).length
  return (
    <>
      <ul className={styles.list}>
        {shown.map((login) => (
          <LoginRow key={login.id} login={login} />
        ))}
      </ul>
      <div className={styles.actions}>
        {shown.length < sorted.length && (
          <Button variant="subtle" onClick={() => setWhole(true)}>
            Show all {sorted.length}
          </Button>
        )}
        {others > 0 && <SignOutElsewhere count={others} />}
        <SignOutEverywhere />
      </div>
    </>
  )
}

function newestFirst(logins: readonly LoginDetails[]): readonly LoginDetails[] {
  return logins.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt - a.lastSeenAt,
  )
}
