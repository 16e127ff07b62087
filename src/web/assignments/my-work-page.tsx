import { Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { MyWork, type MyWorkProps } from './my-work.tsx'

/** Where counters land in a store: their shelves, and shelves that they can take. */
export function MyWorkPage(props: MyWorkProps) {
  const t = useMessages('work')
  return (
    <Page title={t('title')} crumb={props.store.name}>
      <MyWork {...props} />
    </Page>
  )
}
