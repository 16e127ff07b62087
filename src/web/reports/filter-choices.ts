// The options of the report filters. Includes what the address asks for even if it is in no list, so that no
// filter is invisible.

import type { Messages } from '../kit/use-messages.ts'
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
  /** The stores that the viewer manages and can open. */
  readonly managed: readonly NamedStore[]
  /** The stores that have reports. */
  readonly reported: readonly NamedStore[]
  /** The store in the address. */
  readonly asked: string | undefined
}

export function storeChoices(
  { managed, reported, asked }: KnownStores,
  t: Messages<'reports'>,
): readonly Choice[] {
  const isIn = (stores: readonly NamedStore[], id: string) => stores.some((one) => one.id === id)
  const archived = reported.filter(({ id }) => !isIn(managed, id))
  const isForeign = asked !== undefined && !isIn(managed, asked) && !isIn(archived, asked)
  return [
    ...managed.map(({ id, name }) => ({ value: id, label: name })),
    ...archived.map(({ id, name }) => ({
      value: id,
      label: t('filter.archived', { store: name }),
    })),
    ...(isForeign ? [{ value: asked, label: t('filter.foreign') }] : []),
  ]
}

/** Values have a prefix, because an empty value could not be chosen. */
export function categoryChoices(
  reported: readonly string[],
  asked: string | undefined,
  t: Messages<'reports'>,
  compare: (one: string, other: string) => number,
): readonly Choice[] {
  const names = new Set(asked === undefined ? reported : [...reported, asked])
  return [...names].sort(compare).map((id) => ({ value: `=${id}`, label: categoryName(id, t) }))
}
