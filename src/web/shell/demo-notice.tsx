import { Anchor } from '@mantine/core'
import { PageNotice } from '../kit/page-notice.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** One line above every page of the demo. Leaving goes through the host, which also removes its cookie. */
export function DemoNotice() {
  const t = useMessages('shell')
  return (
    <PageNotice>
      <span>{t('demo.text')}</span>{' '}
      <Anchor href="/demo/leave?to=/sign-up" inherit>
        {t('demo.create')}
      </Anchor>
      {' · '}
      <Anchor href="/demo/leave" inherit>
        {t('demo.leave')}
      </Anchor>
    </PageNotice>
  )
}
