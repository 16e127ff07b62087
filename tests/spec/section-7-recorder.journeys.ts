// Calls of section 7 that no page makes by being opened: which journey makes them, and where the screen is.

export interface CallElsewhere {
  readonly why: string
  /** A test that makes the call on the screens, or shows the code that does. */
  readonly journey: string
  /** What is pressed or typed there, or what is asked of that code. */
  readonly step: string
  /** What is found among the screens. */
  readonly inScreens: string
}

/** Why somebody calls it, and the step. */
type Names = Readonly<Record<string, readonly [why: string, step: string]>>

/** Answered for other programs, and called by no screen: docs/decisions/0021-one-way-for-counts.md says why. */
export const CALLED_BY_NO_SCREEN: readonly string[] = [
  'scanEvents:recordCount',
  'scanEvents:updateQuantity',
]

/** Functions by why somebody calls them. */
function functions(journey: string, module: string, names: Names) {
  return Object.entries(names).map(([name, [why, step]]) => [
    `${module}:${name}`,
    { why, journey, step, inScreens: `api.${module}.${name}` },
  ])
}

type Requests = Readonly<Record<string, readonly [why: string, step: string, inScreens: string]>>

function requests(journey: string, all: Requests) {
  return Object.entries(all).map(([call, [why, step, inScreens]]) => [
    call,
    { why, journey, step, inScreens },
  ])
}

const E2E = 'tests/e2e'

export const CALLED_BY: Readonly<Record<string, CallElsewhere>> = Object.fromEntries([
  ...functions(`${E2E}/memberships.test.ts`, 'users', {
    removeUserFromStore: ['somebody is taken from a store', 'Remove from this store'],
    getTeamByStore: ['somebody sees who works where', '/admin/teams'],
  }),
  ...functions(`${E2E}/first-visit.test.ts`, 'organizations', {
    create: ['a newcomer sets up an organization', 'Create organization'],
  }),
  ...functions(`${E2E}/whole-team.test.ts`, 'stores', {
    createWithBaseline: ['the first store is set up', 'Create store with 6 shelves'],
  }),
  ...functions('tests/spec/section-5-validation.browser.ts', 'auth', {
    changePassword: ['somebody changes the password on the profile page', 'Change Password'],
    deleteCurrentUserAccount: ['somebody types DELETE on the profile page', 'Delete Account'],
  }),
  ...functions(`${E2E}/audit-life.test.ts`, 'audits', {
    create: ['a manager plans an audit', 'Create audit'],
    start: ['a manager starts it', 'Start counting 3 shelves'],
    stop: ['a manager pauses the counting', 'Stop counting'],
    complete: ['a manager seals it', 'Complete and seal'],
    reopenSubmittedAudit: ['a manager opens it again', 'Count 1 shelf again'],
    updateStatus: ['a manager ends the counting, or lets it go on', 'Submit for review'],
  }),
  ...functions(`${E2E}/import.test.ts`, 'audits', {
    importAuditBaseline: ['a manager takes a new baseline into an audit', 'Import 3 rows'],
  }),
  ...functions(`${E2E}/audit-life.test.ts`, 'auditAssignments', {
    createSelfAssignment: ['a counter opens a shelf on the phone', '/scanner`)'],
  }),
  ...functions(`${E2E}/shelf-flow.test.ts`, 'scanEvents', {
    getByAssignment: ['somebody opens a shelf and what was counted there', 'on this shelf'],
  }),
  ...functions('src/web/scanner/counter/counted-elsewhere.test.tsx', 'scanEvents', {
    getItemCount: ['a counter opens the number of an item', 'Also counted: 12 on S-04'],
  }),
  ...requests(`${E2E}/first-visit.test.ts`, {
    'GET /api/auth/get-session': [
      'asked after a sign-out whose answer was lost, and with a one-time token',
      '**/api/auth/sign-out',
      "'/get-session'",
    ],
    'POST /api/auth/sign-out': ['somebody signs out', "name: 'Sign out'", "'/sign-out'"],
  }),
  ...requests(`${E2E}/first-visit.test.ts`, {
    'POST /api/auth/sign-in*': ['somebody signs in', 'signInOn(page', "'/sign-in/email'"],
    'POST /api/auth/sign-up*': ['somebody registers', 'signUpOn(page', "'/sign-up/email'"],
  }),
  ...requests('tests/spec/section-7-calls.rows.ts', {
    'GET /api/auth/token': ['only on a forced refresh', "['/api/auth/token']", "'/api/auth/token'"],
  }),
  ...requests('tests/spec/section-7-session.browser.ts', {
    'POST /api/auth/revoke-sessions': [
      'signing out everywhere',
      "'Sign out everywhere'",
      "'/revoke-sessions'",
    ],
    'POST /api/auth/revoke-other-sessions': [
      'signing out elsewhere',
      "'Sign out everywhere else'",
      "'/revoke-other-sessions'",
    ],
    'POST /api/auth/update-user': [
      'a new name on the profile page',
      "'Save name'",
      "'/update-user'",
    ],
  }),
  ...requests('tests/spec/section-7-calls.browser.ts', {
    'POST /api/auth/delete-user': [
      'answered for other clients; the profile page deletes by auth:deleteCurrentUserAccount',
      "'/api/auth/delete-user'",
      'api.auth.deleteCurrentUserAccount',
    ],
    'GET /api/auth/verify-email': [
      'opened from the mail, and not by a page',
      '/api/auth/verify-email',
      'ConfirmAddress',
    ],
    'POST /api/auth/one-time-token/verify': [
      'only with ott in the address',
      '/api/auth/one-time-token/verify',
      'one-time-token',
    ],
  }),
  ...requests('tests/spec/billing-calls.rows.ts', {
    'POST {billing_prefix}/cors': [
      'pages of the same origin include credentials without trying',
      "'/api/billing/cors'",
      '/cors',
    ],
    'POST {billing_prefix}/setup_payment': [
      'part of the billing layer; the card is left in the portal',
      "names('POST')",
      "'setupPayment'",
    ],
  }),
  ...requests(`${E2E}/billing-devices.test.ts`, {
    'POST {billing_prefix}/entities': [
      'an owner adds a handheld',
      "'Add handheld'",
      "'createEntity'",
    ],
    'GET {billing_prefix}/entities/{id}': [
      'a code is typed on a handheld',
      "'Use this code'",
      "'getEntity'",
    ],
    'DELETE {billing_prefix}/entities/{id}': [
      'an owner removes a handheld',
      "'Remove handheld'",
      "'deleteEntity'",
    ],
    'POST {billing_prefix}/track': ['a manager saves a sheet of labels', 'as PDF', "'track'"],
  }),
  ...requests(`${E2E}/support/plan-journey.ts`, {
    'POST {billing_prefix}/checkout': ['an owner looks at a plan', "'Start trial", "'checkout'"],
    'POST {billing_prefix}/attach': ['an owner confirms a plan', "'Confirm'", "'attach'"],
    'POST {billing_prefix}/cancel': ['an owner ends a plan', "'Cancel plan'", "'cancel'"],
    'POST {billing_prefix}/check': ['a limit opens the paywall', 'tryToCreateStore', "'check'"],
    'POST {billing_prefix}/billing_portal': [
      'an owner opens the portal',
      "'Open billing portal'",
      "'billingPortal'",
    ],
    'POST {billing_prefix}/referrals/code': [
      'an owner shows the code',
      "'Show my code'",
      "'createReferralCode'",
    ],
    'POST {billing_prefix}/referrals/redeem': [
      'a friend redeems it',
      "'Redeem code'",
      "'redeemReferralCode'",
    ],
  }),
])
