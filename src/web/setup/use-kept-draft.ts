import { useMemo, useSyncExternalStore } from 'react'
import type { ZodType } from 'zod'
import { forgetDraft, keepDraft, readDraft, subscribeToDrafts } from './kept-draft.ts'

interface KeptDraft<Draft> {
  /** Under this the tab keeps it. */
  readonly key: string
  readonly schema: ZodType<Draft>
  readonly empty: Draft
}

/** State that survives a reload of the page. The server, which cannot know it, draws it empty. */
export function useKeptDraft<Draft>({ key, schema, empty }: KeptDraft<Draft>) {
  const text = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(key),
    () => null,
  )
  const draft = useMemo(() => parseDraft(text, schema) ?? empty, [text, schema, empty])
  return {
    draft,
    keep: (next: Draft) => keepDraft(key, JSON.stringify(next)),
    forget: () => forgetDraft(key),
  }
}

/** An older version of this page may have kept something else. */
function parseDraft<Draft>(text: string | null, schema: ZodType<Draft>): Draft | undefined {
  if (text === null) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
