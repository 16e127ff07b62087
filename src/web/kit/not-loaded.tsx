import { Button } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { parseFault } from '#domain/fault.ts'
import styles from './not-loaded.module.css'
import { useSayFailure } from './say-failure.ts'
import { useMessages } from './use-messages.ts'

/** For parts of a page with translated texts: one sentence that says what is missing. */
export interface WholeSentence {
  readonly sentence: string
}

interface NotLoadedProps {
  /** The start of the sentence, or all of it. */
  readonly what: string | WholeSentence
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shown instead of a part of a page that could not be loaded: the rest of the page stays. */
export function NotLoaded(props: NotLoadedProps) {
  return (
    <div className={styles.place}>
      <Failure {...props} />
    </div>
  )
}

/** Shown over the places of rows that could not be loaded. */
export function RowsMissing(props: Omit<NotLoadedProps, 'what'>) {
  const t = useMessages('common')
  return (
    <div className={styles.box}>
      <Failure {...props} what={{ sentence: t('rows.notLoaded') }} />
    </div>
  )
}

function Failure({ what, error, onRetry }: NotLoadedProps) {
  const t = useMessages('common')
  const sayFailure = useSayFailure()
  const sentence = typeof what === 'string' ? `${what} could not be loaded.` : what.sentence
  return (
    <>
      <p role="alert" className={styles.words}>
        <IconCircleX size={17} stroke={1.9} className={styles.icon} aria-hidden />
        <span>
          {sentence} {parseFault(error) && sayFailure(error)}
        </span>
      </p>
      <Button variant="default" size="xs" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </>
  )
}
