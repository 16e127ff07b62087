import type { LinkOptions } from '@tanstack/react-router'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { Find } from './find-matches.ts'
import { navItemsFor } from './nav-items.ts'

interface FindsOptions {
  readonly stores: readonly StoreSummary[]
  /** Undefined outside the stores. */
  readonly store: StoreSummary | undefined
  /** The search text for items: there are too many to have all of them here. */
  readonly text: string
}

type Finds = readonly Find<LinkOptions>[]

/** Everything the viewer can go to, as far as it is loaded. */
export function useFinds({ stores, store, text }: FindsOptions): Finds {
  const pages = usePages(store)
  const managed = store?.role === 'manager' ? store : undefined
  const audits = useAudits(managed)
  const shelves = useShelves(managed)
  const people = usePeople(managed)
  const items = useItems(managed, text)
  const others: Finds = stores.map(({ id, name }) => ({
    ...{ id: `store ${id}`, kind: 'store', name },
    target: { to: '/stores/$storeId', params: { storeId: id } },
  }))
  return [...pages, ...audits, ...shelves, ...items, ...people, ...others]
}

function usePages(store: StoreSummary | undefined): Finds {
  const t = useMessages('shell')
  const { main, foot } = navItemsFor(store)
  // An import is listed as an action.
  const shown = [...main, ...foot].filter(({ name }) => name !== 'import')
  const pages: Finds = shown.map(({ name, link }) => ({
    ...{ id: `page ${name}`, kind: 'page', name: t(`nav.${name}`), target: link },
  }))
  const own: Finds = [
    { id: 'page profile', kind: 'page', name: t('nav.profile'), target: { to: '/profile' } },
    {
      ...{ id: 'page memberships', kind: 'page', name: t('nav.memberships') },
      target: { to: '/member' },
    },
    { id: 'page stores', kind: 'page', name: t('switcher.all'), target: { to: '/stores' } },
  ]
  if (store?.role !== 'manager') return [...pages, ...own]
  const params = { storeId: store.id }
  const actions: Finds = [
    {
      ...{ id: 'action audit', kind: 'action', name: t('find.newAudit') },
      target: { to: '/stores/$storeId/audit/new', params, search: { storeId: store.id } },
    },
    {
      ...{ id: 'action import', kind: 'action', name: t('find.import') },
      target: { to: '/stores/$storeId/admin/import', params },
    },
  ]
  const manage: Find<LinkOptions> = {
    ...{ id: 'page manage', kind: 'page', name: t('nav.manage') },
    target: { to: '/stores/$storeId/admin', params },
  }
  return [...actions, ...pages, manage, ...own]
}

function useAudits(store: StoreSummary | undefined): Finds {
  const asked = store ? [{ storeId: store.id }] : []
  const [audits = []] = useLiveQueries(api.audits.getByStore, asked)
  return audits.map(({ id, name }) => ({
    ...{ id: `audit ${id}`, kind: 'audit', name },
    target: { to: '/stores/$storeId/audit/$id', params: { storeId: store?.id ?? '', id } },
  }))
}

function useShelves(store: StoreSummary | undefined): Finds {
  const asked = store ? [{ storeId: store.id }] : []
  const [rooms = []] = useLiveQueries(api.rooms.getWithDetails, asked)
  return rooms.flatMap((room) =>
    room.shelves.map((shelf) => ({
      ...{ id: `shelf ${shelf.id}`, kind: 'shelf' as const, name: shelf.code, note: room.name },
      target: {
        to: '/stores/$storeId/admin/rooms/$roomId/shelves/$shelfId',
        params: { storeId: store?.id ?? '', roomId: room.id, shelfId: shelf.id },
      } as const,
    })),
  )
}

function usePeople(store: StoreSummary | undefined): Finds {
  const asked = store ? [{ storeId: store.id }] : []
  const [people = []] = useLiveQueries(api.stores.getTeamMembers, asked)
  return people.map(({ id, name, email }) => ({
    ...{ id: `person ${id}`, kind: 'person', name, note: email ?? undefined },
    target: {
      to: '/stores/$storeId/admin/teams',
      params: { storeId: store?.id ?? '' },
      search: { find: name },
    },
  }))
}

const ITEMS = 5

function useItems(store: StoreSummary | undefined, text: string): Finds {
  const isAsked = store !== undefined && text !== ''
  const asked = isAsked ? [{ orgId: store.organizationId, text, limit: ITEMS }] : []
  const [found] = useLiveQueries(api.items.search, asked)
  // Items found by a code or a SKU need not have the text in their name.
  return (found?.items ?? []).map(({ id, name, sku }) => ({
    ...{ id: `item ${id}`, kind: 'item', name, note: sku ?? undefined },
    target: {
      to: '/stores/$storeId/admin/items',
      params: { storeId: store?.id ?? '' },
      search: { item: id },
    },
  }))
}
