// Parses a call when it arrives: name, size and shape of the arguments.

import type { FunctionContract, FunctionKind } from '#contract/define.ts'
import { maxArgsBytes } from '#contract/limits.ts'
import { requireInput } from '#contract/refused-input.ts'
import { Fault } from '#domain/fault.ts'
import { storable } from '#domain/stored-text.ts'
import { isDatabaseAway } from '#server/db/database-away.ts'

export function parseArgs(
  contract: FunctionContract<FunctionKind, unknown, unknown>,
  args: unknown,
): unknown {
  const limit = maxArgsBytes(contract.name)
  const { bytes, safeArgs } = writtenDown(args)
  if (bytes > limit) {
    throw new Fault('invalid_argument', `The arguments have ${bytes} bytes; ${limit} are allowed.`)
  }
  return requireInput(contract.args, safeArgs)
}

/** The JSON escapes of zero bytes and lone surrogates. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/

/**
 * Arguments of any function as JSON that a database can store, and their size. Arguments nested too deeply
 * to be serialized are refused.
 */
function writtenDown(args: unknown): { readonly bytes: number; readonly safeArgs: unknown } {
  try {
    const text = JSON.stringify(args) ?? ''
    const safeArgs = UNSTORABLE.test(text) ? JSON.parse(text, storableMember) : args
    return { bytes: Buffer.byteLength(text), safeArgs }
  } catch {
    throw new Fault('invalid_argument', 'The arguments are nested too deeply.')
  }
}

function storableMember(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? storable(value) : value
}

/**
 * Reports a bug with an id that the caller also gets; faults are passed on unchanged. A database that is away is not a
 * bug, and its pools have already logged it.
 */
export function toFault(
  error: unknown,
  report: (requestId: string, error: unknown) => void,
): Fault {
  if (error instanceof Fault) return error
  if (isDatabaseAway(error)) return new Fault('unavailable')
  const requestId = crypto.randomUUID().slice(0, 8)
  report(requestId, error)
  const message = `Something went wrong on our side. Mention ${requestId} when you report it.`
  return new Fault('unavailable', message, { requestId })
}
