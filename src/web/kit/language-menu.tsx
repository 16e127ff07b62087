import { IconLanguage } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { factsOf, LANGUAGES } from '#messages/languages.ts'
import { languageHref } from './language-href.ts'
import styles from './language-menu.module.css'
import { useLanguage, useMessages } from './use-messages.ts'

/** For visitors. Made of links, so that it works without code; the choice is stored on the device. */
export function LanguageMenu() {
  const t = useMessages('common')
  const current = useLanguage()
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <details className={styles.menu}>
      <summary className={styles.current}>
        <IconLanguage size={17} stroke={1.7} aria-hidden />
        {t('language.current', { name: factsOf(current).name })}
      </summary>
      <ul className={styles.choices}>
        {LANGUAGES.map((language) => {
          const { name, direction } = factsOf(language)
          return (
            <li key={language}>
              <a
                href={languageHref(href, language)}
                lang={language}
                hrefLang={language}
                dir={direction}
                className={styles.choice}
                aria-current={language === current || undefined}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
