import { LinkButton } from '../kit/links.tsx'
import { Empty } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'

export function NoPlaces({ storeId }: { readonly storeId: string }) {
  const t = useMessages('assignments')
  const draw = (
    <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }}>
      {t('board.addRooms')}
    </LinkButton>
  )
  return (
    <Empty title={t('board.none')} action={draw}>
      {t('board.noneText')}
    </Empty>
  )
}
