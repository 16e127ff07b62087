import { Anchor } from '@mantine/core'
import { linkParts } from './link-parts.ts'
import styles from './mailbox-page.module.css'

export function MailText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {linkParts(text).map(({ at, text, isLink }) =>
        isLink ? (
          <Anchor key={at} href={text}>
            {text}
          </Anchor>
        ) : (
          text
        ),
      )}
    </p>
  )
}
