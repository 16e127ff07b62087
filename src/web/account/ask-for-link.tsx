import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { EmailField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { emailRule } from './account-rules.ts'
import styles from './ask-for-link.module.css'

interface AskForLinkProps {
  readonly title: string
  readonly lead: string
  /** Where the service takes the email. */
  readonly path: string
  /** Said for every email alike: nobody learns who has an account. */
  readonly sent: string
  readonly foot: ReactNode
}

const RULES = { email: emailRule }

export function AskForLink({ title, lead, path, sent, foot }: AskForLinkProps) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) {
    return (
      <NarrowFrame title="Look into your mail" lead={sent} foot={foot}>
        <AfterSending email={sentTo} onBack={() => setSentTo(undefined)} />
      </NarrowFrame>
    )
  }
  return (
    <NarrowFrame title={title} lead={lead} foot={foot}>
      <AccountForm
        submitLabel="Send the link"
        rules={RULES}
        send={async ({ email = '' }) => {
          await postAuth(path, { email: email.trim() })
          setSentTo(email.trim())
        }}
      >
        <EmailField />
      </AccountForm>
    </NarrowFrame>
  )
}

interface AfterSendingProps {
  readonly email: string
  readonly onBack: () => void
}

function AfterSending({ email, onBack }: AfterSendingProps) {
  return (
    <Stack gap="md">
      <p role="status">
        You gave <strong className={styles.email}>{email}</strong>. Nothing there after a few
        minutes? Look into the spam folder, or check the address.
      </p>
      <Button variant="default" fullWidth onClick={onBack}>
        Use another email
      </Button>
      {import.meta.env.DEV && (
        <LinkButton to="/dev/mailbox" variant="subtle" fullWidth>
          Open the development mailbox
        </LinkButton>
      )}
    </Stack>
  )
}
