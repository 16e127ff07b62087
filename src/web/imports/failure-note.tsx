import type { ImportFailure } from '#domain/import/import-failure.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { unreadableText } from './say-unreadable.ts'

/** Why an import failed. Few imports do, so its messages come with it. */
export function FailureNote({ failure }: { readonly failure: ImportFailure }) {
  const t = useMessages('unreadable')
  return <RefusalNote>{unreadableText(failure, t)}</RefusalNote>
}
