// What the reports can be cut to: also what an address asks for that is in no list, so that a filter
// never works unseen.

import { categoryName } from './figure-words.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface NamedStore {
  readonly id: string
  readonly name: string
}

interface KnownStores {
  /** Those that the viewer manages and can enter. */
  readonly managed: readonly NamedStore[]
  /** Those that the reports are of. */
  readonly reported: readonly NamedStore[]
  /** The one in the address. */
  readonly asked: string | undefined
}

export function storeChoices({ managed, reported, asked }: KnownStores): readonly Choice[] {
  const isIn = (stores: readonly NamedStore[], id: string) => stores.some((one) => one.id === id)
  const archived = reported.filter(({ id }) => !isIn(managed, id))
  const isForeign = asked !== undefined && !isIn(managed, asked) && !isIn(archived, asked)
  return [
    ...managed.map(({ id, name }) => ({ value: id, label: name })),
    ...archived.map(({ id, name }) => ({ value: id, label: `${name}, archived` })),
    ...(isForeign ? [{ value: asked, label: 'A store that is not yours' }] : []),
  ]
}

/** Values begin with a sign, as an empty one would be no choice. */
export function categoryChoices(
  reported: readonly string[],
  asked: string | undefined,
): readonly Choice[] {
  const names = new Set(asked === undefined ? reported : [...reported, asked])
  return [...names].sort().map((id) => ({ value: `=${id}`, label: categoryName(id) }))
}
