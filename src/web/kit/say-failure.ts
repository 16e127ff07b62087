import { parseFault } from '#domain/fault.ts'
import { SOURCE_LANGUAGE } from '#messages/languages.ts'
import { SaidFailure } from './said-failure.ts'
import { type Messages, useLanguage, useMessages } from './use-messages.ts'

/**
 * The text for a failure. A fault has a code and an English sentence. English pages show the sentence, which
 * says more; other languages have a message for each code.
 */
export type SayFailure = (thrown: unknown) => string

export function useSayFailure(): SayFailure {
  const t = useMessages('common')
  const isEnglish = useLanguage() === SOURCE_LANGUAGE
  return (thrown) => sayFailure(thrown, t, isEnglish)
}

export function sayFailure(thrown: unknown, t: Messages<'common'>, isEnglish: boolean): string {
  if (thrown instanceof SaidFailure) return thrown.message
  const fault = parseFault(thrown)
  if (!fault) return t('failure.unexpected')
  return isEnglish ? fault.message : t(`fault.${fault.code}`)
}
