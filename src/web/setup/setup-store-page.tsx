import { NativeSelect } from '@mantine/core'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import { likelyCurrency } from '#domain/region-currency.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { OneRoomForm } from './one-room-form.tsx'
import { SetupFrame } from './setup-frame.tsx'
import { StoreBuilder } from './store-builder.tsx'
import { StoreDoors } from './store-doors.tsx'
import { EMPTY_STORE, storeDraft } from './store-plan.ts'
import { type StoreBaseline, useCreateStore } from './use-create-store.ts'
import { useDraft } from './use-draft.ts'

export interface SetupStorePageProps {
  readonly userId: string
  /** Where the store will be. */
  readonly organization: OrganizationSummary
  /** Where it could be: those that the viewer owns. */
  readonly organizations: readonly OrganizationSummary[]
  readonly stores: readonly StoreSummary[]
  /** Where a list of what should be there is chosen, and the one that was. */
  readonly fileChoice?: ReactNode
  readonly baseline?: StoreBaseline | undefined
  /** What stands in the way of another store. */
  readonly notice?: ReactNode
}

export function SetupStorePage(props: SetupStorePageProps) {
  const { organization, organizations, stores } = props
  const isFirst = stores.length === 0
  return (
    <SetupFrame
      step={isFirst ? 'Step 2 of 2' : organization.name}
      title={isFirst ? 'Set up your first store' : 'Add a store'}
      lead="A store is a shop or a warehouse that you count. Choose how to begin; everything can be changed later."
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
  const { userId, organization, stores, fileChoice, baseline } = props
  const { draft, saveDraft, forget } = useDraft({
    key: `shelfcount-setup ${userId} store ${organization.id}`,
    schema: storeDraft,
    empty: EMPTY_STORE,
  })
  const creation = useCreateStore(organization.id, forget, baseline)
  const usual = useUsualCurrency(stores)
  const form = { draft: { ...draft, currency: draft.currency ?? usual }, saveDraft, creation }
  return (
    <>
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
  const navigate = useNavigate()
  return (
    <NativeSelect
      label="Organization"
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

/** Whoever comes back after a lost connection sees that the store is there already. */
function ExistingStores({ organization, stores }: ExistingProps) {
  if (stores.length === 0) return <LinkAnchor to="/stores">Later</LinkAnchor>
  const names = stores.slice(0, 3).map(({ name }) => name)
  const rest = stores.length - names.length
  return (
    <>
      {organization.name} has {names.join(', ')}
      {rest > 0 && ` and ${rest} more`}. <LinkAnchor to="/stores">Go to my stores</LinkAnchor>
    </>
  )
}

/** What the newest store counts in; before the first one, what the browser suggests. */
function useUsualCurrency(stores: readonly StoreSummary[]): Currency {
  const isHydrated = useHydrated()
  const known = stores.at(-1)?.currency
  if (known !== undefined) return known
  return isHydrated ? likelyCurrency(navigator.language) : DEFAULT_CURRENCY
}
