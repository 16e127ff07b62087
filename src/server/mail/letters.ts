// All mails that the product sends.

import { maskedNetwork } from '#domain/masked-network.ts'
import { readUserAgent } from '#domain/user-agent.ts'
import type { DisabledReason } from '#domain/webhooks/endpoint.ts'
import { composeMail, type Letter, type Mail } from './mail.ts'
import type { MailWords } from './mail-words.ts'
import type { OwnerWords } from './owner-words.ts'

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
  words: OwnerWords,
  publicUrl: string,
  { pausedAtMs, ...plan }: PlanFacts & { readonly pausedAtMs: number },
): Mail {
  const { t, formats } = words
  const { productName, organizationName: organization } = plan
  return planMail(words, publicUrl, plan, {
    title: t('paymentFailed.title', { plan: productName }),
    paragraphs: [
      t('paymentFailed.text', { plan: productName, organization }),
      t('paymentFailed.until', { day: formats.day(pausedAtMs) }),
    ],
    label: t('paymentFailed.button'),
  })
}

export function trialEndingMail(
  words: OwnerWords,
  publicUrl: string,
  trial: PlanFacts & { readonly endsAtMs: number; readonly hasCard: boolean },
): Mail {
  const { t, formats } = words
  const { productName, organizationName: organization, endsAtMs, hasCard } = trial
  return planMail(words, publicUrl, trial, {
    title: t('trialEnding.title', { plan: productName, day: formats.day(endsAtMs) }),
    paragraphs: [
      t('trialEnding.text', { plan: productName, organization }),
      t(hasCard ? 'trialEnding.card' : 'trialEnding.noCard'),
    ],
    label: t('trialEnding.button'),
  })
}

function planMail(
  words: OwnerWords,
  publicUrl: string,
  { to, organizationId, organizationName }: PlanFacts,
  { title, paragraphs, label }: OwnerLetter,
): Mail {
  const url = `${publicUrl}/organization?org=${organizationId}#plan`
  return ownerMail(words, { to, organizationName, url }, { title, paragraphs, label })
}

export interface DisabledWebhook {
  readonly to: string
  readonly organizationId: string
  readonly organizationName: string
  readonly url: string
  readonly reason: DisabledReason
}

export function webhookDisabledMail(
  words: OwnerWords,
  publicUrl: string,
  webhook: DisabledWebhook,
): Mail {
  const { t } = words
  const { organizationId, organizationName: organization, url: receiver, reason } = webhook
  const url = `${publicUrl}/organization?org=${organizationId}&part=webhooks`
  const { to, organizationName } = webhook
  return ownerMail(
    words,
    { to, organizationName, url },
    {
      title: t('webhookOff.title'),
      paragraphs: [
        t(reason === 'gone' ? 'webhookOff.gone' : 'webhookOff.failing', { url: receiver }),
        t('webhookOff.text', { organization }),
      ],
      label: t('webhookOff.button'),
    },
  )
}

interface OwnerLetter {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly label: string
}

function ownerMail(
  { language, t }: OwnerWords,
  {
    to,
    organizationName: organization,
    url,
  }: { readonly to: string; readonly organizationName: string; readonly url: string },
  { title, paragraphs, label }: OwnerLetter,
): Mail {
  return composeMail({
    to,
    language,
    subject: title,
    title,
    paragraphs,
    button: { label, url },
    footer: t('footer', { organization }),
    addressNote: t('address'),
  })
}
