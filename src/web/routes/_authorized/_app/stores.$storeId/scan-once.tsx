import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { loadScanOnce } from '#web/scan-once/load-scan-once.ts'
import { ScanOncePage } from '#web/scan-once/scan-once-page.tsx'
import { lazyCodeSource } from '#web/scanner/decoder/lazy-code-source.ts'

const cameraCodes = lazyCodeSource()

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/scan-once')({
  loader: ({ context: { queryClient }, params: { storeId } }) => loadScanOnce(queryClient, storeId),
  staticData: { areas: ['camera', 'scan-once', 'scanner'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'scan-once')('title')),
  component: ScanOnce,
})

function ScanOnce() {
  const { store } = Route.useRouteContext()
  return <ScanOncePage store={store} source={cameraCodes} />
}
