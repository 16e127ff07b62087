const MESSAGES = /\/messages\.[a-z-]+\.([a-z]{2})-[^/]+\.js$/
const ALWAYS = 'en'

/** A device precaches the messages in English and in its own language, which is in the worker's address. */
export function isPrecachedFor(search: string, url: string): boolean {
  const language = MESSAGES.exec(url)?.[1]
  if (language === undefined || language === ALWAYS) return true
  return language === new URLSearchParams(search).get('language')
}
