// A page has its messages before it renders. If the host has rendered it, the messages come with the page, so
// that the browser continues with the same words and loads nothing before that.

import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import type { AreaName } from '#messages/areas.ts'
import type { Catalogue } from '#messages/catalogue.ts'
import type { PageLanguage } from '#messages/languages.ts'
import { areasOf, catalogueOf, keepCatalogue, loadMessages } from './message-store.ts'
import { nameLanguage } from './page-language.ts'

interface Carried {
  readonly language: PageLanguage
  readonly catalogues: readonly (readonly [AreaName, Catalogue])[]
}

interface CarryOptions {
  readonly language: PageLanguage
  /** Called if messages fail to load. */
  readonly isHostReachable: () => Promise<boolean>
}

export function carryMessages(
  router: AnyRouter,
  { language, isHostReachable }: CarryOptions,
): void {
  router.options.dehydrate = () => ({ messages: pack(areasOf(router.state.matches), language) })
  router.options.hydrate = async ({ messages }: { readonly messages: Carried }) => {
    for (const [area, catalogue] of messages.catalogues) {
      keepCatalogue(area, messages.language, catalogue)
    }
    nameLanguage(language)
    // A page from the device is the same for everyone: it has English messages, and nothing about its address.
    const areas = areasOf(router.matchRoutes(router.latestLocation))
    await untilLoaded(loadMessages(areas, language), isHostReachable)
  }
}

interface Opened {
  readonly context: { readonly language: PageLanguage }
  readonly matches: Parameters<typeof areasOf>[0]
}

/** Set here and not by the root route: otherwise the types of all pages would be circular. */
export function loadMessagesOfPages(
  root: AnyRoute,
  { isHostReachable }: Pick<CarryOptions, 'isHostReachable'>,
): void {
  root.options.beforeLoad = ({ context, matches }: Opened) =>
    untilLoaded(loadMessages(areasOf(matches), context.language), isHostReachable)
}

const PATIENCE_MS = 1_000

/** If the host cannot be reached the page continues: its guard says what is wrong. */
async function untilLoaded(
  load: Promise<void> | undefined,
  isHostReachable: () => Promise<boolean>,
): Promise<void> {
  if (!load) return
  const isLoaded = load.then(
    () => true,
    () => false,
  )
  const isPatient = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))
  if (await Promise.race([isLoaded, isPatient])) return
  if (await isHostReachable()) await load
}

function pack(areas: readonly AreaName[], language: PageLanguage): Carried {
  const catalogues = areas.flatMap((area) => {
    const catalogue = catalogueOf(area, language)
    return catalogue ? [[area, catalogue] as const] : []
  })
  return { language, catalogues }
}
