import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { VisitorFrame } from '../kit/visitor-frame.tsx'
import { postAuth } from '../session/auth-request.ts'
import { useSendsMail } from '../session/installation.ts'
import { EmailField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { emailRule } from './account-rules.ts'
import styles from './ask-for-link.module.css'

interface AskForLinkProps {
  readonly title: string
  readonly lead: string
  /** The path of the service that receives the email address. */
  readonly path: string
  /** The same for every address, so that nobody can find out who has an account. */
  readonly sent: string
  readonly foot: ReactNode
}

const RULES = { email: emailRule }

export function AskForLink({ title, lead, path, sent, foot }: AskForLinkProps) {
  const t = useMessages('account')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) {
    return (
      <AfterSending sent={sent} foot={foot} email={sentTo} onBack={() => setSentTo(undefined)} />
    )
  }
  return (
    <VisitorFrame title={title} lead={lead} foot={foot}>
      <AccountForm
        submitLabel={t('link.send')}
        rules={RULES}
        send={async ({ email = '' }) => {
          await postAuth(path, { email: email.trim() })
          setSentTo(email.trim())
        }}
      >
        <EmailField />
      </AccountForm>
    </VisitorFrame>
  )
}

interface AfterSendingProps extends Pick<AskForLinkProps, 'sent' | 'foot'> {
  readonly email: string
  readonly onBack: () => void
}

/** Without a mail server, waiting for mail would be in vain: then the operator of the installation has the link. */
function AfterSending({ sent, foot, email, onBack }: AfterSendingProps) {
  const t = useMessages('account')
  const isMailboxHere = useSendsMail() === false
  const words = {
    email,
    strong: (text: ReactNode) => <strong className={styles.email}>{text}</strong>,
  }
  return (
    <VisitorFrame
      title={isMailboxHere ? t('link.askOperator') : t('link.checkMail')}
      lead={isMailboxHere ? t('link.noMailServer') : sent}
      foot={foot}
    >
      <Stack gap="md">
        <p role="status">{isMailboxHere ? t('link.kept', words) : t('link.sentTo', words)}</p>
        <Button variant="default" fullWidth onClick={onBack}>
          {t('link.otherEmail')}
        </Button>
        {import.meta.env.DEV && (
          <LinkButton to="/dev/mailbox" variant="subtle" fullWidth>
            {t('link.mailbox')}
          </LinkButton>
        )}
      </Stack>
    </VisitorFrame>
  )
}
