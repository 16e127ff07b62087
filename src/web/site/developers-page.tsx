import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import {
  assistantSettings,
  CLIENT_EXAMPLE,
  curlOf,
  fetchClient,
  fetchExport,
  GUIDE_EXAMPLES,
  type GuideExample,
  KEEP_KEY,
  LISTEN,
  liveExample,
  RECEIVER_EXAMPLE,
} from '#domain/api/guide-examples.ts'
import { KEY_REQUESTS } from '#domain/api/request-budget.ts'
import { EVENT_FIELDS, WEBHOOK_EVENTS } from '#domain/webhooks/webhook-events.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { eventWords } from '../shared/webhook-event-words.ts'
import styles from './developers-page.module.css'
import { ErrorTable } from './error-table.tsx'
import frame from './site-frame.module.css'
import { Article } from './site-frame.tsx'

const DOCUMENT = '/api/v1/openapi.json'

const PARTS = [
  'first',
  'keys',
  'write',
  'pages',
  'bulk',
  'stock',
  'files',
  'live',
  'webhooks',
  'errors',
  'limits',
  'client',
  'assistants',
  'reference',
] as const
type Part = (typeof PARTS)[number]

/** How to use the API, from the first call to the reference. */
export function DevelopersPage({ origin }: { readonly origin: string }) {
  const t = useMessages('guide')
  const { first, stores, write, pages, since, bulkIn, bulkOut, error } = GUIDE_EXAMPLES
  const { stock, imported, confirm } = GUIDE_EXAMPLES
  const curl = (one: GuideExample) => curlOf(one, origin)
  return (
    <Article width="whole">
      <h1>{t('title')}</h1>
      <p className={`${frame.lead} ${styles.lead}`}>{t('lead')}</p>
      <div className={styles.guide}>
        <Contents />
        <div>
          <Chapter part="first">
            <Step>{t('first.key', { link: toKeys })}</Step>
            <Step example={KEEP_KEY}>{t('first.shell')}</Step>
            <Step example={curl(first)}>{t('first.call')}</Step>
            <Step example={curl(stores)}>{t('first.next')}</Step>
          </Chapter>
          <Chapter part="keys">
            <Step>{t('keys.text')}</Step>
          </Chapter>
          <Chapter part="write">
            <Step example={curl(write)}>{t('write.text')}</Step>
          </Chapter>
          <Chapter part="pages">
            <Step example={curl(pages)}>{t('pages.text')}</Step>
            <Step example={curl(since)}>{t('pages.since')}</Step>
          </Chapter>
          <Chapter part="bulk">
            <Step example={curl(bulkIn)}>{t('bulk.in')}</Step>
            <Step example={curl(bulkOut)}>{t('bulk.out')}</Step>
          </Chapter>
          <Chapter part="stock">
            <Step example={curl(stock)}>{t('stock.send')}</Step>
            <Step example={curl(imported)}>{t('stock.look')}</Step>
            <Step example={curl(confirm)}>{t('stock.confirm')}</Step>
          </Chapter>
          <Chapter part="files">
            <Step example={fetchExport(origin)}>
              {t('files.text', {
                link: (text) => (
                  <LinkAnchor to="/verify" inherit underline="always">
                    {text}
                  </LinkAnchor>
                ),
              })}
            </Step>
          </Chapter>
          <Chapter part="live">
            <Step example={liveExample(origin)}>{t('live.text')}</Step>
          </Chapter>
          <Chapter part="webhooks">
            <Step>{t('webhooks.text', { link: toKeys })}</Step>
            <Step example={RECEIVER_EXAMPLE}>{t('webhooks.receive')}</Step>
            <Step>{t('webhooks.again')}</Step>
            <Step example={LISTEN}>{t('webhooks.try')}</Step>
            <Events />
          </Chapter>
          <Chapter part="errors">
            <Step example={curl(error)}>{t('errors.text')}</Step>
            <ErrorTable />
          </Chapter>
          <Chapter part="limits">
            <Step>{t('limits.text', { key: KEY_REQUESTS })}</Step>
          </Chapter>
          <Chapter part="client">
            <Step example={fetchClient(origin)}>{t('client.text')}</Step>
            <Step example={CLIENT_EXAMPLE}>{t('client.example')}</Step>
          </Chapter>
          <Chapter part="assistants">
            <Step example={assistantSettings(origin)}>{t('assistants.text')}</Step>
          </Chapter>
          <Chapter part="reference">
            <Reference />
          </Chapter>
        </div>
      </div>
    </Article>
  )
}

function toKeys(text: ReactNode) {
  return (
    <LinkAnchor to="/organization" search={{ part: 'keys' }} inherit underline="always">
      {text}
    </LinkAnchor>
  )
}

function Contents() {
  const t = useMessages('guide')
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ul>
        {PARTS.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{t(`${part}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Chapter({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  const t = useMessages('guide')
  return (
    <section id={part} className={styles.chapter} aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`}>{t(`${part}.title`)}</h2>
      {children}
    </section>
  )
}

/** A paragraph, with its example beside it where there is room. */
function Step({ example, children }: { readonly example?: string; readonly children: ReactNode }) {
  return (
    <div className={styles.step}>
      <p>{children}</p>
      {example !== undefined && <Code text={example} />}
    </div>
  )
}

function Code({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled with the arrow keys
    <pre className={styles.code} tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}

/** Lines end between names, never inside one. */
function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <span className={styles.name}>{name}</span>
    </Fragment>
  ))
}

/** Lines end before a slash. */
function Address({ path }: { readonly path: string }) {
  return path.split(/(?=\/)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      <span className={styles.name}>{part}</span>
    </Fragment>
  ))
}

function Events() {
  const t = useMessages('guide')
  const words = useMessages('webhooks')
  return (
    <table className={`${styles.errors} ${styles.events}`}>
      <thead>
        <tr>
          <th scope="col">{t('webhooks.event')}</th>
          <th scope="col">{t('webhooks.when')}</th>
          <th scope="col">{t('webhooks.data')}</th>
        </tr>
      </thead>
      <tbody>
        {WEBHOOK_EVENTS.map((type) => (
          <tr key={type}>
            <td>
              <code>{type}</code>
            </td>
            <td>{eventWords(words, type)}</td>
            <td>
              <Names names={EVENT_FIELDS[type]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface OperationLine {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly tags: readonly string[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly 'x-scope'?: string
}

interface Content {
  readonly schema: {
    readonly properties?: Readonly<Record<string, unknown>>
    readonly required?: readonly string[]
  }
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationLine>>>>
}

function Reference() {
  const t = useMessages('guide')
  const { data, isError } = useQuery({ queryKey: [DOCUMENT], queryFn: fetchDocument })
  return (
    <>
      <p>{t('reference.text', { link: (text) => <a href={DOCUMENT}>{text}</a> })}</p>
      {isError && <p role="alert">{t('reference.failed')}</p>}
      {!data && !isError && <p>{t('reference.waiting')}</p>}
      {data && <Operations document={data} />}
    </>
  )
}

async function fetchDocument(): Promise<ApiDocument> {
  const response = await fetch(DOCUMENT)
  if (!response.ok) throw new Error(`The document answered ${response.status}`)
  return (await response.json()) as ApiDocument
}

function Operations({ document }: { readonly document: ApiDocument }) {
  const t = useMessages('guide')
  const lines = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), one })),
  )
  return (
    <dl className={styles.operations}>
      {lines.map(({ path, method, one }) => (
        <div key={one.operationId} className={styles.operation}>
          <dt>
            <code>
              {method} <Address path={path} />
            </code>
          </dt>
          <dd>
            {one.summary}
            {one.description && <span className={styles.aside}>{one.description}</span>}
            <span className={styles.aside}>
              {[
                one['x-scope'] && t('reference.needs', { scope: one['x-scope'] }),
                namesIn(one) && t('reference.takes', { names: namesIn(one) }),
                fieldsOf(one) && t('reference.sends', { names: fieldsOf(one) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What may stand in the address after the path. */
function namesIn({ parameters }: OperationLine): string {
  const inQuery = parameters.filter((one) => one.in === 'query')
  return inQuery.map(({ name }) => name).join(', ')
}

/** What its body names, with a question mark what may be left out. */
function fieldsOf({ requestBody }: OperationLine): string {
  const { properties = {}, required = [] } = requestBody?.content['application/json']?.schema ?? {}
  const names = Object.keys(properties)
  return names.map((name) => (required.includes(name) ? name : `${name}?`)).join(', ')
}
