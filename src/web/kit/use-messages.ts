// How a page gets its texts: `const t = useMessages('account')`, then `t('signIn.title')`.

import { createContext, createElement, Fragment, type ReactNode, use } from 'react'
import type { AreaName, Areas } from '#messages/areas.ts'
import type { Say } from '#messages/catalogue.ts'
import { type Formats, formatsOf } from '#messages/formats.ts'
import { type PageLanguage, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { sayFrom } from '#messages/say.ts'
import { catalogueOf, loadMessages } from './message-store.ts'

/** Returns the messages of an area; a sentence with tags is a React node. */
export type Messages<Area extends AreaName> = Say<Areas[Area], ReactNode>

const LanguageContext = createContext<PageLanguage>(SOURCE_LANGUAGE)
export const LanguageProvider = LanguageContext

/** The language of the page. It only changes with the next page. */
export function useLanguage(): PageLanguage {
  return use(LanguageContext)
}

export function useMessages<Area extends AreaName>(area: Area): Messages<Area> {
  const language = useLanguage()
  // A page that does not declare the area waits here for it. React renders it again once they are there, and
  // then has to meet the same promise: without it, it takes the other hooks for those of an update.
  if (isAwaited(area, language) || !catalogueOf(area, language)) use(loadOnce(area, language))
  return messagesIn(language, area)
}

export function useFormats(): Formats {
  const language = useLanguage()
  const known = formatsByLanguage.get(language) ?? formatsOf(language)
  formatsByLanguage.set(language, known)
  return known
}

const said = new Map<string, unknown>()
const formatsByLanguage = new Map<PageLanguage, Formats>()

/** For code outside of components, such as the title of a page. The page has to declare the area. */
export function messagesIn<Area extends AreaName>(
  language: PageLanguage,
  area: Area,
): Messages<Area> {
  const key = keyOf(area, language)
  // The same function each time, so that it can be a dependency.
  const known = said.get(key)
  if (known) return known as Messages<Area>
  const catalogue = catalogueOf(area, language)
  if (!catalogue)
    throw new Error(`The messages of ${area} are not there: is it an area of the route?`)
  const messages = sayFrom<Area, ReactNode>(catalogue, language, joined)
  said.set(key, messages)
  return messages
}

function joined(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}

const loads = new Map<string, Promise<unknown>>()
/** Another page may load them later all the same. */
const failed = new Set<string>()

function isAwaited(area: AreaName, language: PageLanguage): boolean {
  const key = keyOf(area, language)
  return loads.has(key) && !failed.has(key)
}

/** React calls this on every render, and needs the same promise each time. */
function loadOnce(area: AreaName, language: PageLanguage): Promise<unknown> {
  const key = keyOf(area, language)
  const known = loads.get(key)
  if (known) return known
  const load = Promise.resolve(loadMessages([area], language))
  loads.set(key, load)
  load.catch(() => failed.add(key))
  return load
}

function keyOf(area: AreaName, language: PageLanguage): string {
  return `${area}/${language}`
}
