import { useQuery, useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { StoreRefusal } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { LinkButton } from '../kit/links.tsx'
import { NotFoundHere } from '../kit/not-found.tsx'
import { useSayFailure } from '../kit/say-failure.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { accessQuery } from '../session/access.ts'
import { type RefusalState, type RefusalWords, stateOfStore } from './refusal-state.ts'
import styles from './refused-page.module.css'

/** Shown instead of a page that the viewer may not open. */
export function RefusedPage({ title, words, ways }: RefusalState) {
  return (
    <section className={styles.refused}>
      <h1 className={styles.title}>{title}</h1>
      {words.map((sentence) => (
        <p key={sentence} className={styles.words}>
          {sentence}
        </p>
      ))}
      <div className={styles.ways}>
        {ways.map(({ label, link }, index) => (
          <LinkButton key={label} {...link} variant={index === 0 ? 'filled' : 'default'}>
            {label}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}

interface StoreRefusedProps {
  readonly storeId: string
  /** What the guard was told. */
  readonly known?: StoreRefusal
  /** Shown if the store itself is not the reason. */
  readonly otherwise: ReactNode
}

/** Why the viewer cannot open the store in the address; the page returns once they can. */
export function StoreRefused({ storeId, known, otherwise }: StoreRefusedProps) {
  const { data: told, error } = useQuery(liveQuery(api.stores.getRefusal, { storeId }))
  const refusal = told === undefined ? known : told
  const [wasRefused, setRefused] = useState(known !== undefined)
  if (told && !wasRefused) setRefused(true)
  useComeBack(wasRefused && told === null)
  if (refusal) return <StoreState refusal={refusal} />
  if (refusal === undefined && !error) return <WaitingRows />
  return otherwise
}

function StoreState({ refusal }: { readonly refusal: StoreRefusal }) {
  return <RefusedPage {...stateOfStore(refusal, useRefusalWords())} />
}

export function useRefusalWords(): RefusalWords {
  return { t: useMessages('shell'), formats: useFormats(), sayFailure: useSayFailure() }
}

function useComeBack(isOpen: boolean): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(() => {
    if (!isOpen) return
    reset()
    void queryClient
      .invalidateQueries({ queryKey: accessQuery.queryKey })
      .then(() => router.invalidate())
  }, [isOpen, reset, queryClient, router])
}

/** What the guard of a store returned instead of the page: not found, or why not. */
export function NotOpenHere({ data }: { readonly data?: unknown }) {
  const { storeId } = useParams({ strict: false })
  if (storeId === undefined || !isStoreRefusal(data)) return <NotFoundHere data={data} />
  return <StoreRefused storeId={storeId} known={data} otherwise={<NotFoundHere />} />
}

function isStoreRefusal(data: unknown): data is StoreRefusal {
  return typeof data === 'object' && data !== null && 'kind' in data && 'storeName' in data
}
