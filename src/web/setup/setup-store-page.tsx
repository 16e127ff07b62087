import { NativeSelect } from '@mantine/core'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import { likelyCurrency } from '#domain/region-currency.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { FirstDoors } from './first-doors.tsx'
import { OneRoomForm } from './one-room-form.tsx'
import { SetupFrame } from './setup-frame.tsx'
import styles from './setup-store-page.module.css'
import { StoreBuilder } from './store-builder.tsx'
import { StoreDoors } from './store-doors.tsx'
import { EMPTY_STORE, storeDraft } from './store-plan.ts'
import { type StoreBaseline, useCreateStore } from './use-create-store.ts'
import { useDraft } from './use-draft.ts'
import { type ReadList, useFirstStart } from './use-first-start.ts'

export interface SetupStorePageProps {
  readonly userId: string
  /** The organization that the store will be in. */
  readonly organization: OrganizationSummary
  /** The possible organizations: those that the viewer owns. */
  readonly organizations: readonly OrganizationSummary[]
  readonly stores: readonly StoreSummary[]
  /** The input for a list of what should be there, and the list that was chosen. */
  readonly fileChoice?: ReactNode
  readonly baseline?: StoreBaseline | undefined
  readonly readList: ReadList
  /** Shown if something prevents another store. */
  readonly notice?: ReactNode
}

export function SetupStorePage(props: SetupStorePageProps) {
  const t = useMessages('setup')
  const { organization, organizations, stores } = props
  const isFirst = stores.length === 0
  return (
    <SetupFrame
      step={organization.name}
      title={isFirst ? t('store.first') : t('store.another')}
      lead={t('store.lead')}
      foot={<ExistingStores organization={organization} stores={stores} />}
      width="wide"
    >
      {organizations.length > 1 && (
        <OrganizationChoice organization={organization} organizations={organizations} />
      )}
      {props.notice}
      <StoreSetup key={organization.id} {...props} />
    </SetupFrame>
  )
}

function StoreSetup(props: SetupStorePageProps) {
  const { userId, organization, stores, fileChoice, baseline, readList } = props
  const { draft, saveDraft, forget } = useDraft({
    key: `shelfcount-setup ${userId} store ${organization.id}`,
    schema: storeDraft,
    empty: EMPTY_STORE,
  })
  const creation = useCreateStore(organization.id, forget, baseline)
  const place = { orgId: organization.id, storeNames: stores.map(({ name }) => name) }
  const start = useFirstStart({ userId, place, readList, onMade: forget })
  const usual = useUsualCurrency(stores)
  const form = { draft: { ...draft, currency: draft.currency ?? usual }, saveDraft, creation }
  return (
    <>
      <FirstDoors start={start} />
      <div className={styles.divider} />
      <StoreDoors
        chosen={draft.door}
        onChoose={(door) => saveDraft({ ...draft, door })}
        creation={creation}
      />
      {draft.door && fileChoice}
      {draft.door === 'draw' && <StoreBuilder {...form} />}
      {draft.door === 'one' && <OneRoomForm {...form} />}
    </>
  )
}

type ChoiceProps = Pick<SetupStorePageProps, 'organization' | 'organizations'>

function OrganizationChoice({ organization, organizations }: ChoiceProps) {
  const t = useMessages('setup')
  const navigate = useNavigate()
  return (
    <NativeSelect
      label={t('store.organization')}
      maw="22rem"
      mb="md"
      value={organization.id}
      onChange={(event) =>
        navigate({ to: '/setup/store', search: { orgId: event.currentTarget.value } })
      }
      data={organizations.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

type ExistingProps = Pick<SetupStorePageProps, 'organization' | 'stores'>

/** Shows a person who comes back after a lost connection that the store exists already. */
function ExistingStores({ organization, stores }: ExistingProps) {
  const t = useMessages('setup')
  const { list } = useFormats()
  if (stores.length === 0) return <LinkAnchor to="/stores">{t('store.later')}</LinkAnchor>
  const names = stores.slice(0, 3).map(({ name }) => name)
  const rest = stores.length - names.length
  return (
    <>
      {t('store.existing', {
        organization: organization.name,
        names: rest > 0 ? names.join(', ') : list(names),
        more: rest,
      })}{' '}
      <LinkAnchor to="/stores">{t('store.goToMine')}</LinkAnchor>
    </>
  )
}

/** The currency of the newest store; before the first one, what the browser suggests. */
function useUsualCurrency(stores: readonly StoreSummary[]): Currency {
  const isHydrated = useHydrated()
  const known = stores.at(-1)?.currency
  if (known !== undefined) return known
  return isHydrated ? likelyCurrency(navigator.language) : DEFAULT_CURRENCY
}
