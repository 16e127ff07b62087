import { FAULT_CODES, faultKind } from '#domain/fault.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './developers-page.module.css'

/** Every code that a refusal can have; its address is the type of the problem. */
export function ErrorTable() {
  const t = useMessages('guide')
  return (
    <table className={styles.errors}>
      <thead>
        <tr>
          <th scope="col">{t('errors.code')}</th>
          <th scope="col">{t('errors.status')}</th>
          <th scope="col">{t('errors.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {FAULT_CODES.map((code) => (
          <tr key={code} id={code}>
            <td>
              <code>{code}</code>
            </td>
            <td>{faultKind(code).status}</td>
            <td>{faultKind(code).text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
