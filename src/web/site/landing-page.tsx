import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { LinkAnchor, LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { CountMiniature } from './count-miniature.tsx'
import styles from './landing-page.module.css'
import { SiteFrame } from './site-frame.tsx'
import { type ShownPlan, StartingPrices } from './starting-prices.tsx'

/** `npm run bench soak`, as recorded in bench/results.md. */
const ENDURANCE = { count: 51_948, stops: 17, cuts: 2_557, twice: 35_308 }

interface LandingPageProps {
  /** Empty if the host has not rendered them: then the page links to them. */
  readonly plans: readonly ShownPlan[]
  /** Whether there is a public demo. */
  readonly hasDemo: boolean
}

export function LandingPage({ plans, hasDemo }: LandingPageProps) {
  return (
    <SiteFrame hasDemo={hasDemo}>
      <Hero hasDemo={hasDemo} />
      <Troubles />
      <Steps />
      <Gains />
      <Proof />
      <StartingPrices plans={plans} />
      <ClosingCall hasDemo={hasDemo} />
    </SiteFrame>
  )
}

interface DemoProps {
  readonly hasDemo: boolean
}

function Hero({ hasDemo }: DemoProps) {
  const t = useMessages('site')
  return (
    <div className={styles.band}>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={styles.lead}>{t('hero.lead')}</p>
          <div className={styles.actions}>
            <LinkButton to="/sign-up" size="md">
              {t('hero.start')}
            </LinkButton>
            {hasDemo ? (
              <DemoButton />
            ) : (
              <LinkButton to="/" hash="how-it-works" size="md" variant="default">
                {t('hero.see')}
              </LinkButton>
            )}
          </div>
          <ul className={styles.notes}>
            <li>{t('hero.files')}</li>
            <li>{t('hero.browser')}</li>
            <li>{t('hero.open')}</li>
          </ul>
        </div>
        <CountMiniature />
      </section>
    </div>
  )
}

/** The host opens the demo, so it is not a route of the router. */
function DemoButton() {
  const t = useMessages('site')
  return (
    <Button component="a" href="/demo" rel="nofollow" size="md" variant="default">
      {t('hero.demo')}
    </Button>
  )
}

function Troubles() {
  const t = useMessages('site')
  return (
    <Part title={t('trouble.title')}>
      <Claim title={t('trouble.network')}>{t('trouble.networkText')}</Claim>
      <Claim title={t('trouble.barcodes')}>{t('trouble.barcodesText')}</Claim>
      <Claim title={t('trouble.cases')}>{t('trouble.casesText')}</Claim>
      <Claim title={t('trouble.shelves')}>{t('trouble.shelvesText')}</Claim>
    </Part>
  )
}

function Steps() {
  const t = useMessages('site')
  return (
    <Part id="how-it-works" title={t('frame.howItWorks')}>
      <Claim title={`1. ${t('steps.map')}`}>{t('steps.mapText')}</Claim>
      <Claim title={`2. ${t('steps.team')}`}>{t('steps.teamText')}</Claim>
      <Claim title={`3. ${t('steps.count')}`}>{t('steps.countText')}</Claim>
      <Claim title={`4. ${t('steps.watch')}`}>{t('steps.watchText')}</Claim>
    </Part>
  )
}

function Gains() {
  const t = useMessages('site')
  return (
    <Part title={t('gains.title')}>
      <Claim title={t('gains.cause')}>{t('gains.causeText')}</Claim>
      <Claim title={t('gains.ask')}>{t('gains.askText')}</Claim>
      <Claim title={t('gains.files')}>{t('gains.filesText')}</Claim>
      <Claim title={t('gains.reports')}>{t('gains.reportsText')}</Claim>
    </Part>
  )
}

function Proof() {
  const t = useMessages('site')
  return (
    <Part title={t('proof.title')}>
      <Claim title={t('proof.counts', ENDURANCE)}>{t('proof.countsText', ENDURANCE)}</Claim>
      <Claim title={t('proof.seal')}>
        {t('proof.sealText', {
          verify: (text) => (
            <LinkAnchor to="/verify" inherit underline="always">
              {text}
            </LinkAnchor>
          ),
        })}
      </Claim>
      <Claim title={t('proof.blind')}>{t('proof.blindText')}</Claim>
      <Claim title={t('proof.open')}>{t('proof.openText')}</Claim>
    </Part>
  )
}

function ClosingCall({ hasDemo }: DemoProps) {
  const t = useMessages('site')
  return (
    <section className={styles.call}>
      <h2 className={styles.partTitle}>{t('call.title')}</h2>
      <p className={styles.callText}>{t('call.text')}</p>
      <div className={styles.actions} data-align="center">
        <LinkButton to="/sign-up" size="md">
          {t('hero.start')}
        </LinkButton>
        {hasDemo && <DemoButton />}
      </div>
    </section>
  )
}

interface PartProps {
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page: a heading, and the blocks below it side by side. */
function Part({ id, title, children }: PartProps) {
  const titleId = useId()
  return (
    <section className={styles.part} id={id} aria-labelledby={titleId}>
      <h2 className={styles.partTitle} id={titleId}>
        {title}
      </h2>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}

interface ClaimProps {
  readonly title: string
  readonly children: ReactNode
}

function Claim({ title, children }: ClaimProps) {
  return (
    <div className={styles.point}>
      <h3 className={styles.pointTitle}>{title}</h3>
      <p className={styles.pointText}>{children}</p>
    </div>
  )
}
