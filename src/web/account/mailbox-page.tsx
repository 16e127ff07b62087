import { Anchor, Button, Tabs } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Empty, Page } from '../kit/page.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
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
  const t = useMessages('mailbox')
  const { data: mails, isError, refetch } = useQuery(storedMailsQuery)
  return (
    <main id="main">
      <Page title={t('title')} facts={mails && t('count', { count: mails.length })}>
        {isError && <Unreadable tryAgain={() => void refetch()} />}
        {mails?.length === 0 && <Empty title={t('none')}>{t('noneText')}</Empty>}
        {mails?.map((mail) => (
          <MailView key={mail.id} mail={mail} />
        ))}
      </Page>
    </main>
  )
}

function Unreadable({ tryAgain }: { readonly tryAgain: () => void }) {
  const t = useMessages('mailbox')
  return (
    <Empty title={t('unreadable')} action={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>
      {t('unreadableText')}
    </Empty>
  )
}

function MailView({ mail }: { readonly mail: StoredMail }) {
  const t = useMessages('mailbox')
  const { moment } = useFormats()
  return (
    <article className={styles.mail}>
      <h2 className={styles.subject}>{mail.subject}</h2>
      <p className={styles.facts}>
        {t('to', { address: mail.to, moment: moment(mail.createdAt) })}
      </p>
      <Tabs defaultValue="text" keepMounted={false} mt="xs">
        <Tabs.List>
          <Tabs.Tab value="text">{t('text')}</Tabs.Tab>
          <Tabs.Tab value="html">{t('html')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="text">
          <MailText text={mail.text} />
        </Tabs.Panel>
        <Tabs.Panel value="html">
          <iframe
            className={styles.html}
            title={t('htmlOf', { subject: mail.subject })}
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
