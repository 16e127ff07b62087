import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { LoginDetails } from '#contract/users.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { postAuth } from '../session/auth-request.ts'
import { forgetCachedSession } from '../session/cached-session.ts'
import { LoginRow } from './login-row.tsx'
import styles from './logins.module.css'
import { useRefreshSession } from './use-refresh-session.ts'

const FIRST = 5

/** Every signed-in device, this one first. */
export function Logins() {
  const t = useMessages('profile')
  const logins = useSuspenseLiveQuery(api.users.listLogins, {})
  const [isWhole, setWhole] = useState(false)
  const sorted = newestFirst(logins)
  const shown = isWhole ? sorted : sorted.slice(0, FIRST)
  // Such a login is about one organization, and the others are not listed.
  const isBySignOn = logins.some(({ current, by }) => current && by === 'sign_on')
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
            {t('logins.all', { count: sorted.length })}
          </Button>
        )}
        {others > 0 && <SignOutElsewhere count={others} />}
        {!isBySignOn && <SignOutEverywhere />}
      </div>
    </>
  )
}

function newestFirst(logins: readonly LoginDetails[]): readonly LoginDetails[] {
  return logins.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt - a.lastSeenAt,
  )
}

/** For people who have lost a phone, or cannot tell their devices apart. */
function SignOutElsewhere({ count }: { readonly count: number }) {
  const t = useMessages('profile')
  const [isOpen, { open, close }] = useDisclosure()
  const refreshSession = useRefreshSession()
  const signOut = async () => {
    await postAuth('/revoke-other-sessions')
    await refreshSession()
    notifications.show({ message: t('logins.elsewhereDone') })
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('logins.elsewhere')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={t('logins.elsewhere')}
        confirmLabel={t('logins.elsewhereConfirm', { count })}
        onConfirm={signOut}
      >
        {t('logins.elsewhereText', { count })}
      </ConfirmDialog>
    </>
  )
}

/** For people who leave a borrowed device and do not trust the others either. */
function SignOutEverywhere() {
  const t = useMessages('profile')
  const [isOpen, { open, close }] = useDisclosure()
  const signOut = async () => {
    await postAuth('/revoke-sessions')
    forgetCachedSession()
    // A full reload, so that nothing of the user stays in memory.
    window.location.replace('/sign-in')
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('logins.everywhere')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={t('logins.everywhere')}
        confirmLabel={t('logins.everywhere')}
        onConfirm={signOut}
      >
        {t('logins.everywhereText')}
      </ConfirmDialog>
    </>
  )
}
