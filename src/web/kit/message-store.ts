// The messages that this page, or this host, has loaded. They are not state: on the host all requests share them.

import type { AreaName } from '#messages/areas.ts'
import type { Catalogue } from '#messages/catalogue.ts'
import { type PageLanguage, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '#messages/languages.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The message areas of the page, loaded before it renders. */
    readonly areas?: readonly AreaName[]
  }
}

const known = new Map<string, Catalogue>()

export function keepCatalogue(area: AreaName, language: PageLanguage, catalogue: Catalogue): void {
  known.set(keyOf(area, language), catalogue)
}

export function catalogueOf(area: AreaName, language: PageLanguage): Catalogue | undefined {
  return known.get(keyOf(area, language))
}

/** Undefined if there is nothing to wait for. */
export function loadMessages(
  areas: Iterable<AreaName>,
  language: PageLanguage,
): Promise<void> | undefined {
  const missing = [...new Set(areas)].filter((area) => !catalogueOf(area, language))
  if (missing.length === 0) return undefined
  return Promise.all(missing.map((area) => loadArea(area, language))).then(() => undefined)
}

async function loadArea(area: AreaName, language: PageLanguage): Promise<void> {
  keepCatalogue(area, language, await fetchCatalogue(area, language))
}

/** Offline, this language may not be on the device, but English is always cached with the page. */
async function fetchCatalogue(area: AreaName, language: PageLanguage): Promise<Catalogue> {
  const { loadCatalogue } = await import('#messages/load-catalogue.ts')
  const english = () => loadCatalogue<Catalogue>(area, SOURCE_LANGUAGE)
  if (language === PSEUDO_LANGUAGE) {
    const { pseudoCatalogue } = await import('#messages/pseudo-catalogue.ts')
    return pseudoCatalogue(await english())
  }
  return loadCatalogue<Catalogue>(area, language).catch(english)
}

interface Match {
  readonly staticData: { readonly areas?: readonly AreaName[] }
}

export function areasOf(matches: readonly Match[]): readonly AreaName[] {
  return matches.flatMap(({ staticData }) => staticData.areas ?? [])
}

function keyOf(area: string, language: PageLanguage): string {
  return `${area}/${language}`
}
