import { useQuery } from '@tanstack/react-query'
import {
  assistantSettings,
  CLIENT_EXAMPLE,
  curlOf,
  fetchClient,
  GUIDE_EXAMPLES,
  type GuideExample,
  KEEP_KEY,
} from '#domain/api/guide-examples.ts'
import { KEY_REQUESTS } from '#domain/api/request-budget.ts'
import { FAULT_CODES, faultKind } from '#domain/fault.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './developers-page.module.css'
import frame from './site-frame.module.css'
import { Article } from './site-frame.tsx'

const DOCUMENT = '/api/v1/openapi.json'

/** How to use the API, from the first call to the reference. */
export function DevelopersPage({ origin }: { readonly origin: string }) {
  const t = useMessages('guide')
  const { first, stores, write, pages, bulkIn, bulkOut, error } = GUIDE_EXAMPLES
  const example = (one: GuideExample) => <Code text={curlOf(one, origin)} />
  return (
    <Article>
      <h1>{t('title')}</h1>
      <p className={frame.lead}>{t('lead')}</p>
      <h2>{t('first.title')}</h2>
      <p>
        {t('first.key', {
          link: (text) => (
            <LinkAnchor to="/organization" search={{ part: 'keys' }} inherit underline="always">
              {text}
            </LinkAnchor>
          ),
        })}
      </p>
      <p>{t('first.shell')}</p>
      <Code text={KEEP_KEY} />
      <p>{t('first.call')}</p>
      {example(first)}
      <p>{t('first.next')}</p>
      {example(stores)}
      <h2>{t('keys.title')}</h2>
      <p>{t('keys.text')}</p>
      <h2>{t('write.title')}</h2>
      <p>{t('write.text')}</p>
      {example(write)}
      <h2>{t('pages.title')}</h2>
      <p>{t('pages.text')}</p>
      {example(pages)}
      <h2>{t('bulk.title')}</h2>
      <p>{t('bulk.in')}</p>
      {example(bulkIn)}
      <p>{t('bulk.out')}</p>
      {example(bulkOut)}
      <h2>{t('errors.title')}</h2>
      <p>{t('errors.text')}</p>
      {example(error)}
      <Errors />
      <h2>{t('limits.title')}</h2>
      <p>{t('limits.text', { key: KEY_REQUESTS })}</p>
      <h2>{t('client.title')}</h2>
      <p>{t('client.text')}</p>
      <Code text={fetchClient(origin)} />
      <p>{t('client.example')}</p>
      <Code text={CLIENT_EXAMPLE} />
      <h2>{t('assistants.title')}</h2>
      <p>{t('assistants.text')}</p>
      <Code text={assistantSettings(origin)} />
      <Reference />
    </Article>
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

function Errors() {
  const t = useMessages('guide')
  return (
    <table className={styles.errors}>
      <thead>
        <tr>
          <th scope="col">{t('errors.code')}</th>
          <th scope="col">{t('errors.status')}</th>
          <th scope="col">{t('errors.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {FAULT_CODES.map((code) => (
          <tr key={code} id={code}>
            <td>
              <code>{code}</code>
            </td>
            <td>{faultKind(code).status}</td>
            <td>{faultKind(code).text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface OperationLine {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly 'x-scope'?: string
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationLine>>>>
}

function Reference() {
  const t = useMessages('guide')
  const { data, isError } = useQuery({ queryKey: [DOCUMENT], queryFn: fetchDocument })
  return (
    <>
      <h2>{t('reference.title')}</h2>
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
              {method} {path}
            </code>
          </dt>
          <dd>
            {one.summary}
            {one['x-scope'] && (
              <span className={styles.scope}>
                {t('reference.needs', { scope: one['x-scope'] })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
