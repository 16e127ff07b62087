import { expect } from 'vitest'
import { api } from '#contract/api.ts'
import {
  decideAssign,
  decideMove,
  decideReset,
  decideTake,
  refuseRemoval,
} from '#domain/assignment.ts'
import { type AuditOperation, type AuditStatus, decideTransition } from '#domain/audit.ts'
import type { AuthProviderState } from '#web/client/auth-bridge.tsx'
import { liveStateOf } from '#web/client/live-state.ts'
import { activeCounts } from './billing.rows.ts'
import { attachWithDialog, checkoutRule, dialogLife, renewal } from './billing-dialogs.rows.ts'
import { confirmationTexts } from './billing-layer.rows.ts'
import { cameraMoves } from './scanner.rows.ts'
import { AuthStage } from './support/auth-stage.tsx'
import type { SpecRow, SpecSection } from './support/rows.ts'

const LOADING: AuthProviderState = {
  isLoading: true,
  isAuthenticated: false,
  fetchAccessToken: async () => null,
}
const SIGNED_OUT: AuthProviderState = { ...LOADING, isLoading: false }
const SIGNED_IN: AuthProviderState = {
  isLoading: false,
  isAuthenticated: true,
  fetchAccessToken: async () => 'the token',
}

function moves(
  row: string,
  call: { readonly kind: string; readonly name: string },
  ways: readonly (readonly [AuditStatus, AuditOperation, AuditStatus])[],
): SpecRow {
  return {
    row,
    check: () => {
      expect(call.kind).toBe('mutation')
      for (const [from, operation, to] of ways) {
        expect(decideTransition(from, operation)).toBe(to)
      }
    },
  }
}

const auditOperations: readonly SpecRow[] = [
  moves('create', api.audits.create, []),
  moves('start', api.audits.start, [['draft', 'start', 'active']]),
  moves('stop', api.audits.stop, [['active', 'stop', 'stopped']]),
  moves('complete', api.audits.complete, [['submitted', 'complete', 'completed']]),
  moves('reopen a submitted audit', api.audits.reopenSubmittedAudit, [
    ['submitted', 'reopen', 'active'],
  ]),
  moves('update status', api.audits.updateStatus, [
    ['stopped', 'resume', 'active'],
    ['active', 'submit', 'submitted'],
    ['draft', 'cancel', 'cancelled'],
  ]),
  // It leaves the audit as it is.
  moves('import baseline', api.audits.importAuditBaseline, [
    ['draft', 'importBaseline', 'draft'],
    ['active', 'importBaseline', 'active'],
  ]),
]

const SOMEBODY = { userId: 'u', userName: 'Sam' }

function doneToShelves(row: string, call: { readonly kind: string }, check: () => void): SpecRow {
  return {
    row,
    check: () => {
      expect(call.kind).toBe('mutation')
      check()
    },
  }
}

const assignmentOperations: readonly SpecRow[] = [
  doneToShelves('create', api.auditAssignments.create, () => {
    expect(decideAssign('open', SOMEBODY.userId)).toBe('assigned')
    expect(decideAssign('assigned', null)).toBe('open')
  }),
  doneToShelves('remove', api.auditAssignments.remove, () => {
    expect(decideMove('open', 'cancelled')).toBe('cancelled')
    expect(() => refuseRemoval('in_progress', 1)).toThrow('Reset or exclude')
  }),
  doneToShelves('update status', api.auditAssignments.updateStatus, () => {
    expect(decideMove('in_progress', 'submitted')).toBe('submitted')
    expect(decideMove('submitted', 'approved')).toBe('approved')
    expect(decideMove('open', 'excluded')).toBe('excluded')
    expect(() => decideMove('open', 'approved')).toThrow('cannot become')
  }),
  doneToShelves('reset', api.auditAssignments.resetAssignment, () => {
    const submitted = { status: 'submitted', events: 3, wasTaken: true } as const
    expect(decideReset(submitted)).toBe('new_round')
    const untouched = { status: 'assigned', events: 0, wasTaken: false } as const
    expect(decideReset(untouched)).toBe('same_round')
  }),
  doneToShelves('self-assign', api.auditAssignments.createSelfAssignment, () => {
    const open = { status: 'open', assignee: null, lease: null } as const
    expect(decideTake(open, 'u', new Date())).toBe('in_progress')
    const given = { status: 'assigned', assignee: SOMEBODY, lease: null } as const
    expect(() => decideTake(given, 'other', new Date())).toThrow('This shelf is given to Sam.')
  }),
  doneToShelves('remove room and shelves', api.auditAssignments.removeRoomAndShelves, () => {
    expect(decideMove('assigned', 'cancelled')).toBe('cancelled')
    expect(decideMove('cancelled', 'open')).toBe('open')
  }),
]

function onStage(row: string, play: (stage: AuthStage) => Promise<void>): SpecRow {
  return {
    row,
    check: async () => {
      const stage = new AuthStage()
      try {
        await play(stage)
      } finally {
        stage.end()
      }
    },
  }
}

async function signIn(stage: AuthStage): Promise<void> {
  await stage.provide(SIGNED_IN)
  await stage.do(() => stage.world.open())
  await stage.do(() => stage.world.socket.transition())
}

const HEARD = {
  status: 'live',
  isHeard: true,
  heardAtMs: 10_000,
  nowMs: 11_000,
  behindAtMs: undefined,
} as const

const liveMark: readonly SpecRow[] = [
  {
    row: '"Live" is said once the server has said something over the connection of now',
    check: () => {
      expect(liveStateOf({ ...HEARD, isHeard: false, heardAtMs: undefined }).mark).toBe(
        'connecting',
      )
      expect(liveStateOf({ ...HEARD, isHeard: false }).mark).toBe('reconnecting')
      expect(liveStateOf(HEARD).mark).toBe('live')
    },
  },
  {
    row: '"Live" says the age of the last word',
    check: () => expect(liveStateOf({ ...HEARD, nowMs: 22_000 }).ageMs).toBe(12_000),
  },
  {
    row: '"Live" says that something on the screen is being brought up to date, and since when',
    check: () => expect(liveStateOf({ ...HEARD, behindAtMs: 7_000 }).behindMs).toBe(4_000),
  },
]

export const states: SpecSection = {
  section: '4. States and transitions',
  tables: [
    { name: 'Realtime connection', rows: liveMark },
    {
      name: 'Authentication',
      rows: [
        onStage('loading while the session is pending', async (stage) => {
          await stage.provide(LOADING)
          expect(stage.flags).toEqual({ isLoading: true, isAuthenticated: false })
          await stage.provide(SIGNED_OUT)
          expect(stage.flags).toEqual({ isLoading: false, isAuthenticated: false })
        }),
        onStage('authenticated when a session exists', async (stage) => {
          await signIn(stage)
          expect(stage.flags).toEqual({ isLoading: false, isAuthenticated: true })
        }),
        onStage(
          'the realtime client uses tokens once the provider is authenticated',
          async (stage) => {
            await signIn(stage)
            expect(stage.world.socket.framesOf('Authenticate')).toMatchObject([
              { tokenType: 'User', value: 'the token' },
            ])
          },
        ),
        onStage('auth is cleared when the provider stops being authenticated', async (stage) => {
          await signIn(stage)
          await stage.provide(SIGNED_OUT)
          expect(stage.world.socket.framesOf('Authenticate').at(-1)).toMatchObject({
            tokenType: 'None',
          })
        }),
        onStage('and the authenticated flag of the client is unknown again', async (stage) => {
          await signIn(stage)
          expect(stage.realtime.authFlag()).toBe(true)
          await stage.provide(SIGNED_OUT)
          expect(stage.realtime.authFlag()).toBe('unknown')
        }),
      ],
    },
    {
      name: 'Camera',
      rows: cameraMoves,
    },
    {
      name: 'Audit operations',
      rows: auditOperations,
    },
    {
      name: 'Assignment operations',
      rows: assignmentOperations,
    },
    {
      name: 'Product status',
      rows: [activeCounts],
    },
    {
      name: 'Billing scenarios and confirmation text',
      rows: [...confirmationTexts, renewal],
    },
    {
      name: 'Dialog life cycle',
      rows: dialogLife,
    },
    {
      name: 'Attach with a dialog',
      rows: attachWithDialog,
    },
    {
      name: 'Checkout',
      rows: checkoutRule,
    },
  ],
}
