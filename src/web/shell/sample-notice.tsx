import { Anchor } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useMatch, useNavigate } from '@tanstack/react-router'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { PageNotice } from '../kit/page-notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { sessionQuery } from '../session/session.ts'

interface SampleNoticeProps {
  readonly organizations: readonly OrganizationSummary[]
}

/** One line above every page of a sample store, with a button to remove the store: nothing in it is real. */
export default function SampleNotice({ organizations }: SampleNoticeProps) {
  const match = useMatch({ from: '/_authorized/_app/stores/$storeId', shouldThrow: false })
  const sample = organizations.find(
    ({ id, isSample, role }) =>
      isSample && role === 'owner' && id === match?.context.store.organizationId,
  )
  return sample ? (
    <SampleLine sample={sample} own={organizations.find((one) => !one.isSample)} />
  ) : null
}

interface SampleLineProps {
  readonly sample: OrganizationSummary
  /** Where the person's own store would be created. */
  readonly own: OrganizationSummary | undefined
}

function SampleLine({ sample, own }: SampleLineProps) {
  const t = useMessages('shell')
  const remove = useBackendMutation(api.organizations.delete)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, { open: ask, close: stopAsking }] = useDisclosure()
  const goAway = async () => {
    await navigate({ to: '/stores' })
    await remove({ orgId: sample.id, typedName: sample.name })
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  return (
    <>
      <PageNotice>
        <span>{t('sample.text')}</span>{' '}
        <LinkAnchor
          to={own ? '/setup/store' : '/setup/organization'}
          {...(own && { search: { orgId: own.id } })}
          inherit
        >
          {t('sample.own')}
        </LinkAnchor>
        {' · '}
        <Anchor component="button" type="button" inherit onClick={ask}>
          {t('sample.delete')}
        </Anchor>
      </PageNotice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={stopAsking}
        title={t('sample.delete')}
        confirmLabel={t('sample.delete')}
        onConfirm={goAway}
      >
        {t('sample.deleteText')}
      </ConfirmDialog>
    </>
  )
}
