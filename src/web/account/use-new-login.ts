import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { LoginDetails } from '#contract/users.ts'
import { useLiveQuery } from '../client/react.tsx'

/** The login that began after this was first asked: a phone has followed the code. */
export function useNewLogin(): LoginDetails | undefined {
  const logins = useLiveQuery(api.users.listLogins, {})
  const [known, setKnown] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (logins && !known) setKnown(new Set(logins.map(({ id }) => id)))
  }, [logins, known])
  return known && logins?.find(({ id }) => !known.has(id))
}
