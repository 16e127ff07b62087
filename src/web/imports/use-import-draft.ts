// A file on its way: read, mapped and uploaded, until the server has it.

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportDetails, ImportGroup } from '#contract/imports.ts'
import { applyProposal, keepChoices } from '#domain/ai/proposed-columns.ts'
import { outcomeOf } from '#domain/import/guess-outcome.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { FormatChoice } from '#domain/import/read/table.ts'
import type { StoreAnswer } from '#domain/import/stores-in-file.ts'
import { refuseSize } from '#domain/import/unreadable-file.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { SaidFailure } from '../kit/said-failure.ts'
import { useSayFailure } from '../kit/say-failure.ts'
import { fetchBeginning, fetchWhole } from './fetch-stored-file.ts'
import { type ImportDraft, isRead, type ReadDraft, unread } from './import-draft.ts'
import type { ImportTarget } from './import-target.ts'
import { sayUnreadable } from './say-unreadable.ts'
import {
  firstAnswers,
  isAnsweredBefore,
  isChosenByHand,
  type StoreAnswers,
} from './stores-question.ts'
import { readAgain, understandFile } from './understand-file.ts'
import { type Upload, uploadFile } from './upload-file.ts'
import { type StartedImport, useStartImport } from './use-start-import.ts'

export interface DraftActions {
  readonly draft: ImportDraft | undefined
  readonly failure: string | undefined
  readonly take: (file: File) => void
  readonly remap: (mapping: Mapping) => void
  readonly reread: (choice: FormatChoice) => void
  /** Reads this sheet, and goes on if nothing else is unclear. */
  readonly chooseSheet: (sheet: number) => void
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
  const sayFailure = useSayFailure()
  const upload = useRef<Upload>(undefined)
  const fileId = useRef<Promise<string>>(undefined)
  const queryClient = useQueryClient()
  const start = useStartImport(target)
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
    setFailure(typeof thrown === 'string' ? thrown : sayFailure(thrown))
  }

  const look = async (file: File, choice: FormatChoice, { isAsked, answers }: LookWish = {}) => {
    const read = await understandFile(target, { file, choice, answers }, queryClient)
    if (read.kind === 'unreadable') return fail(await sayUnreadable(read.reason))
    const { looked, guess, stores } = read
    const isReady = outcomeOf(guess, target.kind) === 'ready'
    const isAskingStores = isReady && stores !== undefined && answers !== undefined
    const shown = { looked, guess, mapping: guess.mapping, stores, isAskingStores }
    setDraft((now) => now && { ...now, ...shown })
    if (!isAsked && isReady) {
      await goOn(read, guess.mapping)
    } else {
      await improve(read)
    }
  }

  /** Asks last which stores the file is for. */
  const goOn = async (read: ReadDraft, mapping: Mapping) => {
    const { stores: question, guess } = read
    if (!question || isChosenByHand(question, guess, mapping)) return send(read, mapping)
    if (isAnsweredBefore(question)) return sendToStores(read, mapping, firstAnswers(question))
    setDraft((now) => now && { ...now, mapping, isAskingStores: true })
  }

  /** A language model may recognize what the rules do not; it never changes what the person has chosen by then. */
  const improve = async ({ looked, guess }: ReadDraft) => {
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
    const file = await fetchBeginning(details)
    const read = await readAgain(target, { file, choice: format }, queryClient)
    if (read.kind === 'unreadable') throw new SaidFailure(await sayUnreadable(read.reason))
    const { looked, guess } = read
    fileId.current = Promise.resolve(details.fileId)
    setDraft({ ...unread(file), bytes, looked, guess, mapping, share: 1 })
  }

  const reopenGroup = async (group: ImportGroup) => {
    const file = await fetchWhole(group)
    fileId.current = Promise.resolve(group.fileId)
    setDraft({ ...unread(file), share: 1 })
    await look(file, group.format, { isAsked: true, answers: answersIn(group) })
  }

  const send = async ({ looked }: ReadDraft, mapping: Mapping) => {
    try {
      const id = await fileId.current
      if (id) onStarted(await start.forStore({ fileId: id, looked, mapping }))
    } catch (thrown) {
      fail(thrown)
    }
  }

  const sendToStores = async (
    { looked, stores }: ReadDraft,
    mapping: Mapping,
    chosen: StoreAnswers,
  ) => {
    const id = await fileId.current
    if (!id || !stores) return
    onStarted(await start.forStores({ fileId: id, looked, mapping }, stores, chosen))
  }

  return {
    draft,
    failure,
    take: (file) => {
      setFailure(undefined)
      const tooLarge = refuseSize(file.size)
      if (tooLarge) return void sayUnreadable(tooLarge).then(setFailure)
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
    chooseSheet: (sheet) => {
      if (draft) void look(draft.file, { sheet }).catch(fail)
    },
    check: (answered) => {
      const mapping = answered ?? draft?.mapping
      if (answered) setDraft((now) => now && { ...now, isAnswered: true })
      if (draft && isRead(draft) && mapping) void goOn(draft, mapping).catch(fail)
    },
    checkStores: async (answers) => {
      if (draft && isRead(draft) && draft.mapping) await sendToStores(draft, draft.mapping, answers)
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
