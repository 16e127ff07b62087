import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { LoginDetails } from '#contract/users.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { QrCode } from '../kit/qr-code.tsx'
import { useAuthRefusal } from './auth-refusal.ts'
import { describeDevice } from './describe-device.ts'
import styles from './phone-code.module.css'
import { formatRemaining } from './phone-link.ts'
import { usePhoneLink } from './use-phone-link.ts'

interface PhoneCodeProps {
  readonly storeId: string | undefined
  readonly onDone: () => void
}

export function PhoneCode({ storeId, onDone }: PhoneCodeProps) {
  const login = useNewLogin()
  return login ? (
    <SignedIn device={describeDevice(login.userAgent).name} onDone={onDone} />
  ) : (
    <Code storeId={storeId} />
  )
}

function SignedIn({ device, onDone }: { readonly device: string; readonly onDone: () => void }) {
  return (
    <Stack gap="md">
      <Alert color="teal" variant="light" role="status" icon={<IconCircleCheck size={18} />}>
        Signed in: {device}. If that was not you, sign it out on your profile page.
      </Alert>
      <Button onClick={onDone}>Done</Button>
    </Stack>
  )
}

function Code({ storeId }: { readonly storeId: string | undefined }) {
  const { handOver, remainingMs, error, isFetching, renew } = usePhoneLink(storeId)
  const refusalOf = useAuthRefusal()
  const isOver = handOver !== undefined && remainingMs === 0
  const link = isOver ? undefined : handOver?.link
  return (
    <Stack gap="md">
      <p>
        Point the camera of your phone at the code. Shelfcount opens there, signed in as you,
        without a password.
      </p>
      <div className={styles.code} data-over={isOver || undefined} role="status">
        {link && <QrCode text={link} label="Code for your phone" sizePx={232} />}
        {isOver && <p>This code has ended.</p>}
      </div>
      {error && <Problem text={refusalOf(error).text} />}
      {link && <Remaining remainingMs={remainingMs} />}
      <div className={styles.actions}>
        <Button variant={isOver ? 'filled' : 'default'} loading={isFetching} onClick={renew}>
          New code
        </Button>
        {link && <CopyLink link={link} />}
      </div>
      {handOver?.isOutOfReach && <OutOfReach host={new URL(handOver.link).host} />}
      <p className={styles.warning}>
        Whoever opens it first is signed in as you. Show it to nobody else.
      </p>
    </Stack>
  )
}

function Remaining({ remainingMs }: { readonly remainingMs: number }) {
  return (
    <p className={styles.remaining}>
      Works once, for another <span role="timer">{formatRemaining(remainingMs)}</span>
    </p>
  )
}

function OutOfReach({ host }: { readonly host: string }) {
  return (
    <p className={styles.outOfReach}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      <span>
        <strong>A phone cannot reach this address.</strong> There, {host} means the phone itself.
        The operator has to set PUBLIC_URL to an address of this machine in your network.
      </span>
    </p>
  )
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />}>
      {text}
    </Alert>
  )
}

/** Pages that came without encryption may not write to the clipboard: then the link is shown. */
function CopyLink({ link }: { readonly link: string }) {
  const { copy, copied, error } = useClipboard()
  if (error) {
    return (
      <TextInput
        aria-label="Link for your phone"
        description="Copying is not allowed here. Copy it by hand."
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    )
  }
  return (
    <Button variant="default" onClick={() => copy(link)}>
      {copied ? 'Link copied' : 'Copy link'}
    </Button>
  )
}

/** The login that began after this was first asked: a phone has followed the code. */
function useNewLogin(): LoginDetails | undefined {
  const logins = useLiveQuery(api.users.listLogins, {})
  const [known, setKnown] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (logins && !known) setKnown(new Set(logins.map(({ id }) => id)))
  }, [logins, known])
  return known && logins?.find(({ id }) => !known.has(id))
}
