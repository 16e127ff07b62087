import { useMemo, useSyncExternalStore } from 'react'
import type { ZodType } from 'zod'
import { forgetDraft, readDraft, storeDraft, subscribeToDrafts } from './draft-storage.ts'

interface DraftOptions<Draft> {
  /** The key in the tab's storage. */
  readonly key: string
  readonly schema: ZodType<Draft>
  readonly empty: Draft
}

/** State that survives a reload of the page. The server does not know it, so it renders it empty. */
export function useDraft<Draft>({ key, schema, empty }: DraftOptions<Draft>) {
  const text = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(key),
    () => null,
  )
  const draft = useMemo(() => parseDraft(text, schema) ?? empty, [text, schema, empty])
  return {
    draft,
    saveDraft: (next: Draft) => storeDraft(key, JSON.stringify(next)),
    forget: () => forgetDraft(key),
  }
}

/** An older version of this page may have stored something else. */
function parseDraft<Draft>(text: string | null, schema: ZodType<Draft>): Draft | undefined {
  if (text === null) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
