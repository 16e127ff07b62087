// Every mail the product sends.

import { composeMail, type Mail } from './mail.ts'

export interface Invitation {
  readonly to: string
  readonly organizationName: string
  readonly inviterName: string
  readonly storeNames: readonly string[]
  readonly secret: string
}

export function invitationMail(publicUrl: string, invitation: Invitation): Mail {
  const { to, organizationName, inviterName, storeNames, secret } = invitation
  const inviter = inviterName || 'Somebody'
  return composeMail({
    to,
    subject: `Join ${organizationName} on Shelfcount`,
    title: `${inviter} invites you to ${organizationName}`,
    paragraphs: [
      `${inviter} wants to count stock with you on Shelfcount.`,
      ...(storeNames.length > 0 ? [`Where you would work: ${storeNames.join(', ')}.`] : []),
    ],
    button: { label: 'See the invitation', url: `${publicUrl}/invite/${secret}` },
    footer: 'If you do not know who sent this, nothing has to be done.',
  })
}

export function resetPasswordMail(publicUrl: string, to: string, token: string): Mail {
  return composeMail({
    to,
    subject: 'Choose a new password for Shelfcount',
    title: 'Choose a new password',
    paragraphs: ['Somebody asked for a new password for this address.'],
    button: {
      label: 'Choose a new password',
      url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    },
    footer: 'The link works once and for one hour. If it was not you, nothing has to be done.',
  })
}

export function verifyEmailMail(to: string, url: string): Mail {
  return composeMail({
    to,
    subject: 'Confirm your address for Shelfcount',
    title: 'Is this your address?',
    paragraphs: ['An account of Shelfcount was made with this address. Confirm that it is yours.'],
    button: { label: 'Confirm this address', url },
    footer: 'The link works for one hour. If it was not you, nothing has to be done.',
  })
}

export function recoveryMail(publicUrl: string, to: string, token: string): Mail {
  return composeMail({
    to,
    subject: 'Get back into Shelfcount',
    title: 'Get back into Shelfcount',
    paragraphs: [
      'Somebody asked to get back into Shelfcount with this address.',
      'The link lets you choose a new password and signs out everybody else. If there is no account with this address, it lets you make a new one.',
    ],
    button: { label: 'Get back in', url: `${publicUrl}/recovery/${token}` },
    footer: 'The link works once and for one hour. If it was not you, nothing has to be done.',
  })
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

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function dayOf(momentMs: number): string {
  return DAY.format(momentMs)
}
