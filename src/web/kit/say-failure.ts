import { parseFault } from '#domain/fault.ts'
import { SOURCE_LANGUAGE } from '#messages/languages.ts'
import { type Messages, useLanguage, useMessages } from './use-messages.ts'

/**
 * What to tell about something that failed. Codes travel, and words are chosen here: the sentence that
 * comes along is English, and says more than the code as long as nobody has given it a message.
 */
export type SayFailure = (thrown: unknown) => string

export function useSayFailure(): SayFailure {
  const t = useMessages('common')
  const isEnglish = useLanguage() === SOURCE_LANGUAGE
  return (thrown) => sayFailure(thrown, t, isEnglish)
}

export function sayFailure(thrown: unknown, t: Messages<'common'>, isEnglish: boolean): string {
  const fault = parseFault(thrown)
  if (!fault) return t('failure.unexpected')
  return isEnglish ? fault.message : t(`fault.${fault.code}`)
}
