// One spelling per set of arguments, so that equal queries share one subscription.

import type { ClientFrameOf } from '#contract/client-frame.ts'
import { maxArgsBytes } from '#contract/limits.ts'
import { Fault } from '#domain/fault.ts'

/** In the form of frames: a list of one object. */
export type WireArgs = ClientFrameOf<'Mutation'>['args']
export type ArgsObject = WireArgs[number]
type WireJson = ArgsObject[string]

export function canonicalArgs(args: unknown): ArgsObject {
  if (!isPlain(args)) throw new TypeError('Arguments are one object')
  return canonicalObject(args)
}

/** Equal for equal queries. */
export function queryKeyOf(name: string, args: ArgsObject): string {
  return `${name} ${JSON.stringify(args)}`
}

/** Refuses arguments for which the server would close the socket, again after each reconnect. */
export function wireArgs(name: string, args: unknown): WireArgs {
  const canonical = canonicalArgs(args)
  const bytes = new TextEncoder().encode(JSON.stringify(canonical)).byteLength
  const maxBytes = maxArgsBytes(name)
  if (bytes > maxBytes) {
    throw new Fault('invalid_argument', 'This is too large to send.', { bytes, maxBytes })
  }
  return [canonical]
}

function canonicalJson(value: unknown): WireJson {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return value.map((member) => canonicalJson(member ?? null))
  if (isPlain(value)) return canonicalObject(value)
  throw new TypeError(`Not a JSON value: ${String(value)}`)
}

function canonicalObject(value: Readonly<Record<string, unknown>>): ArgsObject {
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  const sorted = members.sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, member]) => [key, canonicalJson(member)]))
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
