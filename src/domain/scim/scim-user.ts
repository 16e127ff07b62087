// A person as a directory tells of them: whole, or change by change.

import { ScimFault } from './scim-fault.ts'

export interface ScimUserFields {
  readonly userName: string
  readonly email: string
  readonly externalId: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly displayName: string | null
  readonly isActive: boolean
}

export interface ScimOperation {
  readonly op: string
  readonly path?: string | undefined
  readonly value?: unknown
}

type Changes = { -readonly [Name in keyof ScimUserFields]?: ScimUserFields[Name] }

const LONGEST = 500

/** From a whole one; what is left out stays as `before` says. */
export function readScimUser(body: unknown, before?: ScimUserFields): ScimUserFields {
  const changes = changesIn(record(body))
  const userName = changes.userName ?? before?.userName
  if (userName === undefined) throw invalid('userName is required.')
  return {
    userName,
    email: changes.email ?? before?.email ?? userName,
    externalId: changes.externalId ?? before?.externalId ?? null,
    givenName: changes.givenName ?? before?.givenName ?? null,
    familyName: changes.familyName ?? before?.familyName ?? null,
    displayName: changes.displayName ?? before?.displayName ?? null,
    isActive: changes.isActive ?? before?.isActive ?? true,
  }
}

/** As Microsoft Entra ID writes changes, with a path each, and as Okta does, with none. */
export function patchScimUser(
  before: ScimUserFields,
  operations: readonly ScimOperation[],
): ScimUserFields {
  let user = before
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase()
    if (kind !== 'add' && kind !== 'replace' && kind !== 'remove') throw syntax(op)
    user =
      path === undefined
        ? readScimUser(value, user)
        : at(user, path, kind === 'remove' ? null : value)
  }
  return user
}

function at(user: ScimUserFields, path: string, value: unknown): ScimUserFields {
  const plain = path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:User:/i, '').toLowerCase()
  switch (plain) {
    case 'active':
      return { ...user, isActive: flag(value) }
    case 'username':
      return { ...user, userName: text(value, 'userName') }
    case 'externalid':
      return { ...user, externalId: optional(value, 'externalId') }
    case 'displayname':
      return { ...user, displayName: optional(value, 'displayName') }
    case 'name.givenname':
      return { ...user, givenName: optional(value, 'name.givenName') }
    case 'name.familyname':
      return { ...user, familyName: optional(value, 'name.familyName') }
    case 'name':
      return readScimUser({ name: value }, user)
    case 'emails':
      return value === null ? user : readScimUser({ emails: value }, user)
    default:
      // Directories send what we do not keep, such as a department, and take a refusal as a reason to stop.
      return WORK_EMAIL.test(plain) && value !== null
        ? { ...user, email: text(value, 'emails') }
        : user
  }
}

const WORK_EMAIL = /^emails\[.*\]\.value$/i

/** Names of attributes with a dot or a filter come without a path as well. */
function changesIn(body: Readonly<Record<string, unknown>>): Changes {
  const changes: Changes = {}
  const name = body.name === undefined ? {} : record(body.name)
  const given = name.givenName ?? body['name.givenName']
  const family = name.familyName ?? body['name.familyName']
  if (body.userName !== undefined) changes.userName = text(body.userName, 'userName')
  if (body.externalId !== undefined) changes.externalId = optional(body.externalId, 'externalId')
  if (body.displayName !== undefined)
    changes.displayName = optional(body.displayName, 'displayName')
  if (given !== undefined) changes.givenName = optional(given, 'name.givenName')
  if (family !== undefined) changes.familyName = optional(family, 'name.familyName')
  if (body.active !== undefined) changes.isActive = flag(body.active)
  const [named] = Object.entries(body).filter(([key]) => WORK_EMAIL.test(key))
  const email = body.emails === undefined ? named && text(named[1], 'emails') : emailIn(body.emails)
  if (email !== undefined) changes.email = email
  return changes
}

/** The primary one, that of work, or the first. */
function emailIn(emails: unknown): string | undefined {
  if (!Array.isArray(emails)) throw invalid('emails must be a list.')
  const all = emails.map(record)
  const chosen =
    all.find(({ primary }) => primary === true) ?? all.find(({ type }) => type === 'work') ?? all[0]
  return chosen === undefined ? undefined : text(chosen.value, 'emails')
}

/** Microsoft Entra ID writes "False". */
function flag(value: unknown): boolean {
  const plain = typeof value === 'string' ? value.toLowerCase() : value
  if (plain === true || plain === 'true') return true
  if (plain === false || plain === 'false') return false
  throw invalid('active must be true or false.')
}

function optional(value: unknown, name: string): string | null {
  return value === null || value === '' ? null : text(value, name)
}

export function text(value: unknown, name: string): string {
  if (
    typeof value !== 'string' ||
    value.trim() === '' ||
    value.length > LONGEST ||
    value.includes('\0')
  ) {
    throw invalid(`${name} must be a text of at most ${LONGEST} characters.`)
  }
  return value.trim()
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ScimFault(400, 'An object is expected.', 'invalidSyntax')
  }
  return { ...value }
}

function invalid(detail: string): ScimFault {
  return new ScimFault(400, detail, 'invalidValue')
}

function syntax(op: string): ScimFault {
  return new ScimFault(400, `There is no operation ${op}.`, 'invalidSyntax')
}

const OPERATIONS_MAX = 1_000

export function readOperations(body: unknown): readonly ScimOperation[] {
  const { Operations: operations } = record(body)
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > OPERATIONS_MAX) {
    throw new ScimFault(400, 'Operations are missing.', 'invalidSyntax')
  }
  return operations.map((one) => {
    const { op, path, value } = record(one)
    if (typeof op !== 'string') throw syntax(String(op))
    if (path !== undefined && typeof path !== 'string') {
      throw new ScimFault(400, 'A path must be a text.', 'invalidPath')
    }
    return { op, path, value }
  })
}
