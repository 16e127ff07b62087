// A file on its way: looked at, mapped and uploaded, until the server has it.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportDetails } from '#contract/imports.ts'
import { applyProposal, keepChoices } from '#domain/ai/proposed-columns.ts'
import { Fault } from '#domain/fault.ts'
import { type GuessContext, guessMapping, type MappingGuess } from '#domain/import/guess-mapping.ts'
import { outcomeOf } from '#domain/import/guess-outcome.ts'
import { refuseSize } from '#domain/import/limits.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { FormatChoice } from '#domain/import/read/table.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { useBackendAction, useBackendMutation } from '../client/react.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import type { ImportTarget } from './import-target.ts'
import { lookAtFile } from './look-at-file.ts'
import { namesOfStores } from './names-of-stores.ts'
import type { LookAnswer } from './preview-messages.ts'
import { type Upload, uploadFile } from './upload-file.ts'

/** A look at the beginning of a text needs no more; a workbook is needed whole. */
const HEAD_BYTES = 2 * 1024 * 1024

type StoredFile = Pick<ImportDetails, 'fileId' | 'fileName' | 'format'>

/** A file that the server has: for somebody who comes back without it. */
async function fetchFile({ fileId, fileName, format }: StoredFile): Promise<File> {
  const response = await fetch(`/api/files/${fileId}`)
  if (!response.ok || !response.body) {
    throw new Fault('unavailable', 'The file could not be fetched. Cancel, and drop it again.')
  }
  const most = format.kind === 'text' ? HEAD_BYTES : Number.POSITIVE_INFINITY
  return new File(await readUpTo(response.body, most), fileName)
}

async function readUpTo(body: ReadableStream<Uint8Array<ArrayBuffer>>, mostBytes: number) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  for (let bytes = 0; bytes < mostBytes; ) {
    const { done, value } = await reader.read()
    if (done) return pieces
    pieces.push(value)
    bytes += value.byteLength
  }
  await reader.cancel()
  return pieces
}

type Looked = Extract<LookAnswer, { kind: 'looked' }>

export interface ImportDraft {
  readonly file: File
  /** Of the whole file: of one that was left here, only the beginning may be at hand. */
  readonly bytes: number
  readonly looked: Looked | undefined
  readonly guess: MappingGuess | undefined
  readonly mapping: Mapping | undefined
  /** Of the upload, from 0 to 1. */
  readonly share: number
}

export interface DraftActions {
  readonly draft: ImportDraft | undefined
  readonly failure: string | undefined
  readonly take: (file: File) => void
  readonly remap: (mapping: Mapping) => void
  readonly reread: (choice: FormatChoice) => void
  /** With the answers to what was asked, or as it stands. */
  readonly check: (mapping?: Mapping) => void
  readonly forget: () => void
  /** Takes up a file that was checked, as somebody who has come back finds it. */
  readonly reopen: (details: ImportDetails) => Promise<void>
}

export function useImportDraft(
  target: ImportTarget,
  onStarted: (importId: string) => void,
): DraftActions {
  const [draft, setDraft] = useState<ImportDraft>()
  const [failure, setFailure] = useState<string>()
  const upload = useRef<Upload>(undefined)
  const fileId = useRef<Promise<string>>(undefined)
  const queryClient = useQueryClient()
  const start = useBackendMutation(api.imports.start)
  const propose = useBackendAction(api.ai.proposeMapping)

  /** Whoever stops the upload knows why: that it broke off is no news then. */
  const stopUpload = () => {
    const stopped = upload.current
    upload.current = undefined
    stopped?.abort()
  }

  const fail = (thrown: unknown) => {
    stopUpload()
    setDraft(undefined)
    setFailure(typeof thrown === 'string' ? thrown : textOfFailure(thrown))
  }

  /** `isAsked`: somebody chooses how it is read, and says when they are done. */
  const look = async (file: File, choice: FormatChoice, isAsked = false) => {
    const looked = await lookAtFile(file, target.kind, choice)
    if (looked.kind === 'unreadable') return fail(looked.message)
    const context = await contextOf(target, looked, queryClient)
    const first = guessMapping(looked.rows, context)
    const headers = headersOf(looked, first.mapping)
    const args = { storeId: target.store.id, headers: [...headers] }
    const question = liveQuery(api.imports.getMapping, args)
    const remembered = await queryClient.fetchQuery(question).catch(() => null)
    const guess = remembered ? guessMapping(looked.rows, { ...context, remembered }) : first
    setDraft((now) => now && { ...now, looked, guess, mapping: guess.mapping })
    if (!isAsked && outcomeOf(guess, target.kind) === 'ready') {
      await send(looked, guess.mapping)
    } else {
      await improve(looked, guess)
    }
  }

  /** A language model may know what the rules do not; whatever somebody has chosen by then stays. */
  const improve = async (looked: Looked, guess: MappingGuess) => {
    const columns = guess.columns.map(({ header, samples }) => ({
      header: header.slice(0, 200),
      samples: samples.map((sample) => sample.slice(0, 100)),
    }))
    const { decimal } = guess.mapping
    const question = { storeId: target.store.id, kind: target.kind, decimal, columns }
    const proposal = await propose(question).catch(() => null)
    if (proposal?.source.kind !== 'model') return
    const better = applyProposal(guess, proposal.columns)
    setDraft((now) => {
      if (now?.looked !== looked || now.guess !== guess || !now.mapping) return now
      return { ...now, guess: better, mapping: keepChoices(now.mapping, guess, better) }
    })
  }

  const reopen = async (details: ImportDetails) => {
    const { format, mapping, fileBytes: bytes } = details
    const file = await fetchFile(details)
    const looked = await lookAtFile(file, target.kind, format)
    if (looked.kind === 'unreadable') throw new Fault('invalid_argument', looked.message)
    const guess = guessMapping(looked.rows, await contextOf(target, looked, queryClient))
    fileId.current = Promise.resolve(details.fileId)
    setDraft({ file, bytes, looked, guess, mapping, share: 1 })
  }

  const send = async (looked: Looked, mapping: Mapping) => {
    try {
      const id = await fileId.current
      if (!id) return
      const headers = [...headersOf(looked, mapping)]
      const { id: importId } = await start({
        storeId: target.store.id,
        kind: target.kind,
        auditId: target.auditId,
        fileId: id,
        format: looked.format,
        headers,
        mapping: { ...mapping, columns: [...mapping.columns] },
      })
      onStarted(importId)
    } catch (thrown) {
      fail(thrown)
    }
  }

  return {
    draft,
    failure,
    take: (file) => {
      setFailure(undefined)
      const tooLarge = refuseSize(file.size)
      if (tooLarge) return setFailure(tooLarge)
      const unread = { looked: undefined, guess: undefined, mapping: undefined }
      setDraft({ file, bytes: file.size, ...unread, share: 0 })
      const onShare = (share: number) => setDraft((now) => now && { ...now, share })
      const sent = uploadFile(file, target.store.organizationId, onShare)
      upload.current = sent
      fileId.current = sent.done
      sent.done.catch((thrown) => upload.current === sent && fail(thrown))
      void look(file, {}).catch(fail)
    },
    remap: (mapping) => setDraft((now) => now && { ...now, mapping }),
    reread: (choice) => {
      if (draft) void look(draft.file, choice, true).catch(fail)
    },
    check: (mapping = draft?.mapping) => {
      if (draft?.looked && mapping) void send(draft.looked, mapping)
    },
    forget: () => {
      stopUpload()
      setDraft(undefined)
      setFailure(undefined)
    },
    reopen,
  }
}

async function contextOf(
  { kind, store }: ImportTarget,
  { format }: Looked,
  queryClient: QueryClient,
): Promise<GuessContext> {
  const otherStores = await namesOfStores(queryClient, store.organizationId, store.id)
  return { kind, storeName: store.name, otherStores, delimiter: format.delimiter }
}

export function headersOf({ rows }: Looked, { headerRows, columns }: Mapping): readonly string[] {
  const headers = rows[headerRows - 1] ?? []
  return columns.map((_, at) => headers[at]?.trim() || `Column ${at + 1}`)
}
