// One query of one connection, and the answer it was last sent.

import type { QueryModification } from '#contract/frames.ts'
import { Fault } from '#domain/fault.ts'
import type { Listener } from './listener.ts'
import type { AdmissionEntry, ResultEntry } from './live-cache.ts'

type Told =
  | { readonly result: ResultEntry; readonly revision: number }
  | { readonly faultText: string }

export class Subscription {
  readonly connection: Listener
  readonly queryId: number
  admission: AdmissionEntry | undefined
  /** Only set for a call that cannot be parsed, which has no admission. */
  readonly refusal: Fault | undefined
  #told: Told | undefined
  /** The hash of a result that the client says it still has. */
  #resumeHash: string | undefined

  constructor(
    connection: Listener,
    queryId: number,
    call: AdmissionEntry | Fault,
    resumeHash?: string,
  ) {
    this.connection = connection
    this.queryId = queryId
    this.#resumeHash = resumeHash
    if ('subscriptions' in call) this.join(call)
    else this.refusal = call
  }

  join(admission: AdmissionEntry): void {
    if (this.admission === admission) return
    this.leave()
    this.admission = admission
    admission.subscriptions.add(this)
    admission.result?.admissions.add(admission)
  }

  /** An answer without admissions is not read again. */
  leave(): void {
    const { admission } = this
    this.admission = undefined
    admission?.subscriptions.delete(this)
    if (admission?.subscriptions.size === 0) admission.result?.admissions.delete(admission)
  }

  /** Describes what to send with a key, so that equal updates are serialized only once. */
  news(extensions: ReadonlySet<string>): News | undefined {
    const fault = this.#fault() ?? this.#tooLarge(extensions)
    if (fault) return this.#failure(fault)
    const result = this.admission?.result
    const answer = result?.answer
    if (!result || !answer?.ok) return undefined
    const told = this.#told && 'result' in this.#told ? this.#told : undefined
    if (told?.result === result && told.revision === result.revision) return undefined
    this.#told = { result, revision: result.revision }
    const resumed = this.#resumeHash === answer.hash
    this.#resumeHash = undefined
    if (resumed) return { key: 'same', json: unchanged(this.queryId) }
    const follows = told?.result === result && told.revision === result.revision - 1
    if (follows && result.patch && extensions.has('patch')) return patched(this.queryId, result)
    return updated(this.queryId, result, extensions.has('resume'))
  }

  #fault(): Fault | undefined {
    if (this.refusal) return this.refusal
    const outcome = this.admission?.outcome
    if (outcome && 'fault' in outcome) return outcome.fault
    const answer = this.admission?.result?.answer
    return answer && !answer.ok ? answer.fault : undefined
  }

  #tooLarge(extensions: ReadonlySet<string>): Fault | undefined {
    const answer = this.admission?.result?.answer
    if (!answer?.ok || !answer.isLarge || extensions.has('parts')) return undefined
    return new Fault('invalid_argument', 'This answer is too large for one frame.')
  }

  #failure(fault: Fault): News | undefined {
    const faultText = JSON.stringify(fault.shape)
    if (this.#told && 'faultText' in this.#told && this.#told.faultText === faultText) return
    this.#told = { faultText }
    // A client drops its answer when it is refused.
    this.#resumeHash = undefined
    const failed: QueryModification = {
      type: 'QueryFailed',
      queryId: this.queryId,
      errorMessage: fault.message,
      errorData: fault.shape,
      logLines: [],
      journal: null,
    }
    return { key: faultText, json: () => JSON.stringify(failed) }
  }
}

export interface News {
  /** Equal keys for equal text, apart from the id of the query. */
  readonly key: string
  json(): string
}

function unchanged(queryId: number): () => string {
  return () => JSON.stringify({ type: 'QueryUnchanged', queryId } satisfies QueryModification)
}

function patched(queryId: number, result: ResultEntry): News {
  return {
    key: `${result.id}~${result.revision}`,
    json: () => {
      const hash = result.answer?.ok ? result.answer.hash : ''
      const patch = JSON.stringify(result.patch)
      return `{"type":"QueryPatched","queryId":${queryId},"resultHash":"${hash}","patch":${patch}}`
    },
  }
}

function updated(queryId: number, result: ResultEntry, withHash: boolean): News {
  return {
    key: `${result.id}@${result.revision}${withHash ? 'h' : ''}`,
    json: () => {
      const { answer } = result
      if (!answer?.ok) return ''
      const hash = withHash ? `,"resultHash":"${answer.hash}"` : ''
      return `{"type":"QueryUpdated","queryId":${queryId},"value":${answer.json},"logLines":[],"journal":null${hash}}`
    },
  }
}
