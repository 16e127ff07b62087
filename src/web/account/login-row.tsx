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
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { formatDay } from '../kit/format-day.ts'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { describeDevice } from './describe-device.ts'
import { formatAddress } from './format-address.ts'
import styles from './logins.module.css'

const ICONS = {
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  computer: IconDeviceDesktop,
  unknown: IconDeviceUnknown,
} as const

/** A login that was used as it began says so once. */
const A_MOMENT_MS = 60_000

export function LoginRow({ login }: { readonly login: LoginDetails }) {
  const { name, kind } = describeDevice(login.userAgent)
  const Icon = ICONS[kind]
  return (
    <li className={styles.row}>
      <Icon size={20} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {login.current && <span className={styles.here}>This device</span>}
        </p>
        <p className={styles.facts}>{useFacts(login)}</p>
      </div>
      {!login.current && <SignOutThere id={login.id} name={name} />}
    </li>
  )
}

function useFacts({ createdAt, lastSeenAt, address }: LoginDetails): string {
  // The server does not know the clock of the device.
  const format = useHydrated() ? formatMoment : formatDay
  const since = `Signed in ${format(createdAt)}`
  const seen = lastSeenAt - createdAt < A_MOMENT_MS ? '' : `last used ${format(lastSeenAt)}`
  return [since, seen, formatAddress(address)].filter((part) => part !== '').join(' · ')
}

function formatMoment(timeMs: number): string {
  return new Date(timeMs).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
}

interface SignOutThereProps {
  readonly id: string
  readonly name: string
}

function SignOutThere({ id, name }: SignOutThereProps) {
  const revoke = useBackendAction(api.auth.revokeLogin)
  const [isBusy, setBusy] = useState(false)
  // The row leaves by itself when the login has ended.
  const signOut = async () => {
    setBusy(true)
    try {
      await revoke({ loginId: id })
      notifications.show({ message: `Signed out: ${name}` })
    } catch (thrown) {
      setBusy(false)
      notifications.show({ color: 'red', message: textOfFailure(thrown) })
    }
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      onClick={signOut}
      aria-label={`Sign out ${name}`}
    >
      Sign out
    </Button>
  )
}
