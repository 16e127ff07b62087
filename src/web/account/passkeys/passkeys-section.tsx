import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useHydrated } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { Section } from '#web/kit/section.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { WaitingRows } from '#web/kit/waiting-rows.tsx'
import styles from '../logins.module.css'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { PasskeyRow } from './passkey-row.tsx'

const AddPasskeyDialog = lazyWithRetry(() => import('./add-passkey-dialog.tsx'))

interface PasskeysSectionProps {
  readonly emailVerified: boolean
}

export function PasskeysSection({ emailVerified }: PasskeysSectionProps) {
  const t = useMessages('passkeys')
  // Adding one is refused then, and the top of the page says how to confirm.
  if (!emailVerified) return <Section title={t('title')} text={t('unconfirmed.text')} />
  return (
    <Section title={t('title')} text={t('text')}>
      <Suspense fallback={<WaitingRows />}>
        <Passkeys />
      </Suspense>
    </Section>
  )
}

function Passkeys() {
  const t = useMessages('passkeys')
  const passkeys = useSuspenseLiveQuery(api.users.listPasskeys, {})
  return (
    <>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <AddPasskey />
      </div>
    </>
  )
}

function AddPasskey() {
  const t = useMessages('passkeys')
  const [isOpen, { open, close }] = useDisclosure()
  const isHydrated = useHydrated()
  if (isHydrated && !canUsePasskeys(window)) return <p>{t('unsupported')}</p>
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('add')}
      </Button>
      {isOpen && <AddPasskeyDialog onClose={close} />}
    </>
  )
}
