// Starts the import of a file that is read: for one store, or for several.

import type { Mapping } from '#domain/import/mapping.ts'
import { sharesOf } from '#domain/import/stores-in-file.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { headersOf, type Looked } from './import-draft.ts'
import type { ImportTarget } from './import-target.ts'
import { answersOf, type StoreAnswers, type StoresQuestion } from './stores-question.ts'

/** One store's import, or a file for several stores. */
export type StartedImport = { readonly importId: string } | { readonly groupId: string }

interface FileToStart {
  readonly fileId: string
  readonly looked: Looked
  readonly mapping: Mapping
}

interface StartImport {
  readonly forStore: (file: FileToStart) => Promise<StartedImport>
  readonly forStores: (
    file: FileToStart,
    question: StoresQuestion,
    chosen: StoreAnswers,
  ) => Promise<StartedImport>
}

export function useStartImport({ store, kind, auditId }: ImportTarget): StartImport {
  const start = useBackendMutation(api.imports.start)
  const startGroup = useBackendMutation(api.imports.startGroup)
  return {
    forStore: async (file) => {
      const { id } = await start({ ...sent(file), storeId: store.id, kind, auditId })
      return { importId: id }
    },
    forStores: async (file, { places }, chosen) => {
      const answers = answersOf(chosen)
      const shares = sharesOf(places, answers)
      const { id } = await startGroup({
        ...sent(file),
        storeId: store.id,
        stores: shares.map((share) => ({ ...share, names: [...share.names] })),
        answers: answers.map((answer) => ({ ...answer })),
      })
      return { groupId: id }
    },
  }
}

function sent({ fileId, looked, mapping }: FileToStart) {
  const { columns, alsoSites, ...rest } = mapping
  const sites = alsoSites && { alsoSites: [...alsoSites] }
  const headers = [...headersOf(looked, mapping)]
  const sentMapping = { ...rest, columns: [...columns], ...sites }
  return { fileId, format: looked.format, headers, mapping: sentMapping }
}
