// The live queries, what the server knows about them, and its last answers.

import type { ClientFrameOf } from '#contract/client-frame.ts'
import type { QueryModification } from '#contract/frames.ts'
import type { Json } from '#contract/json.ts'
import { applyPatch } from '#contract/patch.ts'
import { assertNever } from '#domain/assert-never.ts'
import { type ArgsObject, queryKeyOf } from './canonical.ts'
import { type LiveResult, parseFailure } from './live-result.ts'

type ModifyQuerySet = ClientFrameOf<'ModifyQuerySet'>
type Modification = ModifyQuerySet['modifications'][number]
type Result = LiveResult<Json>

interface LiveQuery {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly args: ArgsObject
  references: number
  /** The server knows it on this connection. */
  isSent: boolean
  result: Result | undefined
  /** Identifies the current value, so that an unchanged one need not be sent again. */
  resultHash: string | undefined
}

/** The effect of a transition on one query. */
type Answer = Pick<LiveQuery, 'result' | 'resultHash'>

export class QuerySet {
  readonly #byKey = new Map<string, LiveQuery>()
  readonly #byId = new Map<number, LiveQuery>()
  /** Known to the server, but without subscribers here. */
  readonly #unwanted = new Set<number>()
  /** Requested again after a reconnect and not answered yet. */
  readonly #unconfirmed = new Set<number>()
  #nextId = 0
  #version = 0

  get isConfirmed(): boolean {
    return this.#unconfirmed.size === 0
  }

  /** Adds a reference and returns the key. */
  acquire(name: string, args: ArgsObject): string {
    const key = queryKeyOf(name, args)
    const query = this.#byKey.get(key) ?? this.#add(key, name, args)
    query.references += 1
    return key
  }

  release(key: string): void {
    const query = this.#byKey.get(key)
    if (!query) return
    query.references -= 1
    if (query.references === 0) this.#remove(query)
  }

  /** Requests a failed query again. */
  renew(key: string): void {
    const query = this.#byKey.get(key)
    if (!query) return
    this.#remove(query)
    this.#add(key, query.name, query.args).references = query.references
  }

  /** The frame to send, if the set has changed. The first frame of a connection is always sent. */
  takeFrame(): ModifyQuerySet | undefined {
    const isFirst = this.#version === 0
    const unsent = [...this.#byKey.values()].filter((query) => !query.isSent)
    if (!isFirst && unsent.length === 0 && this.#unwanted.size === 0) return undefined
    const removals = [...this.#unwanted].map(
      (id): Modification => ({ type: 'Remove', queryId: id }),
    )
    this.#unwanted.clear()
    for (const query of unsent) {
      query.isSent = true
      if (isFirst) this.#unconfirmed.add(query.id)
    }
    const baseVersion = this.#version
    this.#version += 1
    const modifications = [...removals, ...unsent.map(addition)]
    return { type: 'ModifyQuerySet', baseVersion, newVersion: this.#version, modifications }
  }

  /** All or nothing: throws before any change if the server's message makes no sense. */
  apply(modifications: readonly QueryModification[]): void {
    const answers = new Map<LiveQuery, Answer>()
    for (const modification of modifications) {
      // An answer may arrive after its query was removed.
      const query = this.#byId.get(modification.queryId)
      if (query) answers.set(query, answerOf(query, modification))
    }
    for (const [query, answer] of answers) Object.assign(query, answer)
    for (const { queryId } of modifications) this.#unconfirmed.delete(queryId)
  }

  connectionLost(): void {
    this.#version = 0
    this.#unwanted.clear()
    this.#unconfirmed.clear()
    for (const query of this.#byKey.values()) query.isSent = false
  }

  /** After a protocol error: the stored values may not be those that the server assumes. */
  forgetHashes(): void {
    for (const query of this.#byKey.values()) query.resultHash = undefined
  }

  /** The answers by key, without queries that have none yet. */
  results(): Map<string, Result> {
    const results = new Map<string, Result>()
    for (const { key, result } of this.#byKey.values()) if (result) results.set(key, result)
    return results
  }

  #add(key: string, name: string, args: ArgsObject): LiveQuery {
    const id = this.#nextId++
    const fresh = { references: 0, isSent: false, result: undefined, resultHash: undefined }
    const query = { id, key, name, args, ...fresh }
    this.#byKey.set(key, query)
    this.#byId.set(id, query)
    return query
  }

  #remove(query: LiveQuery): void {
    this.#byKey.delete(query.key)
    this.#byId.delete(query.id)
    this.#unconfirmed.delete(query.id)
    if (query.isSent) this.#unwanted.add(query.id)
  }
}

function addition(query: LiveQuery): Modification {
  const { id, name, args, resultHash } = query
  const add = { type: 'Add' as const, queryId: id, udfPath: name, args: [args] }
  return resultHash === undefined ? add : { ...add, resultHash }
}

function answerOf(query: LiveQuery, modification: QueryModification): Answer {
  switch (modification.type) {
    case 'QueryUpdated':
      return valueAnswer(modification.value, modification.resultHash)
    case 'QueryPatched':
      return valueAnswer(applyPatch(knownValue(query), modification.patch), modification.resultHash)
    case 'QueryFailed': {
      const error = parseFailure(modification.errorMessage, modification.errorData)
      return { result: { status: 'error', error }, resultHash: undefined }
    }
    case 'QueryUnchanged':
      knownValue(query)
      return { result: query.result, resultHash: query.resultHash }
    case 'QueryRemoved':
      return { result: undefined, resultHash: undefined }
    default:
      return assertNever(modification)
  }
}

function valueAnswer(value: Json, resultHash: string | undefined): Answer {
  return { result: { status: 'value', value }, resultHash }
}

function knownValue(query: LiveQuery): Json {
  if (query.result?.status !== 'value') throw new Error('The server counts on a value not held')
  return query.result.value
}
