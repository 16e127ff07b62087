import { Anchor } from '@mantine/core'
import { useOtherBuild } from '../client/use-other-build.ts'
import { PageNotice } from '../kit/page-notice.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** The host was updated after this page was opened. The reload waits, because the person may be typing. */
export function NewerPage() {
  const t = useMessages('shell')
  const isThere = useOtherBuild()
  if (!isThere) return null
  return (
    <PageNotice>
      {t('newer.text', {
        load: (words) => (
          <Anchor component="button" type="button" inherit onClick={() => location.reload()}>
            {words}
          </Anchor>
        ),
      })}
    </PageNotice>
  )
}
