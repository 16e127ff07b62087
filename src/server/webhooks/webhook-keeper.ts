// Makes and keeps the secrets of endpoints, and decides which addresses are accepted.

import { isIP } from 'node:net'
import { Fault } from '#domain/fault.ts'
import { isPublicAddress } from '#domain/webhooks/public-address.ts'
import type { WebhookKeeper } from '../functions/webhooks/webhook-keeper.ts'
import { openText, sealText } from '../sealed-text.ts'
import { createWebhookSecret } from './webhook-signature.ts'

const PURPOSE = 'shelfcount webhook secrets'

export interface WebhookKeeperOptions {
  /** The secret of the installation. */
  readonly secret: string
  /** Whether the operator lets webhooks go into private networks, and without encryption. */
  readonly allowsPrivate: boolean
}

export function createWebhookKeeper({
  secret: ofInstallation,
  allowsPrivate,
}: WebhookKeeperOptions): WebhookKeeper {
  return {
    decideUrl: (text) => decideUrl(text, allowsPrivate),
    newSecret: () => {
      const secret = createWebhookSecret()
      return { secret, sealed: sealText({ secret: ofInstallation, purpose: PURPOSE }, secret) }
    },
  }
}

export function openWebhookSecret(ofInstallation: string, sealed: string): string {
  return openText({ secret: ofInstallation, purpose: PURPOSE }, sealed)
}

function decideUrl(text: string, allowsPrivate: boolean): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') refuse('address')
  if (url.protocol === 'http:' && !allowsPrivate) refuse('https')
  // They would be stored, shown and logged with the address.
  if (url.username !== '' || url.password !== '') refuse('password')
  if (!allowsPrivate && isKnownPrivate(url)) refuse('private')
  url.hash = ''
  return url.href
}

/** What names lead to is seen when something is sent, every time. */
function isKnownPrivate(url: URL): boolean {
  const host = hostOf(url).replace(/\.$/, '')
  return isIP(host) === 0 ? /(^|\.)localhost$/.test(host) : !isPublicAddress(host)
}

/** Without the brackets around an address with colons. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

const REFUSALS = {
  address: 'This is not an address, such as https://example.com/webhooks.',
  https: 'The address must begin with https://.',
  password: 'The address must not contain a name or a password.',
  private: 'Webhooks are not sent into private networks.',
} as const

function refuse(rule: keyof typeof REFUSALS): never {
  throw new Fault('invalid_argument', REFUSALS[rule], { field: 'url', rule })
}
