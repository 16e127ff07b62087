// Calls the function behind an operation of the public API, as the key that asks.

import { createHash } from 'node:crypto'
import { api } from '#contract/api.ts'
import type { ExportPart } from '#contract/audit-seals.ts'
import { id } from '#contract/define.ts'
import type { Operation, OperationCall } from '#contract/v1/operation.ts'
import { STOCK_HEADERS } from '#contract/v1/stock-line.ts'
import { Fault } from '#domain/fault.ts'
import type { ChosenNumber, FunctionHost } from './function-host.ts'
import type { KeptLines } from './kept-lines.ts'
import type { KeyCaller } from './keyring.ts'

export interface OperationRequest {
  readonly operation: Operation
  readonly caller: KeyCaller
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly signal: AbortSignal
}

export interface OperationWrite extends OperationRequest {
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  readonly kept?: KeptLines
  /** Of a bulk write; each has its own number. */
  readonly line?: number
}

export async function readOperation(
  functions: FunctionHost,
  request: OperationRequest,
): Promise<unknown> {
  const call = callOf(request, {})
  const result = await ask(functions, request, request.operation.toArgs(call))
  return request.operation.toAnswer(result, call)
}

/** A part of the file that an operation answers. */
export async function readFilePart(
  functions: FunctionHost,
  request: OperationRequest,
  part: number,
): Promise<ExportPart> {
  const args = { ...request.operation.toArgs(callOf(request, {})), part }
  return (await ask(functions, request, args)) as ExportPart
}

/** Nobody's lines are taken for a store that is closed to them. */
export async function requireOpenStore(
  functions: FunctionHost,
  { caller, params: { storeId }, signal }: OperationRequest,
): Promise<void> {
  const args = { storeId, headers: STOCK_HEADERS }
  await query(functions, { caller, signal }, api.imports.getMapping.name, args)
}

function ask(functions: FunctionHost, request: OperationRequest, args: unknown): Promise<unknown> {
  return query(functions, request, request.operation.calls.name, args)
}

async function query(
  functions: FunctionHost,
  { caller, signal }: Pick<OperationRequest, 'caller' | 'signal'>,
  name: string,
  args: unknown,
): Promise<unknown> {
  const snapshot = await functions.openSnapshot(caller.identity, 'inconsistent', signal)
  try {
    return await snapshot.query(name, args)
  } finally {
    await snapshot.close()
  }
}

export async function writeOperation(
  functions: FunctionHost,
  request: OperationWrite,
): Promise<unknown> {
  const { operation, caller } = request
  const call = {
    ...callOf(request, request.body),
    ...(request.kept && { file: request.kept.file }),
  }
  const args = operation.toArgs(call)
  const { name } = operation.calls
  const result = await functions.runMutation(caller.identity, name, args, numberOf(request, args))
  return operation.toAnswer(result, call)
}

/** What is no id is the id of nothing. */
export function readParams(
  params: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const read = id.safeParse(value)
      if (!read.success) throw new Fault('not_found')
      return [name, read.data]
    }),
  )
}

export function readIdempotencyKey(key: unknown): string | undefined {
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  const message = 'An Idempotency-Key has 1 to 200 characters without spaces.'
  throw new Fault('invalid_argument', message, { field: 'Idempotency-Key' })
}

function callOf({ caller, params, query }: OperationRequest, body: unknown): OperationCall {
  return { orgId: caller.organizationId, scopes: caller.scopes, params, query, body }
}

/** The number under which a write happens once, and what it asked for. */
function numberOf(
  { idempotencyKey, operation, params, query, kept, line = 0 }: OperationWrite,
  args: unknown,
): ChosenNumber | undefined {
  if (idempotencyKey === undefined) return undefined
  // The same lines are another file each time that they are sent.
  const said = kept ? { params, query, sha256: kept.sha256 } : args
  const asked = JSON.stringify([operation.id, said])
  const fingerprint = createHash('sha256').update(asked).digest('base64url')
  return { connectionId: `idempotency:${idempotencyKey}`, requestId: line, fingerprint }
}
