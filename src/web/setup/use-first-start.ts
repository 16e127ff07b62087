import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FIRST_COUNT_PROTOCOL } from '#domain/first-count.ts'
import { freeName } from '#domain/first-names.ts'
import { decideName } from '#domain/naming.ts'
import { likelyCurrency } from '#domain/region-currency.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { type Attempt, useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { sessionQuery } from '../session/session.ts'

/** Where a store will be: in an existing organization, or in a new one with this name. */
type FirstPlace =
  | { readonly orgId: string; readonly storeNames: readonly string[] }
  | { readonly organizationName: string }

/** Reads a list; throws if it is not one, otherwise returns a function that hands it to a store's import. */
export type ReadList = (file: File) => Promise<(storeId: string) => void>

export interface FirstStart extends Pick<Attempt, 'isBusy' | 'refusal' | 'errorOf'> {
  readonly making: 'scan' | 'list' | undefined
  readonly scan: () => void
  readonly takeList: (file: File) => void
}

interface FirstStartOptions {
  readonly userId: string
  readonly place: FirstPlace
  readonly readList: ReadList
  readonly onMade: () => void
}

/** From nothing to a running count, or to a list that is being checked, with names that can be changed later. */
export function useFirstStart(options: FirstStartOptions): FirstStart {
  const { isBusy, refusal, errorOf, attempt } = useAttempt()
  const [last, setLast] = useState<'scan' | 'list'>()
  const { makeStore, makeCount } = useFirstThings(options)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const done = async () => {
    options.onMade()
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  const run = (what: 'scan' | 'list', work: () => Promise<void>) => {
    setLast(what)
    void attempt(work)
  }
  return {
    isBusy,
    refusal,
    errorOf,
    making: isBusy ? last : undefined,
    scan: () =>
      run('scan', async () => {
        const { storeId, auditId, assignment } = await makeCount()
        await done()
        const params = { storeId, id: auditId }
        // A desktop shows how phones join; on a touch device counting starts at once.
        if (!isHandheld()) await navigate({ to: '/stores/$storeId/audit/$id', params })
        else {
          const to = '/stores/$storeId/audit/$id/scanner'
          await navigate({ to, params, search: { assignment } })
        }
      }),
    takeList: (file) =>
      run('list', async () => {
        const handOver = await options.readList(file)
        const storeId = await makeStore()
        await done()
        handOver(storeId)
        await navigate({ to: '/stores/$storeId/admin/import', params: { storeId } })
      }),
  }
}

function isHandheld(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

/** Each thing is created once: after a failed step, the next attempt continues where the last one stopped. */
function useFirstThings({ userId, place }: FirstStartOptions) {
  const t = useMessages('setup')
  const { shortDay } = useFormats()
  const createOrganization = useBackendMutation(api.organizations.create)
  const createStore = useBackendMutation(api.stores.createWithBaseline)
  const createRoom = useBackendMutation(api.rooms.create)
  const createAudit = useBackendMutation(api.audits.create)
  const assign = useBackendMutation(api.auditAssignments.create)
  const start = useBackendMutation(api.audits.start)
  const made = useRef(new Map<string, string>())

  const once = async (what: string, make: () => Promise<string>): Promise<string> => {
    const id = made.current.get(what) ?? (await make())
    made.current.set(what, id)
    return id
  }
  const orgIdOf = async () => {
    if ('orgId' in place) return place.orgId
    const name = decideName(place.organizationName, 'name')
    return once('organization', async () => (await createOrganization({ name })).id)
  }
  const makeStore = async () => {
    const orgId = await orgIdOf()
    const name = freeName(t('first.store'), 'orgId' in place ? place.storeNames : [])
    const currency = likelyCurrency(navigator.language)
    return once(`store ${orgId}`, async () => (await createStore({ orgId, name, currency })).id)
  }
  const makeCount = async () => {
    const orgId = await orgIdOf()
    const storeId = await makeStore()
    const room = { storeId, name: t('first.room'), shelves: [] }
    const roomId = await once('room', async () => (await createRoom(room)).id)
    const name = t('first.audit', { day: shortDay(Date.now()) })
    const auditId = await once('audit', async () => {
      const audit = { orgId, storeIds: [storeId], name, withoutBaseline: true }
      return (await createAudit({ ...audit, protocol: FIRST_COUNT_PROTOCOL })).id
    })
    const assignment = await once('assignment', async () => {
      const given = await assign({ auditId, userId, roomIds: [roomId] })
      return given.auditAssignmentIds[0] ?? ''
    })
    await once('start', async () => {
      await start({ auditId })
      return auditId
    })
    return { storeId, auditId, assignment }
  }
  return { makeStore, makeCount }
}
