import { Button, FileButton, Group } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { outcomeOf } from '#domain/import/guess-outcome.ts'
import { TOLD_LIMITS } from '#domain/import/limits.ts'
import { guessTable } from '#domain/import/look-at-table.ts'
import { type Mapping, missingColumns } from '#domain/import/mapping.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import type { TableFormat } from '#domain/import/read/table.ts'
import { refuseSize } from '#domain/import/unreadable-file.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { SaidFailure } from '../kit/said-failure.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { type ColumnWords, reasonText, useColumnWords } from './column-words.ts'
import { headersOf } from './import-draft.ts'
import styles from './imports.module.css'
import { lookAtFile } from './look-at-file.ts'
import { namesOfStores } from './names-of-stores.ts'
import { sayUnreadable } from './say-unreadable.ts'
import { uploadFile } from './upload-file.ts'

/** A file on the server, and how to read it. */
export interface UploadedFile {
  readonly fileId: string
  readonly format: TableFormat
  readonly headers: readonly string[]
  readonly mapping: Mapping
}

interface StoreFileProps {
  readonly orgId: string
  readonly onFile: (file: UploadedFile | undefined) => void
}

/** The list of what should be in a store that does not exist yet. It is checked once the store exists. */
export function StoreFile({ orgId, onFile }: StoreFileProps) {
  const t = useMessages('setup')
  const formats = useFormats()
  const words = useColumnWords()
  const isHydrated = useHydrated()
  const [name, setName] = useState<string>()
  const [share, setShare] = useState(0)
  const { attempt, isBusy, refusal, forget } = useAttempt()
  const queryClient = useQueryClient()
  const take = async (file: File) => {
    remove()
    const isDone = await attempt(async () => {
      const otherStores = await namesOfStores(queryClient, orgId)
      onFile(await prepare(file, { orgId, otherStores, words }, setShare))
    })
    if (isDone) setName(file.name)
  }
  const remove = () => {
    forget()
    setName(undefined)
    setShare(0)
    onFile(undefined)
  }
  return (
    <Group gap="sm" mt="md">
      <FileButton onChange={(file) => file && void take(file)} accept=".csv,.tsv,.xlsx,.xls,.ods">
        {(props) => (
          <Button
            {...props}
            variant="default"
            disabled={!isHydrated}
            loading={isBusy}
            leftSection={<IconFileSpreadsheet size={16} stroke={1.8} aria-hidden />}
          >
            {t(name ? 'list.another' : 'list.add')}
          </Button>
        )}
      </FileButton>
      {name && (
        <Button variant="subtle" onClick={remove}>
          {t('list.remove')}
        </Button>
      )}
      <span className={styles.chosen} role="status">
        {isBusy && t('list.uploading', { share: formats.share(share, 0) })}
        {!isBusy && name && t('list.checkedNext', { file: name })}
        {!isBusy && !name && t('list.optional', TOLD_LIMITS)}
      </span>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
    </Group>
  )
}

/** Why the person has to be asked first; undefined if the guess is clear. */
function unclearIn(guess: MappingGuess, words: ColumnWords): string | undefined {
  const { t } = words
  if (outcomeOf(guess, 'baseline') === 'ready') return undefined
  const [missing] = missingColumns(guess.mapping.columns, 'baseline')
  const [question] = guess.questions
  if (guess.refusal) return t(`refusal.${guess.refusal}`)
  if (missing) return t(`missing.${missing}`)
  return question ? reasonText(question, words) : t('later.unclear')
}

interface PreparedFor {
  readonly orgId: string
  readonly otherStores: readonly string[]
  readonly words: ColumnWords
}

async function prepare(
  file: File,
  { orgId, otherStores, words }: PreparedFor,
  onShare: (share: number) => void,
): Promise<UploadedFile> {
  const tooLarge = refuseSize(file.size)
  if (tooLarge) throw new SaidFailure(await sayUnreadable(tooLarge))
  const lookedFor = { kind: 'baseline', otherStores } as const
  const looked = await lookAtFile(file, lookedFor)
  if (looked.kind === 'unreadable') throw new SaidFailure(await sayUnreadable(looked.reason))
  const guess = guessTable(looked, lookedFor)
  const { mapping } = guess
  const reason = unclearIn(guess, words)
  if (reason) {
    throw new SaidFailure(words.t('later.text', { reason }))
  }
  const fileId = await uploadFile(file, orgId, onShare).done
  return { fileId, format: looked.format, headers: headersOf(looked, mapping), mapping }
}
