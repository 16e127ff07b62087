// All mails that the product sends.

import { maskedNetwork } from '#domain/masked-network.ts'
import { readUserAgent } from '#domain/user-agent.ts'
import type { DisabledReason } from '#domain/webhooks/endpoint.ts'
import { composeMail, type Letter, type Mail } from './mail.ts'
import type { MailWords } from './mail-words.ts'

export interface Invitation {
  readonly to: string
  readonly organizationName: string
  readonly inviterName: string
  readonly storeNames: readonly string[]
  readonly secret: string
}

export function invitationMail(words: MailWords, publicUrl: string, invitation: Invitation): Mail {
  const {
    to,
    organizationName: organization,
    inviterName: inviter,
    storeNames,
    secret,
  } = invitation
  const { say, list } = words
  return write(words, {
    to,
    subject: say('invitation.subject', { organization }),
    title: inviter
      ? say('invitation.title', { inviter, organization })
      : say('invitation.titleUnnamed', { organization }),
    paragraphs: [
      inviter ? say('invitation.text', { inviter }) : say('invitation.textUnnamed'),
      ...(storeNames.length > 0 ? [say('invitation.stores', { stores: list(storeNames) })] : []),
    ],
    button: { label: say('invitation.button'), url: `${publicUrl}/invite/${secret}` },
    footer: say('invitation.footer'),
  })
}

export function resetPasswordMail(
  words: MailWords,
  publicUrl: string,
  { to, token }: LinkFacts,
): Mail {
  const { say } = words
  return write(words, {
    to,
    subject: say('reset.subject'),
    title: say('reset.title'),
    paragraphs: [say('reset.text')],
    button: {
      label: say('reset.button'),
      url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    },
    footer: say('once.footer'),
  })
}

export function verifyEmailMail(words: MailWords, to: string, url: string): Mail {
  const { say } = words
  return write(words, {
    to,
    subject: say('verify.subject'),
    title: say('verify.title'),
    paragraphs: [say('verify.text')],
    button: { label: say('verify.button'), url },
    footer: say('verify.footer'),
  })
}

export function recoveryMail(words: MailWords, publicUrl: string, { to, token }: LinkFacts): Mail {
  const { say } = words
  return write(words, {
    to,
    subject: say('recovery.subject'),
    title: say('recovery.subject'),
    paragraphs: [say('recovery.text'), say('recovery.effect')],
    button: { label: say('recovery.button'), url: `${publicUrl}/recovery/${token}` },
    footer: say('once.footer'),
  })
}

export interface NewDevice {
  readonly to: string
  readonly userAgent: string | null
  readonly address: string | null
}

export function newDeviceMail(words: MailWords, publicUrl: string, facts: NewDevice): Mail {
  const { say } = words
  const network = maskedNetwork(facts.address)
  return write(words, {
    to: facts.to,
    subject: say('newDevice.subject'),
    title: say('newDevice.title'),
    paragraphs: [
      say('newDevice.text', { device: deviceInWords(words, facts.userAgent) }),
      ...(network === '' ? [] : [say('newDevice.network', { network })]),
    ],
    button: { label: say('newDevice.button'), url: `${publicUrl}/profile` },
    footer: say('newDevice.footer'),
  })
}

export function twoFactorMail(
  words: MailWords,
  publicUrl: string,
  { to, isOn }: { readonly to: string; readonly isOn: boolean },
): Mail {
  const { say } = words
  const title = say(isOn ? 'twoFactorOn.title' : 'twoFactorOff.title')
  return write(words, {
    to,
    subject: title,
    title,
    paragraphs: [say(isOn ? 'twoFactorOn.text' : 'twoFactorOff.text')],
    button: { label: say('twoFactor.button'), url: `${publicUrl}/profile` },
    footer: say(isOn ? 'twoFactorOn.footer' : 'twoFactorOff.footer'),
  })
}

interface PasskeyNews {
  readonly to: string
  readonly name: string
  readonly isAdded: boolean
}

export function passkeyMail(
  words: MailWords,
  publicUrl: string,
  { to, name, isAdded }: PasskeyNews,
): Mail {
  const { say } = words
  const title = say(isAdded ? 'passkeyAdded.title' : 'passkeyRemoved.title')
  return write(words, {
    to,
    subject: title,
    title,
    paragraphs: [say(isAdded ? 'passkeyAdded.text' : 'passkeyRemoved.text', { name })],
    button: { label: say('twoFactor.button'), url: `${publicUrl}/profile` },
    footer: say(isAdded ? 'passkeyAdded.footer' : 'passkeyRemoved.footer'),
  })
}

interface SignOnNews {
  readonly to: string
  readonly organizationName: string
  /** Whether whoever made the account, with an address that nobody had confirmed, can no longer open it. */
  readonly takesOver: boolean
}

export function signOnMail(
  words: MailWords,
  publicUrl: string,
  { to, organizationName: organization, takesOver }: SignOnNews,
): Mail {
  const { say } = words
  const title = say('signOn.title', { organization })
  return write(words, {
    to,
    subject: title,
    title,
    paragraphs: [
      say('signOn.text', { organization }),
      ...(takesOver ? [say('signOn.takenOver')] : []),
    ],
    button: { label: say('twoFactor.button'), url: `${publicUrl}/profile` },
    footer: say('signOn.footer', { organization }),
  })
}

function deviceInWords({ say }: MailWords, userAgent: string | null): string {
  const { browser, make } = readUserAgent(userAgent)
  if (!make) return browser ?? say('device.unknown')
  return say('device.on', { browser: browser ?? say('device.browser'), device: make })
}

interface LinkFacts {
  readonly to: string
  readonly token: string
}

function write(
  { language, say }: MailWords,
  letter: Omit<Letter, 'language' | 'addressNote'>,
): Mail {
  return composeMail({ ...letter, language, addressNote: say('address') })
}

export interface PlanFacts {
  readonly to: string
  readonly organizationId: string
  readonly organizationName: string
  readonly productName: string
}

export function paymentFailedMail(
  publicUrl: string,
  { pausedAtMs, ...plan }: PlanFacts & { readonly pausedAtMs: number },
): Mail {
  const { productName, organizationName } = plan
  const title = `A payment for ${productName} did not go through`
  return planMail(publicUrl, plan, {
    title,
    paragraphs: [
      `The plan ${productName} of ${organizationName} could not be paid for with the card that is on file.`,
      `Mend the card before ${dayOf(pausedAtMs)}: from then on the plan is paused. Nothing that was counted is lost.`,
    ],
    label: 'Mend the card',
  })
}

export function trialEndingMail(
  publicUrl: string,
  trial: PlanFacts & { readonly endsAtMs: number; readonly hasCard: boolean },
): Mail {
  const { productName, organizationName, endsAtMs, hasCard } = trial
  return planMail(publicUrl, trial, {
    title: `Your trial of ${productName} ends on ${dayOf(endsAtMs)}`,
    paragraphs: [
      `Until then ${organizationName} has ${productName} for free.`,
      hasCard
        ? 'The first bill comes then, unless you cancel before.'
        : 'There is no card on file: without one the plan ends then.',
    ],
    label: 'See the plan',
  })
}

function planMail(
  publicUrl: string,
  { to, organizationId, organizationName }: PlanFacts,
  words: {
    readonly title: string
    readonly paragraphs: readonly string[]
    readonly label: string
  },
): Mail {
  const { title, paragraphs, label } = words
  return composeMail({
    to,
    subject: title,
    title,
    paragraphs,
    button: { label, url: `${publicUrl}/organization?org=${organizationId}#plan` },
    footer: `You get this mail because you are an owner of ${organizationName}.`,
  })
}

export interface DisabledWebhook {
  readonly to: string
  readonly organizationId: string
  readonly organizationName: string
  readonly url: string
  readonly reason: DisabledReason
}

export function webhookDisabledMail(publicUrl: string, webhook: DisabledWebhook): Mail {
  const { to, organizationId, organizationName, url, reason } = webhook
  const title = 'A webhook was switched off'
  return composeMail({
    to,
    subject: title,
    title,
    paragraphs: [
      reason === 'gone'
        ? `The receiver at ${url} answered that it is gone (410).`
        : `The receiver at ${url} has not accepted anything for five days.`,
      `Nothing more is sent there for ${organizationName}. You can switch the webhook on again once the receiver works.`,
    ],
    button: {
      label: 'See the webhook',
      url: `${publicUrl}/organization?org=${organizationId}&part=webhooks`,
    },
    footer: `You get this mail because you are an owner of ${organizationName}.`,
  })
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function dayOf(momentMs: number): string {
  return DAY.format(momentMs)
}
