import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { OperatorName } from './operator-name.tsx'
import styles from './site-frame.module.css'
import { Article } from './site-frame.tsx'

export function TermsPage() {
  const t = useMessages('legal')
  return (
    <Article>
      <h1>{t('terms.title')}</h1>
      <p className={styles.lead}>{t('terms.lead')}</p>
      <h2>{t('terms.software')}</h2>
      <p>{t('terms.softwareText')}</p>
      <h2>{t('terms.installation')}</h2>
      <p>{t('terms.installationText', { operator: () => <OperatorName /> })}</p>
      <h2>{t('terms.data')}</h2>
      <p>
        {t('terms.dataText', {
          privacy: (text) => <LinkAnchor to="/privacy">{text}</LinkAnchor>,
        })}
      </p>
      <h2>{t('terms.part')}</h2>
      <ul>
        <li>{t('terms.partSecret')}</li>
        <li>{t('terms.partShare')}</li>
        <li>{t('terms.partOthers')}</li>
      </ul>
      <h2>{t('terms.costs')}</h2>
      <p>
        {t('terms.costsText', {
          pricing: (text) => <LinkAnchor to="/pricing">{text}</LinkAnchor>,
        })}
      </p>
      <h2>{t('terms.leaving')}</h2>
      <p>{t('terms.leavingText')}</p>
    </Article>
  )
}
