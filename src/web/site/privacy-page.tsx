import { BILLING_FACTS, type BillingFact, readsBillingFact } from '#domain/billing/field-rights.ts'
import { PERSON_FACTS, type PersonFact, readsPersonFact } from '#domain/person-facts.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { OperatorName } from './operator-name.tsx'
import styles from './site-frame.module.css'
import { Article } from './site-frame.tsx'

export function PrivacyPage() {
  const t = useMessages('legal')
  return (
    <Article>
      <h1>{t('privacy.title')}</h1>
      <p className={styles.lead}>{t('privacy.lead')}</p>
      <WhatIsKept />
      <OnYourDevice />
      <Payments />
      <WhoSeesIt />
      <HowItEnds />
    </Article>
  )
}

const KEPT = [
  'kept.you',
  'kept.places',
  'kept.counts',
  'kept.logins',
  'kept.twoFactor',
  'kept.passkeys',
  'kept.browsers',
  'kept.invitations',
  'kept.links',
  'kept.attempts',
] as const

function WhatIsKept() {
  const t = useMessages('legal')
  return (
    <>
      <h2>{t('kept.title')}</h2>
      <ul>
        {KEPT.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p>{t('kept.log')}</p>
    </>
  )
}

const ON_DEVICE = [
  'device.session',
  'device.twoFactor',
  'device.passkey',
  'device.browser',
  'device.return',
  'device.demo',
  'device.language',
  'device.colors',
  'device.user',
  'device.scanner',
] as const

function OnYourDevice() {
  const t = useMessages('legal')
  return (
    <>
      <h2>{t('device.title')}</h2>
      <ul>
        {ON_DEVICE.map((key) => (
          <li key={key}>{t(key, { name: (text) => <strong>{text}</strong> })}</li>
        ))}
      </ul>
      <p>{t('device.why')}</p>
    </>
  )
}

function Payments() {
  const t = useMessages('legal')
  return (
    <>
      <h2>{t('payments.title')}</h2>
      <p>{t('payments.text')}</p>
      <WhoReadsBilling />
      <p>{t('payments.cards')}</p>
    </>
  )
}

const FACTS = Object.keys(BILLING_FACTS) as readonly BillingFact[]

/** Generated from the same table that the billing calls check. */
function WhoReadsBilling() {
  const t = useMessages('legal')
  return (
    <table className={styles.readers} aria-label={t('readers.billing')}>
      <thead>
        <tr>
          <th scope="col">{t('readers.organization')}</th>
          <th scope="col">{t('readers.owners')}</th>
          <th scope="col">{t('readers.team')}</th>
        </tr>
      </thead>
      <tbody>
        {FACTS.map((fact) => (
          <tr key={fact}>
            <th scope="row">{t(`billing.${fact}`)}</th>
            <td>{t(yesOrNo(readsBillingFact('owner', fact)))}</td>
            <td>{t(yesOrNo(readsBillingFact('member', fact)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function yesOrNo(reads: boolean): 'yes' | 'no' {
  return reads ? 'yes' : 'no'
}

function WhoSeesIt() {
  const t = useMessages('legal')
  return (
    <>
      <h2>{t('sees.title')}</h2>
      <p>{t('sees.text')}</p>
      <WhoReadsOfYou />
      <p>{t('sees.operator')}</p>
    </>
  )
}

const OF_YOU = Object.keys(PERSON_FACTS) as readonly PersonFact[]

/** Generated from the same table that the team lists check. */
function WhoReadsOfYou() {
  const t = useMessages('legal')
  return (
    <table className={styles.readers} aria-label={t('readers.you')}>
      <thead>
        <tr>
          <th scope="col">{t('readers.ofYou')}</th>
          <th scope="col">{t('readers.managers')}</th>
          <th scope="col">{t('readers.scanners')}</th>
        </tr>
      </thead>
      <tbody>
        {OF_YOU.map((fact) => (
          <tr key={fact}>
            <th scope="row">{t(`person.${fact}`)}</th>
            <td>{t(yesOrNo(readsPersonFact('manager', fact)))}</td>
            <td>{t(yesOrNo(readsPersonFact('scanner', fact)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HowItEnds() {
  const t = useMessages('legal')
  return (
    <>
      <h2>{t('end.title')}</h2>
      <p>
        {t('end.text', {
          profile: (text) => <LinkAnchor to="/profile">{text}</LinkAnchor>,
        })}
      </p>
      <h2>{t('questions.title')}</h2>
      <p>{t('questions.text', { operator: () => <OperatorName /> })}</p>
    </>
  )
}
