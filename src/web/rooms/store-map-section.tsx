import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ShelfWall } from '../shared/shelf-wall.tsx'
import type { StoreMap } from './map-changes.ts'
import { NextSteps } from './next-steps.tsx'
import { nextStepsOf } from './next-steps-of.ts'
import styles from './store-map-section.module.css'
import { roomCounts } from './words.ts'

/** What is left to do before the first count, and the map of the store. */
export function StoreMapSection({ store }: { readonly store: StoreSummary }) {
  const t = useMessages('overview')
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId: store.id })
  const audits = useSuspenseLiveQuery(api.audits.getByStore, { storeId: store.id })
  return (
    <>
      {audits.length === 0 && <Steps store={store} rooms={rooms} />}
      {rooms.length === 0 ? (
        <NoMap storeId={store.id} />
      ) : (
        <section aria-label={t('map.label')}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('map.title')}</h2>
            <p className={styles.facts}>{t('map.facts', roomCounts(rooms))}</p>
            <LinkButton
              to="/stores/$storeId/admin/rooms"
              params={{ storeId: store.id }}
              variant="default"
              size="xs"
            >
              {t('steps.rooms')}
            </LinkButton>
          </div>
          <ShelfWall rooms={rooms} />
        </section>
      )}
    </>
  )
}

interface StepsProps {
  readonly store: StoreSummary
  readonly rooms: StoreMap
}

function Steps({ store, rooms }: StepsProps) {
  const t = useMessages('overview')
  const { id: storeId, hasBaseline } = store
  const team = useLiveQuery(api.stores.getTeamMembers, { storeId })
  // Does not suggest inviting people until the team is loaded.
  if (!team) return null
  return <NextSteps steps={nextStepsOf({ storeId, rooms, hasBaseline, people: team.length }, t)} />
}

function NoMap({ storeId }: { readonly storeId: string }) {
  const t = useMessages('overview')
  const toRooms = (
    <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }}>
      {t('map.add')}
    </LinkButton>
  )
  return (
    <Empty title={t('map.none')} action={toRooms}>
      {t('map.noneText')}
    </Empty>
  )
}
