import { Button } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { parseFault } from '#domain/fault.ts'
import styles from './not-loaded.module.css'

interface NotLoadedProps {
  /** Begins the sentence. */
  readonly what: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** In the place of a part of a page that could not be loaded: the rest of the page stays. */
export function NotLoaded(props: NotLoadedProps) {
  return (
    <div className={styles.place}>
      <Failure {...props} />
    </div>
  )
}

/** Over the places of rows that could not be loaded. */
export function RowsMissing(props: Omit<NotLoadedProps, 'what'>) {
  return (
    <div className={styles.box}>
      <Failure {...props} what="These rows" />
    </div>
  )
}

function Failure({ what, error, onRetry }: NotLoadedProps) {
  return (
    <>
      <p role="alert" className={styles.words}>
        <IconCircleX size={17} stroke={1.9} className={styles.icon} aria-hidden />
        <span>
          {what} could not be loaded. {parseFault(error)?.message}
        </span>
      </p>
      <Button variant="default" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </>
  )
}
