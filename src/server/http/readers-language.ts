import { chooseLanguage, languageOfCookie } from '#messages/choose-language.ts'
import { isLanguage, type Language, SOURCE_LANGUAGE } from '#messages/languages.ts'
import type { AuthService } from '../auth/auth-service.ts'
import type { HostContext } from './host-env.ts'

/** The language of a file: that of the page that asks for it, or else the one in which the caller gets pages. */
export async function readersLanguage(c: HostContext, auth: AuthService): Promise<Language> {
  const { headers } = c.req.raw
  const asked = c.req.query('language')
  if (isLanguage(asked)) return asked
  const session = await auth.session(headers)
  const chosen = chooseLanguage({
    own: session?.user.language,
    onDevice: languageOfCookie(headers.get('cookie') ?? ''),
    accepted: headers.get('accept-language'),
  })
  return isLanguage(chosen) ? chosen : SOURCE_LANGUAGE
}
