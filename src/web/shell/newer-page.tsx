import { Anchor } from '@mantine/core'
import { useOtherBuild } from '../client/use-other-build.ts'
import { PageNotice } from '../kit/page-notice.tsx'

/** The host was brought up to date since this page was opened. It waits: somebody may be writing. */
export function NewerPage() {
  const isThere = useOtherBuild()
  if (!isThere) return null
  return (
    <PageNotice>
      A newer version of this page is ready.{' '}
      <Anchor component="button" type="button" inherit onClick={() => location.reload()}>
        Load it
      </Anchor>
    </PageNotice>
  )
}
