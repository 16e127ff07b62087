import { Anchor, Button, Tabs } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { countOf } from '#domain/count-words.ts'
import { Empty, Page } from '../kit/page.tsx'
import { memberOf } from '../session/auth-request.ts'
import { linkParts } from './link-parts.ts'
import styles from './mailbox-page.module.css'

// Mails that the host stored instead of sending, newest first.
interface StoredMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly createdAt: number
}

const storedMailsQuery = queryOptions({
  queryKey: ['stored-mails'],
  queryFn: async (): Promise<readonly StoredMail[]> => {
    const response = await fetch('/api/dev/mails')
    if (!response.ok) throw new Error(`The host answered ${response.status}`)
    const answer: unknown = await response.json()
    return Array.isArray(answer) ? answer.map(parseMail) : []
  },
  staleTime: 0,
  refetchInterval: 3_000,
})

function parseMail(value: unknown): StoredMail {
  const text = (name: string) => String(memberOf(value, name) ?? '')
  return {
    id: text('id'),
    to: text('to'),
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    createdAt: Number(memberOf(value, 'createdAt')),
  }
}

/** Development only: the mails that would have been sent. */
export function MailboxPage() {
  const { data: mails, isError, refetch } = useQuery(storedMailsQuery)
  return (
    <main id="main">
      <Page title="Development mailbox" facts={mails && countOf(mails.length, 'mail')}>
        {isError && <Unreadable tryAgain={() => void refetch()} />}
        {mails?.length === 0 && (
          <Empty title="No mails yet">
            Without SMTP_URL nothing is sent: invitations, reset and recovery links arrive here. The
            list looks for new ones by itself.
          </Empty>
        )}
        {mails?.map((mail) => (
          <MailView key={mail.id} mail={mail} />
        ))}
      </Page>
    </main>
  )
}

function Unreadable({ tryAgain }: { readonly tryAgain: () => void }) {
  return (
    <Empty
      title="The mails could not be read"
      action={<Button onClick={tryAgain}>Try again</Button>}
    >
      The host keeps mails in development only, and only without SMTP_URL.
    </Empty>
  )
}

function MailView({ mail }: { readonly mail: StoredMail }) {
  return (
    <article className={styles.mail}>
      <h2 className={styles.subject}>{mail.subject}</h2>
      <p className={styles.facts}>
        To {mail.to} · {new Date(mail.createdAt).toLocaleString()}
      </p>
      <Tabs defaultValue="text" keepMounted={false} mt="xs">
        <Tabs.List>
          <Tabs.Tab value="text">Text</Tabs.Tab>
          <Tabs.Tab value="html">HTML</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="text">
          <MailText text={mail.text} />
        </Tabs.Panel>
        <Tabs.Panel value="html">
          <iframe
            className={styles.html}
            title={`HTML of ${mail.subject}`}
            // No scripts, no forms, no cookies of the product; links open in a new tab.
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={`<base target="_blank">${mail.html}`}
          />
        </Tabs.Panel>
      </Tabs>
    </article>
  )
}

function MailText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {linkParts(text).map(({ at, text, isLink }) =>
        isLink ? (
          <Anchor key={at} href={text}>
            {text}
          </Anchor>
        ) : (
          text
        ),
      )}
    </p>
  )
}
