const MESSAGES = /\/messages\.[a-z-]+\.([a-z]{2})-[^/]+\.js$/
const ALWAYS = 'en'

/** Of messages a device precaches English and its own language, which the address of the worker names. */
export function isPrecachedFor(search: string, url: string): boolean {
  const language = MESSAGES.exec(url)?.[1]
  if (language === undefined || language === ALWAYS) return true
  return language === new URLSearchParams(search).get('language')
}
