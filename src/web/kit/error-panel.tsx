import { Button, Code } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { parseFault } from '#domain/fault.ts'
import styles from './error-panel.module.css'
import { NarrowFrame } from './narrow-frame.tsx'
import { NotFound, NotFoundHere } from './not-found.tsx'
import { useMessages } from './use-messages.ts'

/** Shown for unexpected errors; a fault that says "not found" is an answer, not an error. */
export function ErrorPanel({ error }: ErrorComponentProps) {
  const t = useMessages('common')
  if (parseFault(error)?.code === 'not_found') return <NotFound />
  return (
    <NarrowFrame title={t('error.title')}>
      <ErrorDetails error={error} />
    </NarrowFrame>
  )
}

export function ErrorPanelHere({ error }: ErrorComponentProps) {
  const t = useMessages('common')
  if (parseFault(error)?.code === 'not_found') return <NotFoundHere />
  return (
    <section className={styles.here}>
      <h1 className={styles.title}>{t('error.title')}</h1>
      <ErrorDetails error={error} />
    </section>
  )
}

function ErrorDetails({ error }: { readonly error: unknown }) {
  const t = useMessages('common')
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  const [isShown, setShown] = useState(false)
  const id = useId()
  const message = error instanceof Error ? error.message : String(error)
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={tryAgain}>{t('tryAgain')}</Button>
        <Button
          variant="default"
          onClick={() => setShown(!isShown)}
          aria-expanded={isShown}
          aria-controls={id}
        >
          {isShown ? t('error.hide') : t('error.show')}
        </Button>
      </div>
      <Code block mt="md" id={id} hidden={!isShown}>
        {message}
      </Code>
    </>
  )
}
