// The states of a link from a mail that two pages share.

import { Button } from '@mantine/core'
import { LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { VisitorFrame } from '../kit/visitor-frame.tsx'
import { useAuthRefusal } from './auth-refusal.ts'
import styles from './recovery-states.module.css'

export function CheckingLink() {
  const t = useMessages('account')
  return (
    <VisitorFrame title={t('recover.title')}>
      <p className={styles.checking} role="status">
        {t('link.checking')}
      </p>
    </VisitorFrame>
  )
}

interface LinkNotCheckedProps {
  readonly error: Error
  readonly tryAgain: () => unknown
}

export function LinkNotChecked({ error, tryAgain }: LinkNotCheckedProps) {
  const t = useMessages('account')
  const common = useMessages('common')
  const reason = useAuthRefusal()(error).text
  return (
    <VisitorFrame title={t('recover.title')} lead={t('link.notChecked', { reason })}>
      <Button variant="default" fullWidth onClick={() => void tryAgain()}>
        {common('tryAgain')}
      </Button>
    </VisitorFrame>
  )
}

export function LinkEnded() {
  const t = useMessages('account')
  return (
    <VisitorFrame title={t('link.ended')} lead={t('link.endedLead')}>
      <LinkButton to="/account/recover" fullWidth>
        {t('link.requestNew')}
      </LinkButton>
    </VisitorFrame>
  )
}
