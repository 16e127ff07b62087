import { BILLING_FACTS, type BillingFact, readsBillingFact } from '#domain/billing/field-rights.ts'
import { PERSON_FACTS, type PersonFact, readsPersonFact } from '#domain/person-facts.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { OperatorName } from './operator-name.tsx'
import styles from './site-frame.module.css'
import { Article } from './site-frame.tsx'

export function PrivacyPage() {
  return (
    <Article>
      <h1>Privacy policy</h1>
      <p className={styles.lead}>What this installation keeps about you, why, and for how long.</p>
      <WhatIsKept />
      <OnYourDevice />
      <Payments />
      <WhoSeesIt />
      <HowItEnds />
    </Article>
  )
}

function WhatIsKept() {
  return (
    <>
      <h2>What is kept</h2>
      <ul>
        <li>
          Your name, your email, whether you confirmed it, and a one-way hash of your password, to
          know you again. A picture, if you add one.
        </li>
        <li>
          Your organizations, stores and roles, and what you enter there, to show you what is yours
          and nothing else.
        </li>
        <li>
          What you count: the item, the number, the shelf, the time, the device it came from, and a
          note or a picture if you add one, so that the totals can be checked. It stays with the
          organization.
        </li>
        <li>
          Each login: when it began, when it was last used, the network address and the browser, so
          that you can find and end one that is not yours. A login that is not used ends after seven
          days.
        </li>
        <li>
          Which browsers you signed in with, as a hash of a cookie, so that you get an email when
          your account is opened in a new one.
        </li>
        <li>
          Invitations: the email they were sent to, who sent them, for which stores, and what became
          of them. They stay in the list of the organization.
        </li>
        <li>
          Links for resetting a password, recovering an account or continuing on a phone, as a hash.
          They end after minutes or an hour.
        </li>
        <li>
          How often somebody tried to sign in, by network address and by a hash of the email, for
          about an hour, so that passwords cannot be guessed.
        </li>
      </ul>
      <p>
        The log of the machine names pages that failed and how long they took. Tokens and passwords
        are left out of it.
      </p>
    </>
  )
}

function OnYourDevice() {
  return (
    <>
      <h2>What stays on your device</h2>
      <ul>
        <li>
          <strong>shelfcount.session_token</strong>, a cookie that holds your login. Scripts cannot
          read it. It goes when you sign out, and after seven days without use.
        </li>
        <li>
          <strong>shelfcount.device</strong>, a cookie with a random value that tells this browser
          from a new one when you sign in. It goes after 400 days.
        </li>
        <li>
          <strong>shelfcount-return</strong>, a cookie with the page you asked for before you signed
          in. It goes after ten minutes.
        </li>
        <li>
          <strong>shelfcount-demo</strong>, a cookie that says that you are looking at the demo, and
          nothing else. It goes after four hours, when you leave the demo, and when you sign in.
        </li>
        <li>
          <strong>shelfcount-language</strong>, a cookie with the language you chose.
        </li>
        <li>
          <strong>shelfcount-color-scheme</strong>, in the storage of the browser: the colours you
          chose.
        </li>
        <li>
          <strong>shelfcount-user</strong> and <strong>shelfcount-access</strong>, in the same
          place: who was signed in last and in which stores, so that counting goes on without a
          network. They go when you sign out.
        </li>
        <li>
          <strong>shelfcount-scanner</strong>, in the same place, and a database of the browser: how
          the scanner is set up here, the list of items, and counts until they have arrived.
        </li>
      </ul>
      <p>
        All of it is needed for what you asked for. There are no cookies for advertising or
        measuring, and no code, fonts or pictures of others are loaded by these pages.
      </p>
    </>
  )
}

function Payments() {
  return (
    <>
      <h2>Plans and payments</h2>
      <p>
        Of an organization its plan is kept, its invoices, what was used of the plan and when, and
        whom it referred, to bill it and to show what a bill was for. Name and email of the owner
        who came first stand on it. Who works in the organization reads of that:
      </p>
      <WhoReadsBilling />
      <p>
        Numbers of cards are not kept, only the kind of card and its last four digits. Where the
        operator has connected no payment provider, paying is a rehearsal: no money moves, and
        nobody outside is told. Where a provider such as Stripe is connected, you type your card on
        pages of the provider. It is told the name of the organization, the email and what is
        bought, and keeps that by its own rules and as long as the law asks of it.
      </p>
    </>
  )
}

const FACTS = Object.keys(BILLING_FACTS) as readonly BillingFact[]

/** Generated from the same table that the billing calls check. */
function WhoReadsBilling() {
  return (
    <table className={styles.readers} aria-label="Who reads what of an organization's billing">
      <thead>
        <tr>
          <th scope="col">Of the organization</th>
          <th scope="col">Owners</th>
          <th scope="col">Managers, scanners</th>
        </tr>
      </thead>
      <tbody>
        {FACTS.map((fact) => (
          <tr key={fact}>
            <th scope="row">{BILLING_FACTS[fact].what}</th>
            <td>{yesOrNo(readsBillingFact('owner', fact))}</td>
            <td>{yesOrNo(readsBillingFact('member', fact))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function yesOrNo(reads: boolean): string {
  return reads ? 'Yes' : 'No'
}

function WhoSeesIt() {
  return (
    <>
      <h2>Who sees it</h2>
      <p>
        People of your stores see what you count and change there, and of yourself what stands in
        this table. People of other organizations see nothing of you.
      </p>
      <WhoReadsOfYou />
      <p>
        The operator of this installation keeps the machine running and can reach what is stored on
        it. Mails to you pass through the mail server that the operator chose.
      </p>
    </>
  )
}

const OF_YOU = Object.keys(PERSON_FACTS) as readonly PersonFact[]

/** Generated from the same table that the team lists check. */
function WhoReadsOfYou() {
  return (
    <table className={styles.readers} aria-label="Who reads what of you">
      <thead>
        <tr>
          <th scope="col">Of you</th>
          <th scope="col">Owners, managers</th>
          <th scope="col">Scanners</th>
        </tr>
      </thead>
      <tbody>
        {OF_YOU.map((fact) => (
          <tr key={fact}>
            <th scope="row">{PERSON_FACTS[fact].what}</th>
            <td>{yesOrNo(readsPersonFact('manager', fact))}</td>
            <td>{yesOrNo(readsPersonFact('scanner', fact))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HowItEnds() {
  return (
    <>
      <h2>How it ends</h2>
      <p>
        You can download what is kept about you, change your name and picture, end logins and delete
        your account on your <LinkAnchor to="/profile">profile page</LinkAnchor>. Deleting is final,
        at once: the account, the picture, the logins and the memberships go. An organization in
        which you are alone goes with them. What you did for an organization stays with it, without
        your name. An owner can delete an organization, with everything that is kept of it.
      </p>
      <h2>Questions</h2>
      <p>
        For corrections, or for anything else about your data, turn to the operator of this
        installation: <OperatorName />.
      </p>
    </>
  )
}
