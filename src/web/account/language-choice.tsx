import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { factsOf, isLanguage, LANGUAGES, type Language } from '#messages/languages.ts'
import { keepLanguage } from '../kit/page-language.ts'
import { useLanguage, useMessages } from '../kit/use-messages.ts'
import { postAuth } from '../session/auth-request.ts'
import { useAuthRefusal } from './auth-refusal.ts'

const CHOICES = LANGUAGES.map((language) => ({ value: language, label: factsOf(language).name }))

/** Saved in the profile and on this device. The page reloads, because all of it changes. */
export function LanguageChoice() {
  const t = useMessages('account')
  const refusalOf = useAuthRefusal()
  const current = useLanguage()
  const [problem, setProblem] = useState<string>()
  const choose = async (language: Language) => {
    setProblem(undefined)
    try {
      await postAuth('/update-user', { language })
      keepLanguage(language)
      location.reload()
    } catch (thrown) {
      setProblem(t('language.notSaved', { reason: refusalOf(thrown).text }))
    }
  }
  return (
    <NativeSelect
      aria-label={t('language.title')}
      data={CHOICES}
      value={current}
      error={problem}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) void choose(value)
      }}
    />
  )
}
