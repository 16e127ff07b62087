import type { StoreSummary } from '#contract/stores.ts'
import { Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ScannerHome } from './scanner-home.tsx'
import type { GetDeviceId } from './use-take-shelf.ts'

interface MyWorkPageProps {
  readonly store: StoreSummary
  readonly viewerId: string
  readonly getDeviceId: GetDeviceId
}

/** Where counters land in a store: their shelves, and shelves that they can take. */
export function MyWorkPage(props: MyWorkPageProps) {
  const t = useMessages('work')
  return (
    <Page title={t('title')} crumb={props.store.name}>
      <ScannerHome {...props} />
    </Page>
  )
}
