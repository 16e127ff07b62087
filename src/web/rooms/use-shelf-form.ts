import { type FormEvent, useState } from 'react'
import type { ShelfDetails } from '#contract/rooms.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import type { StoreMap } from './map-changes.ts'
import {
  type DecidedShelf,
  decideShelf,
  fieldsOf,
  isTouched,
  type ShelfDraft,
} from './shelf-draft.ts'

interface ShelfFormOptions {
  /** The initial values of the fields; without an id it is a new shelf. */
  readonly shelf: Pick<ShelfDetails, 'code' | 'name'> & { readonly id?: string }
  readonly map: StoreMap
  readonly save: (shelf: DecidedShelf) => Promise<unknown>
}

/** The code and description of a shelf while they are being typed. */
export function useShelfForm({ shelf, map, save }: ShelfFormOptions) {
  const { isBusy, attempt, errorOf } = useAttempt()
  const [draft, setDraft] = useState<ShelfDraft>({})
  const fields = fieldsOf(shelf, draft)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await attempt(async () => save(decideShelf(fields, map, shelf.id)))) setDraft({})
  }
  const change = (typed: ShelfDraft) => setDraft({ ...draft, ...typed })
  return {
    inputs: { fields, onChange: change, errorOf },
    isBusy,
    isTouched: isTouched(draft),
    submit,
  }
}
