import { expect } from 'vitest'
import { api } from '#contract/api.ts'
import { readInput } from '#contract/refused-input.ts'
import { passwordChangeRules } from '#web/account/password-change.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { entitlementRules } from './billing.rows.ts'
import { layerRules } from './billing-layer.rows.ts'
import { routeAt } from './support/routes.ts'
import type { SpecRow, SpecSection } from './support/rows.ts'

const rules = () => passwordChangeRules(messagesIn('en', 'account'))
const change = { currentPassword: 'current', newPassword: 'long enough', confirmation: '' }

const changePassword: readonly SpecRow[] = [
  {
    row: "'Current password is required'",
    check: () => {
      expect(rules().currentPassword('')).toBe('Current password is required')
      expect(rules().currentPassword('x')).toBeNull()
    },
  },
  {
    row: "'New password is required'",
    check: () => expect(rules().newPassword('')).toBe('New password is required'),
  },
  {
    row: "'Password must be at least 8 characters long'",
    check: () => {
      const text = 'Password must be at least 8 characters long'
      expect(rules().newPassword('1234567')).toBe(text)
      expect(rules().newPassword('12345678')).toBeNull()
    },
  },
  {
    row: "'Please confirm your new password'",
    check: () => expect(rules().confirmation('', change)).toBe('Please confirm your new password'),
  },
  {
    row: "'Passwords do not match'",
    check: () => {
      expect(rules().confirmation('long enoug', change)).toBe('Passwords do not match')
      expect(rules().confirmation('long enough', change)).toBeNull()
    },
  },
]

const refusedInput: readonly SpecRow[] = [
  {
    row: 'a field that is missing, of the wrong kind, too long or too short is named in plain words',
    check: () => {
      const { args } = api.rooms.create
      const storeId = '01920000-0000-7000-8000-000000000000'
      expect(readInput(args, { storeId })).toMatchObject({ message: 'Name is missing.' })
      expect(readInput(args, { storeId, name: 7 })).toMatchObject({
        message: 'Name has to be text.',
      })
      expect(readInput(args, { storeId: 'x', name: 'Cellar' })).toMatchObject({
        message: 'Store has an id that cannot be right.',
      })
    },
  },
]

const AUTH_ROUTES = ['/sign-up', '/sign-in', '/forgot-password', '/reset-password']

export const validation: SpecSection = {
  section: '5. Validation rules',
  tables: [
    { name: 'Change password', rows: changePassword },
    { name: 'Refused input', rows: refusedInput },
    {
      name: 'Search parameters',
      rows: [
        {
          row: 'on /invite/accept an empty token is no token',
          check: () => expect(routeAt('/invite/accept', 'token=').search).toEqual({}),
        },
        ...AUTH_ROUTES.map((route) => ({
          row: `on ${route} all search parameters are optional`,
          check: () => expect(routeAt(route)).toMatchObject({ route, search: {} }),
        })),
      ],
    },
    {
      name: 'Entitlement rules',
      rows: [...entitlementRules, ...layerRules],
    },
  ],
}
