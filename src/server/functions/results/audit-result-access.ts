// Who may see the results of an audit: managers of its stores, and counters where the protocol allows it.

import type { VarianceFilter, VarianceSort } from '#contract/audit-variances.ts'
import { isCountingOver } from '#domain/audit.ts'
import { Fault } from '#domain/fault.ts'
import { parseProtocol, seesCosts, seesResults } from '#domain/protocol.ts'
import { limitsOf } from '#domain/variance.ts'
import { withoutMoney } from '#domain/without-money.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { isCountedTwice, selectCountedAgain } from '#server/queries/assignments/assignments.ts'
import { selectAudit } from '#server/queries/audits/audits.ts'
import type { AuthorizedAudit } from '../authorize.ts'

export type ResultScope = Pick<
  AuthorizedAudit,
  'organizationId' | 'auditId' | 'storeIds' | 'managedStoreIds' | 'role'
>

export type ResultAccess = Awaited<ReturnType<typeof enterResults>>

export async function enterResults(db: ScopedDatabase, scope: ResultScope) {
  const audit = await selectAudit(db)
  if (!audit) throw new Fault('not_found')
  const protocol = parseProtocol(audit.protocol)
  if (!(await showsResults(db, audit, scope))) {
    throw new Fault('forbidden', 'The results of this count are for managers.')
  }
  const isManager = scope.role === 'manager'
  const resultScope = {
    auditId: scope.auditId,
    sealed: audit.status === 'completed',
    storeIds: isManager ? scope.managedStoreIds : scope.storeIds,
  }
  const withCosts = seesCosts(protocol, { isManager })
  return { audit, protocol, limits: limitsOf(protocol.tolerance), resultScope, withCosts }
}

/** Removes costs from an answer if the caller may not see them. */
export function shownTo<Answer>({ withCosts }: Pick<ResultAccess, 'withCosts'>, answer: Answer) {
  return withCosts ? answer : withoutMoney(answer)
}

/** Sorting by value would reveal which of two items costs more. */
export function sortFor({ withCosts }: Pick<ResultAccess, 'withCosts'>, sort: VarianceSort) {
  const isByCost = sort === 'value' || sort === 'worth'
  return withCosts || !isByCost ? sort : 'units'
}

/** Freely chosen limits of value would reveal the value itself, one query at a time. */
export function askedFor<Asked extends Pick<VarianceFilter, 'tolerance' | 'part'>>(
  { withCosts }: Pick<ResultAccess, 'withCosts'>,
  asked: Asked,
): Asked {
  if (withCosts) return asked
  const { tolerance, part } = asked
  return {
    ...asked,
    part: part === 'unvalued' ? undefined : part,
    tolerance: tolerance && { units: tolerance.units, percent: tolerance.percent },
  }
}

/** True if the caller may see the results of an audit now. */
export async function showsResults(
  db: ScopedDatabase,
  { status, protocol }: NonNullable<Awaited<ReturnType<typeof selectAudit>>>,
  { role }: Pick<ResultScope, 'role'>,
): Promise<boolean> {
  const isManager = role === 'manager'
  const shown = parseProtocol(protocol)
  const isOpen = seesResults(shown, { isManager, isComparing: false })
  if (isManager || !isOpen) return isOpen
  const isComparing =
    (await selectCountedAgain(db)).size > 0 ||
    (!isCountingOver(status) && (await isCountedTwice(db)))
  return seesResults(shown, { isManager, isComparing })
}
