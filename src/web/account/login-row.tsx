import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceUnknown,
} from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { LoginDetails } from '#contract/users.ts'
import { maskedNetwork } from '#domain/masked-network.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { useSayFailure } from '../kit/say-failure.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { describeDevice } from './describe-device.ts'
import styles from './logins.module.css'

const ICONS = {
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  computer: IconDeviceDesktop,
  unknown: IconDeviceUnknown,
} as const

/** If a login was last used when it began, only one time is shown. */
const A_MOMENT_MS = 60_000

export function LoginRow({ login }: { readonly login: LoginDetails }) {
  const t = useMessages('profile')
  const { name, kind } = describeDevice(login.userAgent, t)
  const Icon = ICONS[kind]
  return (
    <li className={styles.row}>
      <Icon size={20} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {login.current && <span className={styles.here}>{t('logins.here')}</span>}
        </p>
        <p className={styles.facts}>{useFacts(login)}</p>
      </div>
      {!login.current && <SignOutThere id={login.id} name={name} />}
    </li>
  )
}

function useFacts({ createdAt, lastSeenAt, address, by }: LoginDetails): string {
  const t = useMessages('profile')
  const { day, moment } = useFormats()
  // The server does not know the device's time zone.
  const format = useHydrated() ? moment : day
  const since = t('logins.since', { time: format(createdAt) })
  const isNew = lastSeenAt - createdAt < A_MOMENT_MS
  const seen = isNew ? '' : t('logins.used', { time: format(lastSeenAt) })
  const way = by === null ? '' : t('logins.by', { by })
  return [since, way, seen, maskedNetwork(address)].filter((part) => part !== '').join(' · ')
}

interface SignOutThereProps {
  readonly id: string
  readonly name: string
}

function SignOutThere({ id, name }: SignOutThereProps) {
  const t = useMessages('profile')
  const sayFailure = useSayFailure()
  const revoke = useBackendAction(api.auth.revokeLogin)
  const [isBusy, setBusy] = useState(false)
  // The row disappears by itself once the login has ended.
  const signOut = async () => {
    setBusy(true)
    try {
      await revoke({ loginId: id })
      notifications.show({ message: t('logins.signedOut', { device: name }) })
    } catch (thrown) {
      setBusy(false)
      notifications.show({ color: 'red', message: sayFailure(thrown) })
    }
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      onClick={signOut}
      aria-label={t('logins.signOutNamed', { device: name })}
    >
      {t('logins.signOut')}
    </Button>
  )
}
