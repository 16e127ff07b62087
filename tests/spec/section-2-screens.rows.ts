import { expect } from 'vitest'
import { urlAfterFailure, urlsAfter } from '#domain/billing/checkout-urls.ts'
import { SITE_DESCRIPTION, SITE_TITLE } from '#web/kit/page-title.ts'
import { confirmationDialog, otherDialogs } from './billing-dialogs.rows.ts'
import { fileImport } from './file-import.rows.ts'
import {
  AUTHORIZED_ROUTES,
  CHECKOUT_ROUTES,
  MANAGER_ROUTES,
  PUBLIC_ROUTES,
  type RouteRow,
  SCANNER_ROUTES,
} from './section-2-screens.routes.ts'
import { routeAt } from './support/routes.ts'
import type { SpecRow, SpecSection } from './support/rows.ts'

function promised(words: string): SpecRow {
  return {
    row: `title and description promise ${words}`,
    check: () => expect(`${SITE_TITLE} ${SITE_DESCRIPTION}`).toContain(words),
  }
}

type Guard = 'public' | 'authorized' | 'manager-only'

function routes(guard: Guard, rows: readonly RouteRow[]): readonly SpecRow[] {
  return rows.map(({ route, purpose }) => ({
    row: `${route} is ${guard}${purpose ? `: ${purpose}` : ''}`,
    check: () =>
      expect(routeAt(route)).toMatchObject({
        route,
        isAuthorized: guard !== 'public',
        isManagerOnly: guard === 'manager-only',
      }),
  }))
}

function optionalSearch({ route, search = [] }: RouteRow): readonly SpecRow[] {
  return search.map((name) => ({
    row: `${route} takes ${name} as an optional string`,
    check: () => {
      expect(routeAt(route, `${name}=007&unknown=1`).search).toEqual({ [name]: '007' })
      expect(routeAt(route).search).toEqual({})
    },
  }))
}

const acceptSearch: readonly SpecRow[] = [
  {
    row: '/invite/accept takes token, which is never a number',
    check: () => expect(routeAt('/invite/accept', 'token=12').search).toEqual({ token: '12' }),
  },
  ...['signup', 'signin'].map((from) => ({
    row: `/invite/accept takes from=${from}`,
    check: () =>
      expect(routeAt('/invite/accept', `token=a&from=${from}`).search).toEqual({
        token: 'a',
        from,
      }),
  })),
  {
    row: '/invite/accept takes no other from, and none at all',
    check: () => {
      expect(routeAt('/invite/accept', 'token=a&from=mail').search).toEqual({ token: 'a' })
      expect(routeAt('/invite/accept', 'token=a').search).toEqual({ token: 'a' })
    },
  },
]

const newAuditSearch: readonly SpecRow[] = [
  {
    row: '/stores/{storeId}/audit/new takes storeId, which is never a number',
    check: () =>
      expect(routeAt('/stores/{storeId}/audit/new', 'storeId=7').search).toEqual({ storeId: '7' }),
  },
]

const ORGANIZATION = 'o1'

const ledTo: readonly SpecRow[] = [
  {
    row: 'a plan that was paid leads to /checkout/success, a single payment to /payment-success',
    check: () => {
      expect(urlsAfter('subscription', ORGANIZATION).success).toMatch(/^\/checkout\/success\?/)
      expect(urlsAfter('payment', ORGANIZATION).success).toMatch(/^\/payment-success\?/)
    },
  },
  {
    row: 'a payment that failed leads to /checkout/failed, a change of mind to /checkout/cancel',
    check: () => {
      const { cancel } = urlsAfter('subscription', ORGANIZATION)
      expect(cancel).toMatch(/^\/checkout\/cancel\?/)
      expect(urlAfterFailure(cancel)).toMatch(/^\/checkout\/failed\?/)
    },
  },
]

export const screens: SpecSection = {
  section: '2. Screens and routes',
  tables: [
    { name: 'Where a checkout leads', rows: ledTo },
    {
      name: 'Page title and description (section 1)',
      rows: [
        promised('AI-assisted audits'),
        promised('barcode scanning'),
        promised('real-time tracking'),
        promised('reports'),
        promised('multi-location support'),
        promised('team collaboration'),
      ],
    },
    {
      name: 'Public routes',
      rows: [...routes('public', PUBLIC_ROUTES), ...PUBLIC_ROUTES.flatMap(optionalSearch)],
    },
    {
      name: 'Checkout result routes',
      rows: [
        ...routes('public', CHECKOUT_ROUTES),
        {
          row: '/checkout/stripe takes the answer of the hosted checkout',
          check: () =>
            expect(routeAt('/checkout/stripe', 'checkout=cs_1').search).toEqual({
              checkout: 'cs_1',
            }),
        },
      ],
    },
    {
      name: 'Authorized area',
      rows: [...routes('authorized', AUTHORIZED_ROUTES), ...acceptSearch],
    },
    {
      name: 'Store routes for scanners and team members',
      rows: [
        // What they show is asked of the running product: section-2-audits.browser.ts.
        ...routes('authorized', SCANNER_ROUTES),
      ],
    },
    {
      name: 'Manager-only routes',
      rows: [...routes('manager-only', MANAGER_ROUTES), ...newAuditSearch],
    },
    {
      name: 'Unknown routes',
      rows: [
        {
          row: 'an unknown address is no route',
          check: () => expect(routeAt('/no/such/page').route).not.toBe('/no/such/page'),
        },
      ],
    },
    {
      name: 'Other screens',
      rows: [...fileImport],
    },
    {
      name: 'Billing confirmation dialog',
      rows: confirmationDialog,
    },
    {
      name: 'Other billing dialogs',
      rows: otherDialogs,
    },
  ],
}
