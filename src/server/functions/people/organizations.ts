import { api } from '#contract/api.ts'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { Fault } from '#domain/fault.ts'
import { decideName } from '#domain/naming.ts'
import { refuseMoreOrganizations } from '#domain/quota.ts'
import {
  decideRequirements,
  hasTwoSteps,
  isOfDomains,
  type Requirements,
} from '#domain/requirements.ts'
import { refuseUnnamedDeletion } from '#domain/team.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectLogin, selectWaysIn } from '#server/queries/people/members.ts'
import {
  countOwnedOrganizations,
  deleteOrganization,
  holdOffSamples,
  insertOrganization,
  lockOrganization,
  savePreference,
  selectOrganization,
  selectPreference,
  selectRequirements,
  updateOrganizationName,
  updateRequirements,
} from '#server/queries/people/organizations.ts'
import { selectUser } from '#server/queries/people/users.ts'
import { lockProvider, selectProvider, selectSignedOn } from '#server/queries/sign-on/sign-on.ts'
import { asUser, implementMutation, implementQuery, inOrganization } from '../implement.ts'
import { allMemberships } from '../viewer.ts'

const getByUser = implementQuery(api.organizations.getByUser, {
  authorize: asUser,
  sharedBy: 'user',
  run: async ({ db, scope }) => {
    const memberships = allMemberships(scope.viewer)
    const preferred = (await selectPreference(db))?.active_organization_id
    const isMember = memberships.some((one) => one.organizationId === preferred)
    const activeId = isMember ? preferred : memberships[0]?.organizationId
    const summaries: OrganizationSummary[] = []
    for (const { organizationId, role, suspendedReason, unmet = null } of memberships) {
      const row = await selectOrganization(db.within({ kind: 'organization', organizationId }))
      if (!row) continue
      const { id, name, created_at, purpose } = row
      const active = id === activeId
      const createdAt = created_at.getTime()
      const isSample = purpose === 'sample'
      summaries.push({ id, name, role, active, suspendedReason, unmet, createdAt, isSample })
    }
    return summaries
  },
})

const create = implementMutation(api.organizations.create, {
  authorize: asUser,
  run: async ({ db, scope, args, services }) => {
    const name = decideName(args.name, 'name')
    const owned = await countOwnedOrganizations(db, scope.userId)
    refuseMoreOrganizations(owned, (await selectUser(db))?.emailVerified ?? false)
    const id = services.newId()
    const own = db.within({ kind: 'organization', organizationId: id })
    await insertOrganization(own, { id, name, ownerId: scope.userId })
    await savePreference(db, scope.userId, id)
    return { id }
  },
})

const update = implementMutation(api.organizations.update, {
  authorize: inOrganization,
  run: async ({ db, args }) => {
    await updateOrganizationName(db, decideName(args.name, 'name'))
    return null
  },
})

const deleteForGood = implementMutation(api.organizations.delete, {
  authorize: inOrganization,
  // The journal is deleted with the organization.
  journal: 'own_record',
  run: async ({ db, scope, args }) => {
    const organization = await selectOrganization(db)
    refuseUnnamedDeletion(organization?.name ?? '', args.typedName)
    if (organization?.purpose === 'sample' && !(await holdOffSamples(db, scope.userId))) {
      throw new Fault('conflict', 'This sample is still being made. Try again in a moment.')
    }
    await deleteOrganization(db)
    return null
  },
})

const activate = implementMutation(api.organizations.activate, {
  authorize: inOrganization,
  run: async ({ db, scope: { userId, organizationId } }) => {
    await savePreference(db.within({ kind: 'user', userId }), userId, organizationId)
    return null
  },
})

const getRequirements = implementQuery(api.organizations.getRequirements, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: async ({ db }) => {
    const asked = await askedIn(db)
    const people = await selectWaysIn(db)
    const came = await selectSignedOn(db)
    const outside = people.filter(({ email }) => !isOfDomains(asked.emailDomains, email))
    return {
      ...asked,
      // The organization's own provider takes the place of both steps.
      withoutTwoStep: people.filter((one) => !hasTwoSteps(one) && !came.has(one.id)).length,
      outsideDomains: outside.length,
      withoutSignOn: people.filter(({ id }) => !came.has(id)).length,
      hasSignOn: (await selectProvider(db))?.is_on ?? false,
      members: people.length,
    }
  },
})

const setRequirements = implementMutation(api.organizations.setRequirements, {
  authorize: inOrganization,
  journal: ({ args: { twoStep, sessionHours, emailDomains, singleSignOn } }) => ({
    twoStep,
    sessionHours,
    emailDomains: emailDomains.join(', '),
    ...(singleSignOn !== undefined && { singleSignOn }),
  }),
  run: async ({ db, scope, args, services }) => {
    const login = await selectLogin(
      db.within({ kind: 'user', userId: scope.userId }),
      scope.viewer.sessionId,
    )
    if (!login) throw new Fault('unauthenticated')
    const { email, twoFactorEnabled: hasTwoFactor, hasPasskey, signedInAt } = login
    const signOn = login.signedOnTo === null ? 'nobody' : 'own'
    const byPasskey = login.byPasskey && hasPasskey
    const ageMs = services.now().getTime() - signedInAt.getTime()
    await lockOrganization(db)
    const hasSignOn = (await lockProvider(db))?.is_on ?? false
    const owner = { email, login: { signOn, hasTwoFactor, byPasskey, ageMs }, hasSignOn } as const
    const { singleSignOn = (await askedIn(db)).singleSignOn, ...rest } = args
    await updateRequirements(db, decideRequirements({ ...rest, singleSignOn }, owner))
    return null
  },
})

async function askedIn(db: ScopedDatabase): Promise<Requirements> {
  const found = await selectRequirements(db)
  return {
    twoStep: found?.requires_two_step ?? false,
    sessionHours: found?.session_hours ?? null,
    emailDomains: found?.email_domains ?? [],
    singleSignOn: found?.requires_single_sign_on ?? false,
  }
}

export const organizations = [
  getByUser,
  create,
  update,
  getRequirements,
  setRequirements,
  deleteForGood,
  activate,
]
