// Calls of section 7 that no page makes by being opened: which journey makes them, and where the screen is.

export interface CallElsewhere {
  readonly why: string
  /** A test that makes the call on the screens, or shows the code that does. */
  readonly journey: string
  /** What is found among the screens. */
  readonly inScreens: string
}

type Names = Readonly<Record<string, string>>

/** Answered for other programs, and called by no screen: docs/decisions/0021-one-way-for-counts.md says why. */
export const CALLED_BY_NO_SCREEN: readonly string[] = [
  'scanEvents:recordCount',
  'scanEvents:updateQuantity',
]

/** Functions by why somebody calls them. */
function functions(journey: string, module: string, names: Names) {
  return Object.entries(names).map(([name, why]) => [
    `${module}:${name}`,
    { why, journey, inScreens: `api.${module}.${name}` },
  ])
}

function requests(journey: string, all: Readonly<Record<string, readonly [string, string]>>) {
  return Object.entries(all).map(([call, [why, inScreens]]) => [call, { why, journey, inScreens }])
}

const E2E = 'tests/e2e'

export const CALLED_BY: Readonly<Record<string, CallElsewhere>> = Object.fromEntries([
  ...functions(`${E2E}/memberships.test.ts`, 'users', {
    assignUserToStore: 'an owner gives somebody a store',
    removeUserFromStore: 'an owner takes a store from somebody',
    getTeamByStore: 'an owner sees who works where',
  }),
  ...functions(`${E2E}/organization-life.test.ts`, 'organizations', {
    create: 'a newcomer sets up an organization',
    update: 'an owner renames it',
  }),
  ...functions(`${E2E}/first-visit.test.ts`, 'stores', {
    createWithBaseline: 'the first store is set up',
  }),
  ...functions('tests/spec/section-5-validation.browser.ts', 'auth', {
    changePassword: 'somebody changes the password on the profile page',
    deleteCurrentUserAccount: 'somebody types DELETE on the profile page',
  }),
  ...functions(`${E2E}/audit-life.test.ts`, 'audits', {
    create: 'a manager plans an audit',
    start: 'a manager starts it',
    importAuditBaseline: 'a manager takes a new baseline into it',
    stop: 'a manager pauses the counting',
    complete: 'a manager seals it',
    reopenSubmittedAudit: 'a manager opens it again',
    updateStatus: 'a manager calls it off, or lets the counting go on',
  }),
  ...functions(`${E2E}/audit-plan.test.ts`, 'auditAssignments', {
    create: 'a manager hands out a shelf',
    remove: 'a manager takes it back',
    removeRoomAndShelves: 'a manager takes a room out of the audit',
    resetAssignment: 'a manager has a shelf counted anew',
    createSelfAssignment: 'a counter takes an open shelf',
    updateStatus: 'a shelf is handed in',
  }),
  ...functions(`${E2E}/shelf-flow.test.ts`, 'scanEvents', {
    getByAssignment: 'somebody opens a shelf and what was counted there',
  }),
  ...functions('src/web/scanner/counter/counted-elsewhere.test.tsx', 'scanEvents', {
    getItemCount: 'a counter opens the number of an item',
  }),
  ...requests(`${E2E}/shell.test.ts`, {
    'GET /api/auth/get-session': [
      'asked after a sign-out whose answer was lost, and with a one-time token',
      "'/get-session'",
    ],
    'POST /api/auth/sign-out': ['somebody signs out', "'/sign-out'"],
  }),
  ...requests('tests/spec/section-7-session.browser.ts', {
    'POST /api/auth/revoke-sessions': ['signing out everywhere', "'/revoke-sessions'"],
    'POST /api/auth/revoke-other-sessions': ['signing out elsewhere', "'/revoke-other-sessions'"],
    'POST /api/auth/update-user': ['a new name on the profile page', "'/update-user'"],
  }),
  ...requests('tests/spec/section-7-calls.browser.ts', {
    'POST /api/auth/delete-user': [
      'answered for other clients; the profile page deletes by auth:deleteCurrentUserAccount',
      'api.auth.deleteCurrentUserAccount',
    ],
    'POST /api/auth/sign-in*': ['somebody signs in', "'/sign-in/email'"],
    'POST /api/auth/sign-up*': ['somebody registers', "'/sign-up/email'"],
    'GET /api/auth/verify-email': ['opened from the mail, and not by a page', 'ConfirmAddress'],
    'GET /api/auth/token': ['only on a forced refresh', "'/api/auth/token'"],
    'POST /api/auth/one-time-token/verify': ['only with ott in the address', 'one-time-token'],
  }),
  ...requests('tests/spec/billing-calls.rows.ts', {
    'POST {billing_prefix}/cors': [
      'pages of the same origin include credentials without trying',
      '/cors',
    ],
    'POST {billing_prefix}/setup_payment': [
      'part of the billing layer; the card is left in the portal',
      "'setupPayment'",
    ],
  }),
  ...requests(`${E2E}/billing-devices.test.ts`, {
    'POST {billing_prefix}/entities': ['an owner adds a handheld', "'createEntity'"],
    'GET {billing_prefix}/entities/{id}': ['a code is typed on a handheld', "'getEntity'"],
    'DELETE {billing_prefix}/entities/{id}': ['an owner removes a handheld', "'deleteEntity'"],
    'POST {billing_prefix}/track': ['a manager saves a sheet of labels', "'track'"],
  }),
  ...requests(`${E2E}/billing.test.ts`, {
    'POST {billing_prefix}/checkout': ['an owner looks at a plan', "'checkout'"],
    'POST {billing_prefix}/attach': ['an owner confirms a plan', "'attach'"],
    'POST {billing_prefix}/cancel': ['an owner ends a plan', "'cancel'"],
    'POST {billing_prefix}/query': ['an owner sees what was used', "call('query'"],
    'POST {billing_prefix}/check': ['a limit opens the paywall', "'check'"],
    'POST {billing_prefix}/billing_portal': ['an owner opens the portal', "'billingPortal'"],
    'POST {billing_prefix}/referrals/code': ['an owner shows the code', "'createReferralCode'"],
    'POST {billing_prefix}/referrals/redeem': ['a friend redeems it', "'redeemReferralCode'"],
  }),
])
