// The routes of section 2, as the specification spells them.

export interface RouteRow {
  readonly route: string
  readonly purpose?: string
  /** Optional search parameters. */
  readonly search?: readonly string[]
}

export const PUBLIC_ROUTES: readonly RouteRow[] = [
  { route: '/', purpose: 'landing page' },
  { route: '/pricing', purpose: 'pricing' },
  { route: '/privacy', purpose: 'privacy policy' },
  { route: '/terms', purpose: 'terms' },
  {
    route: '/sign-up',
    purpose: 'registration',
    search: ['invitation', 'recoveryToken', 'error', 'message'],
  },
  { route: '/sign-in', purpose: 'sign in', search: ['invitation'] },
  { route: '/forgot-password', purpose: 'request a password reset' },
  { route: '/reset-password', purpose: 'set a new password', search: ['token'] },
  { route: '/payment-success', purpose: 'payment success page' },
  { route: '/account/recover', purpose: 'account recovery' },
  { route: '/recovery/{token}', purpose: 'recovery by token' },
  { route: '/invite/{token}', purpose: 'invitation by token' },
]

export const CHECKOUT_ROUTES: readonly RouteRow[] = [
  { route: '/checkout/success', purpose: 'checkout result' },
  { route: '/checkout/failed', purpose: 'checkout result' },
  { route: '/checkout/cancel', purpose: 'checkout result' },
  { route: '/checkout/stripe', purpose: 'named after a hosted billing provider' },
]

export const AUTHORIZED_ROUTES: readonly RouteRow[] = [
  { route: '/member' },
  { route: '/organization' },
  { route: '/profile' },
  { route: '/stores' },
  { route: '/setup/organization' },
  { route: '/setup/store' },
  { route: '/invite/accept' },
]

export const SCANNER_ROUTES: readonly RouteRow[] = [
  { route: '/stores/{storeId}' },
  { route: '/stores/{storeId}/settings' },
  { route: '/stores/{storeId}/audit/{id}/scanner' },
  { route: '/stores/{storeId}/audit/{id}/room-assignments' },
  { route: '/stores/{storeId}/audit/{id}/results' },
  { route: '/stores/{storeId}/audit/{id}/member-profile' },
  { route: '/stores/{storeId}/audit/{id}/room/{roomId}' },
]

export const MANAGER_ROUTES: readonly RouteRow[] = [
  { route: '/stores/{storeId}/admin' },
  { route: '/stores/{storeId}/admin/teams' },
  { route: '/stores/{storeId}/admin/rooms' },
  { route: '/stores/{storeId}/admin/rooms/{roomId}/shelves/{shelfId}' },
  { route: '/stores/{storeId}/reports' },
  { route: '/stores/{storeId}/audit' },
  { route: '/stores/{storeId}/audit/new' },
  { route: '/stores/{storeId}/audit/{id}' },
  { route: '/stores/{storeId}/audit/{id}/inventory' },
]

/** Pages that the specification does not name, by who they are for. */
export const OWN_ROUTES = {
  everybody: ['/verify', '/developers', '/join/{code}'],
  signedIn: ['/billing/portal', '/checkout/sandbox/{sessionId}', '/day-pass'],
  team: ['/stores/{storeId}/scan-once'],
  managers: [
    '/stores/{storeId}/admin/import',
    '/stores/{storeId}/admin/items',
    '/stores/{storeId}/admin/journal',
  ],
  sheets: ['/stores/{storeId}/audit/{id}/sheet/{sheetId}'],
  operator: ['/platform'],
  /** Served while somebody develops, and by no build. */
  developers: ['/dev/mailbox'],
} as const

/** The address of a route, its parameters filled in. */
export function addressOf(route: string, parameters: Readonly<Record<string, string>>): string {
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? 'unknown')
  // The one route that cannot do without a search parameter to show its page.
  return path.endsWith('/audit/new') ? `${path}?storeId=${parameters.storeId}` : path
}
