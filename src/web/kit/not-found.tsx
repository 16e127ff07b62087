import { LinkButton } from './links.tsx'
import { NarrowFrame } from './narrow-frame.tsx'
import { Empty } from './page.tsx'
import { useMessages } from './use-messages.ts'

/** A whole page, for addresses outside the app. */
export function NotFound() {
  const t = useMessages('common')
  return (
    <NarrowFrame title={t('notFound.title')} lead={t('notFound.text')}>
      <LinkButton to="/" variant="default">
        {t('notFound.home')}
      </LinkButton>
    </NarrowFrame>
  )
}

/** The reason why a page is not found: it exists, but only for managers. */
export const MANAGERS_ONLY = 'managers only'

/** The same inside the frame of the app. */
export function NotFoundHere({ data }: { readonly data?: unknown }) {
  return data === MANAGERS_ONLY ? <ManagersOnly /> : <NothingHere />
}

function NothingHere() {
  const t = useMessages('common')
  const back = (
    <LinkButton to="/stores" variant="default">
      {t('notFound.stores')}
    </LinkButton>
  )
  return (
    <Empty title={t('notFound.title')} action={back} level={1}>
      {t('notFound.text')}
    </Empty>
  )
}

/** Shown to users whose role cannot open the page. */
function ManagersOnly() {
  const t = useMessages('common')
  const back = (
    <LinkButton to="/stores" variant="default">
      {t('notFound.stores')}
    </LinkButton>
  )
  return (
    <Empty title={t('managersOnly.title')} action={back} level={1}>
      {t('managersOnly.text')}
    </Empty>
  )
}
