// Who walks through the product, and what each of them finds at every address.

import {
  AUTHORIZED_ROUTES,
  CHECKOUT_ROUTES,
  MANAGER_ROUTES,
  OWN_ROUTES,
  PUBLIC_ROUTES,
  type RouteRow,
  SCANNER_ROUTES,
} from './section-2-screens.routes.ts'

/** The operator belongs to no organization, like somebody who has just registered. */
export const WALKERS = ['visitor', 'scanner', 'manager', 'owner', 'stranger', 'operator'] as const
export type Walker = (typeof WALKERS)[number]

/** The page itself, a heading that says why not, or the address where the way goes on. */
type Finding = 'the page' | 'Not Found' | 'For managers' | `/${string}`
type Findings = Readonly<Record<Walker, Finding>>

const OPEN: Findings = {
  visitor: 'the page',
  scanner: 'the page',
  manager: 'the page',
  owner: 'the page',
  stranger: 'the page',
  operator: 'the page',
}
const SIGNED_IN: Findings = { ...OPEN, visitor: '/sign-in' }
const TEAM: Findings = { ...SIGNED_IN, stranger: 'Not Found', operator: 'Not Found' }
const MANAGERS: Findings = { ...TEAM, scanner: 'For managers' }
const OPERATOR: Findings = {
  ...TEAM,
  ...{ scanner: 'Not Found', manager: 'Not Found', owner: 'Not Found', operator: 'the page' },
}
const NOBODY: Findings = { ...OPERATOR, visitor: 'Not Found', operator: 'Not Found' }

/** Where somebody belongs who is signed in. */
const FIRST_STORE = '/first-store'
const LANDING: Findings = {
  ...{ visitor: 'the page', operator: '/setup/organization' },
  ...{ scanner: FIRST_STORE, manager: FIRST_STORE, owner: FIRST_STORE, stranger: FIRST_STORE },
}
const SETUP: Findings = { ...SIGNED_IN, owner: '/organization', stranger: '/organization' }

/** Pages that send some people on. */
const SENT_ON: Readonly<Record<string, Findings>> = {
  '/sign-up': LANDING,
  '/sign-in': LANDING,
  '/forgot-password': LANDING,
  '/reset-password': LANDING,
  '/payment-success': LANDING,
  '/checkout/success': {
    ...{ visitor: 'the page', owner: '/organization', stranger: '/organization' },
    scanner: '/setup/organization',
    manager: '/setup/organization',
    operator: '/setup/organization',
  },
  '/checkout/cancel': {
    ...{ visitor: 'the page', owner: '/organization', stranger: '/organization' },
    ...{ scanner: '/organization', manager: '/organization', operator: '/organization' },
  },
  '/setup/organization': SETUP,
  '/setup/store': {
    ...SIGNED_IN,
    ...{ scanner: '/stores', manager: '/stores', operator: '/setup/organization' },
  },
}

/** By route, as the specification spells it. */
export const FINDINGS: ReadonlyMap<string, Findings> = new Map([
  ...found(OPEN, [...paths(PUBLIC_ROUTES), ...paths(CHECKOUT_ROUTES), ...OWN_ROUTES.everybody]),
  ...found(SIGNED_IN, [...paths(AUTHORIZED_ROUTES), ...OWN_ROUTES.signedIn]),
  ...found(TEAM, [...paths(SCANNER_ROUTES), ...OWN_ROUTES.team]),
  ...found(MANAGERS, [...paths(MANAGER_ROUTES), ...OWN_ROUTES.managers]),
  ...found({ ...MANAGERS, manager: 'Not Found', owner: 'Not Found' }, OWN_ROUTES.sheets),
  ...found(OPERATOR, OWN_ROUTES.operator),
  ...found(NOBODY, OWN_ROUTES.developers),
  ...Object.entries(SENT_ON),
])

function paths(routes: readonly RouteRow[]): readonly string[] {
  return routes.map(({ route }) => route)
}

function found(findings: Findings, routes: readonly string[]) {
  return routes.map((route) => [route, findings] as const)
}

interface Expected {
  readonly walker: Walker
  readonly route: string
  /** The address of the route. */
  readonly path: string
  readonly firstStoreId: string
}

/** A heading, or the address at which somebody ends. */
export function expectedAt({ walker, route, path, firstStoreId }: Expected): string | undefined {
  const finding = FINDINGS.get(route)?.[walker]
  if (finding === 'the page') return path
  return finding === FIRST_STORE ? `/stores/${firstStoreId}` : finding
}
