// Before an account is deleted, its memberships end, and organizations without any other real member are deleted with it.

import type { Pool, PoolClient } from 'pg'
import { decideAccountDeletion, type OwnedOrganization } from '#domain/team.ts'
import { type ScopedDatabase, scopedDatabase } from '../db/scoped-database.ts'
import { sqlBuilder } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { releaseAssignments } from '../queries/assignments/released-assignments.ts'
import { materializeWorkOf } from '../queries/counting/counter-work.ts'
import { deleteMember, lockMember, selectTeamFacts } from '../queries/people/members.ts'
import { deleteOrganization } from '../queries/people/organizations.ts'

/** Throws a fault if other members would be left without an owner. Uses the database role of the functions. */
export function leaveOrganizations(pool: Pool, userId: string): Promise<void> {
  return inTransaction(pool, (client) => leaveAll(client, userId))
}

async function leaveAll(client: PoolClient, userId: string): Promise<void> {
  const own = scopedDatabase(client, { kind: 'user', userId }, new Set())
  const within = (organizationId: string) => own.within({ kind: 'organization', organizationId })
  // A fixed order, so that two people who leave the same organizations cannot deadlock.
  const memberships = await own.rows(
    sqlBuilder.selectFrom('member').select('organization_id').orderBy('organization_id'),
  )
  const teams: OwnedOrganization[] = []
  for (const { organization_id } of memberships) {
    const team = await lockTeam(within(organization_id), organization_id, userId)
    if (team) teams.push(team)
  }
  const { deleteOrganizationIds } = decideAccountDeletion(teams)
  for (const { organizationId } of teams) {
    const db = within(organizationId)
    if (deleteOrganizationIds.includes(organizationId)) {
      await deleteOrganization(db)
      continue
    }
    await deleteMember(db, userId)
    await releaseAssignments(db, userId)
    await materializeWorkOf(db, userId)
  }
}

/** Locks the team until the end of the transaction: nobody joins, leaves or changes roles in the meantime. */
async function lockTeam(
  db: ScopedDatabase,
  organizationId: string,
  userId: string,
): Promise<OwnedOrganization | undefined> {
  const organization = await db.first(
    sqlBuilder.selectFrom('organization').select(['name', 'purpose']).forUpdate(),
  )
  const facts = await selectTeamFacts(db)
  const member = await lockMember(db, userId)
  if (!organization || !member) return undefined
  const { name, purpose } = organization
  return { organizationId, name, role: member.role, isSample: purpose === 'sample', ...facts }
}
