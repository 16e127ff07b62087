import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './landing-page.module.css'

/** A short description of a plan, as its operator wrote it. */
export interface ShownPlan {
  readonly id: string
  readonly name: string
  readonly price: string
  readonly per: string | undefined
  readonly description: string | undefined
}

export function StartingPrices({ plans }: { readonly plans: readonly ShownPlan[] }) {
  const t = useMessages('site')
  return (
    <section className={styles.part} aria-labelledby="prices">
      <h2 className={styles.partTitle} id="prices">
        {t('price.title')}
      </h2>
      <p className={styles.partLead}>{t('price.lead')}</p>
      {plans.length > 0 && (
        <ul className={styles.grid}>
          {plans.map(({ id, name, price, per, description }) => (
            <li key={id} className={styles.plan}>
              <h3 className={styles.pointTitle}>{name}</h3>
              <p>
                <b className={styles.price}>{price}</b> {per}
              </p>
              {description && <p className={styles.pointText}>{description}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.partLead}>
        <LinkAnchor to="/pricing" inherit>
          {t('price.all')}
        </LinkAnchor>
      </p>
    </section>
  )
}
