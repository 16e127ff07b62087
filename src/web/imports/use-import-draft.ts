// A file on its way: read, mapped and uploaded, until the server has it.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportDetails, ImportGroup } from '#contract/imports.ts'
import { applyProposal, keepChoices } from '#domain/ai/proposed-columns.ts'
import { Fault } from '#domain/fault.ts'
import { guessMapping, type MappingGuess } from '#domain/import/guess-mapping.ts'
import { outcomeOf } from '#domain/import/guess-outcome.ts'
import { refuseSize } from '#domain/import/limits.ts'
import type { LookedFor } from '#domain/import/look-at-table.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { FormatChoice } from '#domain/import/read/table.ts'
import { type StoreAnswer, sharesOf, withPlacesSettled } from '#domain/import/stores-in-file.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { useBackendAction, useBackendMutation } from '../client/react.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { findStoresIn } from './find-stores-in.ts'
import type { ImportTarget } from './import-target.ts'
import { lookAtFile } from './look-at-file.ts'
import { namesOfStores } from './names-of-stores.ts'
import type { LookAnswer } from './preview-messages.ts'
import {
  answersOf,
  firstAnswers,
  isAnsweredBefore,
  isChosenByHand,
  type StoreAnswers,
  type StoresQuestion,
} from './stores-question.ts'
import { type Upload, uploadFile } from './upload-file.ts'

/** This much of a text file is enough for a preview; a workbook is needed as a whole. */
const HEAD_BYTES = 2 * 1024 * 1024

type StoredFile = Pick<ImportDetails, 'fileId' | 'fileName' | 'format'>

/** Fetches a file from the server, for a person who comes back without it. */
async function fetchFile(
  { fileId, fileName, format }: StoredFile,
  mostBytes = format.kind === 'text' ? HEAD_BYTES : Number.POSITIVE_INFINITY,
): Promise<File> {
  const response = await fetch(`/api/files/${fileId}`)
  if (!response.ok || !response.body) {
    throw new Fault('unavailable', 'The file could not be fetched. Cancel, and drop it again.')
  }
  return new File(await readUpTo(response.body, mostBytes), fileName)
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
  /** The size of the whole file, even if only its beginning is in memory. */
  readonly bytes: number
  readonly looked: Looked | undefined
  readonly guess: MappingGuess | undefined
  readonly mapping: Mapping | undefined
  /** The question about the stores of the file; undefined: it is read for one store. */
  readonly stores: StoresQuestion | undefined
  /** Everything else is answered. */
  readonly isAskingStores: boolean
  /** The doubts have been answered. */
  readonly isAnswered?: boolean
  /** The progress of the upload, from 0 to 1. */
  readonly share: number
}

/** One store's import, or a file for several stores. */
export type StartedImport = { readonly importId: string } | { readonly groupId: string }

export interface DraftActions {
  readonly draft: ImportDraft | undefined
  readonly failure: string | undefined
  readonly take: (file: File) => void
  readonly remap: (mapping: Mapping) => void
  readonly reread: (choice: FormatChoice) => void
  /** Checks the file with this mapping, or with the current one. */
  readonly check: (mapping?: Mapping) => void
  readonly checkStores: (answers: StoreAnswers) => Promise<void>
  /** Back to the columns. */
  readonly leaveStores: () => void
  readonly forget: () => void
  /** Reopens a file that was checked, for a person who has come back. */
  readonly reopen: (details: ImportDetails) => Promise<void>
  /** Reopens a file for several stores, to answer the question again. */
  readonly reopenGroup: (group: ImportGroup) => Promise<void>
}

export function useImportDraft(
  target: ImportTarget,
  onStarted: (started: StartedImport) => void,
): DraftActions {
  const [draft, setDraft] = useState<ImportDraft>()
  const [failure, setFailure] = useState<string>()
  const upload = useRef<Upload>(undefined)
  const fileId = useRef<Promise<string>>(undefined)
  const queryClient = useQueryClient()
  const start = useBackendMutation(api.imports.start)
  const startGroup = useBackendMutation(api.imports.startGroup)
  const propose = useBackendAction(api.ai.proposeMapping)

  /** A person who stops the upload knows why it ended, so that is not reported as an error. */
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

  const look = async (file: File, choice: FormatChoice, { isAsked, answers }: LookWish = {}) => {
    const lookedFor = await lookedForOf(target, queryClient)
    const looked = await lookAtFile(file, lookedFor, choice)
    if (looked.kind === 'unreadable') return fail(looked.message)
    const context = { ...lookedFor, delimiter: looked.format.delimiter }
    const first = guessMapping(looked.rows, context)
    const headers = headersOf(looked, first.mapping)
    const args = { storeId: target.store.id, headers: [...headers] }
    const question = liveQuery(api.imports.getMapping, args)
    const remembered = await queryClient.fetchQuery(question).catch(() => null)
    const guessed = remembered ? guessMapping(looked.rows, { ...context, remembered }) : first
    const asked = { file, looked, guess: guessed, headers }
    const found = await findStoresIn(target, asked, queryClient)
    const stores = found && answers ? { ...found, remembered: answers } : found
    const guess = stores ? withPlacesSettled(guessed, stores.isByColumn) : guessed
    const isReady = outcomeOf(guess, target.kind) === 'ready'
    const isAskingStores = isReady && stores !== undefined && answers !== undefined
    const read = { looked, guess, mapping: guess.mapping, stores, isAskingStores }
    setDraft((now) => now && { ...now, ...read })
    if (!isAsked && isReady) {
      await goOn(read, guess.mapping)
    } else {
      await improve(looked, guess)
    }
  }

  /** Asks last which stores the file is for. */
  const goOn = async (read: ReadDraft, mapping: Mapping) => {
    const { stores: question, guess, looked } = read
    if (!question || isChosenByHand(question, guess, mapping)) return send(looked, mapping)
    if (isAnsweredBefore(question))
      return sendGroup(looked, mapping, question, firstAnswers(question))
    setDraft((now) => now && { ...now, mapping, isAskingStores: true })
  }

  /** A language model may recognize what the rules do not; it never changes what the person has chosen by then. */
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
    const lookedFor = await lookedForOf(target, queryClient)
    const looked = await lookAtFile(file, lookedFor, format)
    if (looked.kind === 'unreadable') throw new Fault('invalid_argument', looked.message)
    const { delimiter } = looked.format
    const guess = guessMapping(looked.rows, { ...lookedFor, delimiter })
    fileId.current = Promise.resolve(details.fileId)
    const alone = { stores: undefined, isAskingStores: false }
    setDraft({ file, bytes, looked, guess, mapping, share: 1, ...alone })
  }

  const reopenGroup = async (group: ImportGroup) => {
    const file = await fetchFile(group, Number.POSITIVE_INFINITY)
    fileId.current = Promise.resolve(group.fileId)
    setDraft({ ...unread(file), share: 1 })
    await look(file, group.format, { isAsked: true, answers: answersIn(group) })
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
        mapping: sentMapping(mapping),
      })
      onStarted({ importId })
    } catch (thrown) {
      fail(thrown)
    }
  }

  const sendGroup = async (
    looked: Looked,
    mapping: Mapping,
    { places }: StoresQuestion,
    chosen: StoreAnswers,
  ) => {
    const id = await fileId.current
    if (!id) return
    const answers = answersOf(chosen)
    const { id: groupId } = await startGroup({
      storeId: target.store.id,
      fileId: id,
      format: looked.format,
      headers: [...headersOf(looked, mapping)],
      mapping: sentMapping(mapping),
      stores: sharesOf(places, answers).map((share) => ({ ...share, names: [...share.names] })),
      answers: answers.map((answer) => ({ ...answer })),
    })
    onStarted({ groupId })
  }

  return {
    draft,
    failure,
    take: (file) => {
      setFailure(undefined)
      const tooLarge = refuseSize(file.size)
      if (tooLarge) return setFailure(tooLarge)
      setDraft(unread(file))
      const onShare = (share: number) => setDraft((now) => now && { ...now, share })
      const sent = uploadFile(file, target.store.organizationId, onShare)
      upload.current = sent
      fileId.current = sent.done
      sent.done.catch((thrown) => upload.current === sent && fail(thrown))
      void look(file, {}).catch(fail)
    },
    remap: (mapping) => setDraft((now) => now && { ...now, mapping }),
    reread: (choice) => {
      if (draft) void look(draft.file, choice, { isAsked: true }).catch(fail)
    },
    check: (answered) => {
      const mapping = answered ?? draft?.mapping
      if (answered) setDraft((now) => now && { ...now, isAnswered: true })
      if (draft && isRead(draft) && mapping) void goOn(draft, mapping).catch(fail)
    },
    checkStores: async (answers) => {
      if (!draft?.looked || !draft.mapping || !draft.stores) return
      await sendGroup(draft.looked, draft.mapping, draft.stores, answers)
    },
    leaveStores: () => setDraft((now) => now && { ...now, isAskingStores: false }),
    forget: () => {
      stopUpload()
      setDraft(undefined)
      setFailure(undefined)
    },
    reopen,
    reopenGroup,
  }
}

function unread(file: File): ImportDraft {
  return {
    file,
    bytes: file.size,
    looked: undefined,
    guess: undefined,
    mapping: undefined,
    stores: undefined,
    isAskingStores: false,
    share: 0,
  }
}

interface LookWish {
  /** The person chooses how the file is read, and says when they are done. */
  readonly isAsked?: boolean
  /** Earlier answers about its stores, which are shown again. */
  readonly answers?: readonly StoreAnswer[]
}

/** The answers about a file for several stores. */
function answersIn({ stores, leftOut }: ImportGroup): readonly StoreAnswer[] {
  const filled = stores.flatMap(({ storeId, names }) => names.map((name) => ({ name, storeId })))
  return [...filled, ...leftOut.map(({ name }) => ({ name, storeId: null }))]
}

type ReadDraft = Pick<ImportDraft, 'stores'> & {
  readonly looked: Looked
  readonly guess: MappingGuess
}

function isRead(draft: ImportDraft): draft is ImportDraft & ReadDraft {
  return draft.looked !== undefined && draft.guess !== undefined
}

function sentMapping({ columns, alsoSites, ...mapping }: Mapping) {
  return { ...mapping, columns: [...columns], ...(alsoSites && { alsoSites: [...alsoSites] }) }
}

async function lookedForOf(
  { kind, store }: ImportTarget,
  queryClient: QueryClient,
): Promise<LookedFor> {
  const otherStores = await namesOfStores(queryClient, store.organizationId, store.id)
  return { kind, storeName: store.name, otherStores }
}

export function headersOf({ rows }: Looked, { headerRows, columns }: Mapping): readonly string[] {
  const headers = rows[headerRows - 1] ?? []
  return columns.map((_, at) => headers[at]?.trim() || `Column ${at + 1}`)
}
