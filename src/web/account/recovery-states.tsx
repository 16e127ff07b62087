// The states of a link from a mail that two pages share.

import { Button } from '@mantine/core'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { authRefusalOf } from './auth-refusal.ts'
import styles from './recovery-states.module.css'

const TITLE = 'Recover an account'

export function CheckingLink() {
  return (
    <NarrowFrame title={TITLE}>
      <p className={styles.checking} role="status">
        Checking the link
      </p>
    </NarrowFrame>
  )
}

interface LinkNotCheckedProps {
  readonly error: Error
  readonly tryAgain: () => unknown
}

export function LinkNotChecked({ error, tryAgain }: LinkNotCheckedProps) {
  return (
    <NarrowFrame title={TITLE} lead={`The link could not be checked. ${authRefusalOf(error).text}`}>
      <Button variant="default" fullWidth onClick={() => void tryAgain()}>
        Try again
      </Button>
    </NarrowFrame>
  )
}

export function LinkEnded() {
  const lead = 'This link was used already or is too old. A link works once, within an hour.'
  return (
    <NarrowFrame title="This link has ended" lead={lead}>
      <LinkButton to="/account/recover" fullWidth>
        Ask for a new link
      </LinkButton>
    </NarrowFrame>
  )
}
