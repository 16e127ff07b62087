import { Button } from '@mantine/core'
import type { ImportDetails, ListedFinding } from '#contract/imports.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './imports.module.css'

interface TakeSuggestionsProps {
  readonly details: ImportDetails
  /** The findings on the screen: people should not accept what they have not seen. */
  readonly findings: readonly ListedFinding[]
}

/** Accepts all suggestions for the rows on the screen at once. */
export function TakeSuggestions({ details, findings }: TakeSuggestionsProps) {
  const t = useMessages('findings')
  const fix = useBackendMutation(api.imports.fix)
  const { attempt, isBusy, refusal } = useAttempt()
  const suggested = findings.flatMap(({ row, column, suggestion }) =>
    column && suggestion ? [{ row, column, value: suggestion }] : [],
  )
  if (suggested.length < 2) return null
  const takeAll = async () => {
    const { storeId, id: importId } = details
    for (const mend of suggested) await fix({ storeId, importId, ...mend })
  }
  return (
    <>
      {refusal && <span className={styles.bad}>{refusal.text}</span>}
      <Button
        size="compact-sm"
        variant="subtle"
        loading={isBusy}
        onClick={() => void attempt(takeAll)}
      >
        {t('rows.takeAll', { count: suggested.length })}
      </Button>
    </>
  )
}
