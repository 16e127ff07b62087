import { isIP } from 'node:net'
import { Fault } from '#domain/fault.ts'
import { isPublicAddress } from '#domain/webhooks/public-address.ts'
import { hostOf } from '../webhooks/webhook-keeper.ts'

/** Where browsers are sent: the server itself asks nothing there. */
export function decideSignOnUrl(text: string, allowsInsecure: boolean): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return refuse('address', 'signOnUrl')
  if (url.protocol === 'http:' && !allowsInsecure) return refuse('https', 'signOnUrl')
  if (url.username !== '' || url.password !== '') return refuse('address', 'signOnUrl')
  return url.href
}

/** The issuer as providers write it: an address without anything behind its path. */
export function decideIssuer(text: string, allowsPrivate: boolean): string {
  const plain = text.trim().replace(/\/\.well-known\/openid-configuration$/, '')
  const url = URL.canParse(plain) ? new URL(plain) : undefined
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return refuse('address')
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    return refuse('address')
  }
  if (url.protocol === 'http:' && !allowsPrivate) return refuse('https')
  const host = hostOf(url)
  const isPrivate = isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host)
  if (isPrivate && !allowsPrivate) return refuse('private')
  return plain
}

const REFUSALS = {
  address: 'This is not an address, such as https://login.example.com.',
  https: 'The address must begin with https://.',
  private: 'Identity providers in private networks are not asked.',
} as const

function refuse(rule: keyof typeof REFUSALS, field = 'issuer'): never {
  throw new Fault('invalid_argument', REFUSALS[rule], { field, rule })
}
