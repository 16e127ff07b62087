import { Button } from '@mantine/core'
import { useState } from 'react'
import type { CurrentUser } from '#contract/users.ts'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { Section } from '#web/kit/section.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './two-factor.module.css'
import type { Wish } from './two-factor-dialog.tsx'

const TwoFactorDialog = lazyWithRetry(() => import('./two-factor-dialog.tsx'))

interface TwoFactorSectionProps {
  readonly user: Pick<CurrentUser, 'email' | 'emailVerified' | 'twoFactor'>
}

export function TwoFactorSection({ user }: TwoFactorSectionProps) {
  const t = useMessages('two-factor')
  const [wish, setWish] = useState<Wish>()
  const { email, emailVerified, twoFactor: isOn } = user
  // Turning it on is refused then, and the top of the page says how to confirm.
  if (!isOn && !emailVerified) return <Section title={t('title')} text={t('unconfirmed.text')} />
  return (
    <Section title={t('title')} text={t(isOn ? 'on.text' : 'off.text')}>
      <div className={styles.actions}>
        {isOn ? (
          <>
            <Button variant="default" onClick={() => setWish('newCodes')}>
              {t('newCodes')}
            </Button>
            <Button variant="default" onClick={() => setWish('turnOff')}>
              {t('turnOff')}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setWish('turnOn')}>
            {t('turnOn')}
          </Button>
        )}
      </div>
      {wish && <TwoFactorDialog wish={wish} email={email} onClose={() => setWish(undefined)} />}
    </Section>
  )
}
