// A device in its owner's words, derived from the browser's user agent.

import { type DeviceMake, readUserAgent } from '#domain/user-agent.ts'
import type { Messages } from '../kit/use-messages.ts'

export interface Device {
  readonly name: string
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown'
}

const KINDS = {
  iphone: 'phone',
  ipad: 'tablet',
  androidPhone: 'phone',
  androidTablet: 'tablet',
  chromebook: 'computer',
  windows: 'computer',
  mac: 'computer',
  linux: 'computer',
} as const satisfies Record<DeviceMake, Device['kind']>

export function describeDevice(userAgent: string | null, t: Messages<'profile'>): Device {
  const { browser, make } = readUserAgent(userAgent)
  if (!make) return { name: browser ?? t('device.unknown'), kind: 'unknown' }
  const name = t('device.on', { browser: browser ?? t('device.browser'), device: make })
  return { name, kind: KINDS[make] }
}
