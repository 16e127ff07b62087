import { api } from '#contract/api.ts'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { decideName } from '#domain/naming.ts'
import { insertOrganization, selectOrganization } from '#server/queries/organizations.ts'
import { asUser, implementMutation, implementQuery } from './implement.ts'

const getByUser = implementQuery(api.organizations.getByUser, {
  place: asUser,
  sharedBy: 'user',
  run: async ({ db, scope }) => {
    const summaries: OrganizationSummary[] = []
    for (const { organizationId, role } of scope.viewer.memberships) {
      const row = await selectOrganization(db.within({ kind: 'organization', organizationId }))
      if (!row) continue
      summaries.push({ id: row.id, name: row.name, role, createdAt: row.created_at.getTime() })
    }
    return summaries
  },
})

const create = implementMutation(api.organizations.create, {
  place: asUser,
  run: async ({ db, scope, args, services }) => {
    const name = decideName(args.name, 'name')
    const id = services.newId()
    const own = db.within({ kind: 'organization', organizationId: id })
    await insertOrganization(own, { id, name, ownerId: scope.userId })
    return { id }
  },
})

export const organizations = [getByUser, create]
