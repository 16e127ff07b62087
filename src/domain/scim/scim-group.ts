// A group as a directory tells of it, and the stores that its people work in.

import type { InvitedStore } from '../invitation.ts'
import { ScimFault } from './scim-fault.ts'
import { record, type ScimOperation, text } from './scim-user.ts'

export interface ScimGroupFields {
  readonly displayName: string
  readonly externalId: string | null
  readonly memberIds: readonly string[]
}

const MEMBERS_MAX = 20_000

export function readScimGroup(body: unknown, before?: ScimGroupFields): ScimGroupFields {
  const { displayName, externalId, members } = record(body)
  const name = displayName === undefined ? before?.displayName : text(displayName, 'displayName')
  if (name === undefined) throw new ScimFault(400, 'displayName is required.', 'invalidValue')
  return {
    displayName: name,
    externalId:
      typeof externalId === 'string'
        ? text(externalId, 'externalId')
        : (before?.externalId ?? null),
    memberIds: members === undefined ? (before?.memberIds ?? []) : idsIn(members),
  }
}

/** As directories write it: members in lists, or named in the path. */
export function patchScimGroup(
  before: ScimGroupFields,
  operations: readonly ScimOperation[],
): ScimGroupFields {
  return operations.reduce(apply, before)
}

function apply(group: ScimGroupFields, { op, path, value }: ScimOperation): ScimGroupFields {
  const kind = op.toLowerCase()
  if (kind !== 'add' && kind !== 'replace' && kind !== 'remove') {
    throw new ScimFault(400, `There is no operation ${op}.`, 'invalidSyntax')
  }
  const [, named] = /^members\[value eq "([^"]+)"\]$/i.exec(path ?? '') ?? []
  if (named !== undefined) return without(group, [named])
  switch (path?.toLowerCase()) {
    case undefined:
      return kind === 'add' ? added(group, value) : readScimGroup(value, group)
    case 'members':
      return changeMembers(group, kind, value)
    case 'displayname':
      return { ...group, displayName: text(value, 'displayName') }
    case 'externalid':
      return { ...group, externalId: kind === 'remove' ? null : text(value, 'externalId') }
    default:
      return group
  }
}

function added(group: ScimGroupFields, value: unknown): ScimGroupFields {
  const { members, ...rest } = record(value)
  const named = readScimGroup(rest, group)
  return members === undefined ? named : changeMembers(named, 'add', members)
}

function changeMembers(
  group: ScimGroupFields,
  kind: 'add' | 'replace' | 'remove',
  value: unknown,
): ScimGroupFields {
  if (kind === 'remove')
    return value === undefined ? { ...group, memberIds: [] } : without(group, idsIn(value))
  const ids = idsIn(value)
  return { ...group, memberIds: kind === 'replace' ? ids : distinct([...group.memberIds, ...ids]) }
}

function without(group: ScimGroupFields, ids: readonly string[]): ScimGroupFields {
  const gone = new Set(ids)
  return { ...group, memberIds: group.memberIds.filter((id) => !gone.has(id)) }
}

function idsIn(members: unknown): readonly string[] {
  const list = Array.isArray(members) ? members : [members]
  if (list.length > MEMBERS_MAX) {
    throw new ScimFault(400, `A group has at most ${MEMBERS_MAX} members.`, 'invalidValue')
  }
  return distinct(list.map((one) => text(record(one).value, 'members')))
}

function distinct(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)]
}

/** Of several groups that name the same store the higher role counts. */
export function storesOfGroups(
  groups: readonly (readonly InvitedStore[])[],
): readonly InvitedStore[] {
  const roles = new Map<string, InvitedStore>()
  for (const seat of groups.flat()) {
    if (roles.get(seat.storeId)?.role !== 'manager') roles.set(seat.storeId, seat)
  }
  return [...roles.values()]
}
