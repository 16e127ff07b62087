import { getDefaultZIndex, Modal, ScrollArea } from '@mantine/core'
import { expect } from 'vitest'
import { INACTIVITY_MS } from '#contract/frames.ts'
import { initialsOf } from '#domain/naming.ts'
import { PASSWORD_MIN_LENGTH } from '#domain/password.ts'
import { environment } from '#server/config/environment.ts'
import { DELETE_WORD } from '#web/account/delete-account.tsx'
import { backoffMs } from '#web/client/backoff.ts'
import { createQueryClient, liveQuery } from '#web/client/query-bridge.ts'
import { shop } from '#web/client/testing/shop.ts'
import { createTokenFetch, retryDelayMs } from '#web/client/token-fetch.ts'
import { DEFAULT_COLOR_SCHEME, NOTIFICATIONS, theme } from '#web/kit/theme.ts'
import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '#web/kit/toasts.ts'
import { ALERT_MS, RECENT_RESULTS } from '#web/scanner/scanner-state.ts'
import { currentUserQuery } from '#web/session/access.ts'
import { SESSION_CACHE_MS, sessionQuery } from '#web/session/session.ts'
import { billingConstants } from './billing-constants.rows.ts'
import { defaultPageSize } from './support/contracts.ts'
import type { SpecRow, SpecSection } from './support/rows.ts'

const MIDDLE = () => 0.5

/** One row for one number or word. */
function constant(row: string, actual: () => unknown, specified: unknown): SpecRow {
  return { row: `${row}: ${specified}`, check: () => expect(actual()).toEqual(specified) }
}

async function retriesOfTokenFetch(): Promise<number> {
  const delays: number[] = []
  const fetchToken = createTokenFetch({
    cachedToken: () => null,
    sleep: async (delayMs) => void delays.push(delayMs),
    fetch: async () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await fetchToken({ forceRefreshToken: true }).catch(() => {})
  return delays.length
}

const session: readonly SpecRow[] = [
  constant('Minimum password length', () => PASSWORD_MIN_LENGTH, 8),
  constant('Delete confirmation word', () => DELETE_WORD, 'DELETE'),
  constant('Current-user query cache in ms', () => currentUserQuery.staleTime, 120_000),
  constant('Server-function session cache in ms', () => SESSION_CACHE_MS, 2 * 60 * 1_000),
  constant('Profile initials of two names', () => initialsOf('Ada Lovelace'), 'AL'),
  constant('Profile initials, at most 2 letters', () => initialsOf('Ada King Lovelace').length, 2),
  constant('Auth client default retry delay in ms', () => sessionQuery.retryDelay, 1_000),
]

const tokenRetry: readonly SpecRow[] = [
  constant('base in ms', () => retryDelayMs(0, MIDDLE), 100),
  constant('doubling: the second in ms', () => retryDelayMs(1, MIDDLE), 200),
  constant('cap in ms', () => retryDelayMs(9, MIDDLE), 1_000),
  constant('jitter minus 50 percent: the first in ms', () => retryDelayMs(0, () => 0), 50),
  constant('jitter plus 50 percent: the first in ms', () => retryDelayMs(0, () => 1), 150),
  {
    row: 'max 10 retries',
    check: async () => expect(await retriesOfTokenFetch()).toBe(10),
  },
]

const messages: readonly SpecRow[] = [
  constant('Toast limit at a time', () => TOAST_LIMIT, 1),
  constant('Toast removal after ms', () => TOAST_REMOVE_DELAY_MS, 1_000_000),
  constant('Notifications at once', () => NOTIFICATIONS.limit, 5),
  constant('Notifications auto-close in ms', () => NOTIFICATIONS.autoClose, 4_000),
  constant('Notifications position', () => NOTIFICATIONS.position, 'bottom-right'),
]

const defaultsOf = (component: { displayName?: string | undefined }) => {
  const name = (component.displayName ?? '').replace('@mantine/core/', '')
  return theme.components?.[name]?.defaultProps
}

/** The kit has no setting for it, so its own rule is asked. */
async function thumbOfLongContentPx(): Promise<number> {
  const rule = new URL(
    './components/ScrollArea/utils/get-thumb-size.mjs',
    import.meta.resolve('@mantine/core'),
  )
  const { getThumbSize } = await import(/* @vite-ignore */ rule.href)
  const scrollbar = { size: 400, paddingStart: 0, paddingEnd: 0 }
  return getThumbSize({ viewport: 400, content: 1_000_000, scrollbar })
}

const looks: readonly SpecRow[] = [
  {
    row: 'Modal transition: 200 ms',
    check: () => expect(defaultsOf(Modal)).toMatchObject({ transitionProps: { duration: 200 } }),
  },
  {
    row: 'Scroll area: hide delay 1000 ms, type hover',
    check: () =>
      expect(defaultsOf(ScrollArea)).toMatchObject({ scrollHideDelay: 1_000, type: 'hover' }),
  },
  {
    row: 'Scroll area: minimum thumb 18 px',
    check: async () => expect(await thumbOfLongContentPx()).toBe(18),
  },
  constant('Theme: primary colour', () => theme.primaryColor, 'blue'),
  constant('Theme: default radius', () => theme.defaultRadius, 'sm'),
  constant('Breakpoint xs', () => theme.breakpoints?.xs, '36em'),
  constant('Breakpoint sm', () => theme.breakpoints?.sm, '48em'),
  constant('Breakpoint md', () => theme.breakpoints?.md, '62em'),
  constant('Breakpoint lg', () => theme.breakpoints?.lg, '75em'),
  constant('Breakpoint xl', () => theme.breakpoints?.xl, '88em'),
  ...Object.entries({ app: 100, modal: 200, popover: 300, overlay: 400 } as const).map(
    ([level, order]): SpecRow => ({
      row: `Stacking order of ${level}: ${order}`,
      check: () => expect(getDefaultZIndex(level as 'app')).toBe(order),
    }),
  ),
  constant('Colour scheme: default', () => DEFAULT_COLOR_SCHEME, 'light'),
]

const realtime: readonly SpecRow[] = [
  constant('Reconnect backoff from ms', () => backoffMs(0, MIDDLE), 1_000),
  constant('Reconnect backoff doubles to ms', () => backoffMs(1, MIDDLE), 2_000),
  constant('Reconnect backoff up to ms', () => backoffMs(20, MIDDLE), 16_000),
  constant('Inactivity threshold in ms', () => INACTIVITY_MS, 30_000),
  {
    row: 'Query data: never stale',
    check: () => {
      expect(liveQuery(shop.total, { store: 'a' }).staleTime).toBe(Number.POSITIVE_INFINITY)
      expect(cacheDefaults()?.staleTime).toBe(Number.POSITIVE_INFINITY)
    },
  },
  constant('Data cache: garbage collection in ms', () => cacheDefaults()?.gcTime, 5 * 60 * 1_000),
  constant('Data cache: default query retry', () => cacheDefaults()?.retry, 3),
]

function cacheDefaults() {
  return createQueryClient({}).getDefaultOptions().queries
}

export const constants: SpecSection = {
  section: '9. Business constants and limits',
  tables: [
    { name: 'Accounts and session', rows: session },
    { name: 'Token fetch retry', rows: tokenRetry },
    { name: 'Messages', rows: messages },
    { name: 'Looks', rows: looks },
    { name: 'Realtime connection and data cache', rows: realtime },
    {
      name: 'Audits and scanner',
      rows: [
        constant(
          'Assignments page size default',
          () => defaultPageSize('auditAssignments:getAssignmentsWithProgress'),
          1_000,
        ),
        constant(
          'Audit history page size default',
          () => defaultPageSize('audits:getAuditHistory'),
          10,
        ),
        constant('Scanner recent results kept', () => RECENT_RESULTS, 10),
        constant('Scanner alert default in ms', () => ALERT_MS, 2_000),
      ],
    },
    {
      name: 'Billing',
      rows: [
        ...billingConstants,
        ...(['MONTHLY', 'YEARLY'] as const).map((name) => ({
          row: `Hosted ${name.toLowerCase()} subscription variant id exists in build configuration`,
          check: () => expect(environment.shape).toHaveProperty(`STRIPE_PRICE_${name}`),
        })),
      ],
    },
  ],
}
