// A thread that answers numbered questions. It starts with the first question, and again after one that has crashed it.

import type { Worker } from 'node:worker_threads'

interface WorkerClient<Question, Result> {
  ask(question: Question): Promise<Result>
  stop(): Promise<void>
}

interface WorkerClientOptions<Answer, Result> {
  readonly start: () => Worker
  /** Returns the result, or throws the error from the thread. */
  readonly read: (answer: Answer) => Result
  /** The message for waiting callers when the thread ends. */
  readonly lost: string
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export function createWorkerClient<
  Question extends object,
  Answer extends { readonly id: number },
  Result,
>({ start, read, lost }: WorkerClientOptions<Answer, Result>): WorkerClient<Question, Result> {
  const waiting = new Map<number, Waiting<Result>>()
  let worker: Worker | undefined
  let nextId = 1

  function running(): Worker {
    if (worker) return worker
    const started = start()
    started.unref()
    started.on('message', settle)
    started.on('error', (error) => giveUp(started, error))
    started.on('exit', () => giveUp(started, new Error(lost)))
    worker = started
    return started
  }

  function settle(answer: Answer): void {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    try {
      asked?.resolve(read(answer))
    } catch (error) {
      asked?.reject(error)
    }
  }

  function giveUp(ended: Worker, error: unknown): void {
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    ask(question) {
      const id = nextId
      nextId += 1
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        running().postMessage({ id, ...question })
      })
    },
    async stop() {
      await worker?.terminate()
    },
  }
}
