// Dropping or pasting a list on any page of a manager leads to the page that imports it.

import { notifications } from '@mantine/notifications'
import { IconFileUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { takeEarlyDrop } from '../kit/drop-before-hydration.ts'
import { SaidFailure } from '../kit/said-failure.ts'
import { useSayFailure } from '../kit/say-failure.ts'
import { useLateMessages } from '../kit/use-late-messages.ts'
import type { Messages } from '../kit/use-messages.ts'
import { ChooseStore } from './choose-store.tsx'
import styles from './drop-anywhere.module.css'
import { begunFile, claimHandedFile, handOverFile, openZone } from './handed-file.ts'
import { isUnderWay } from './is-under-way.ts'
import { useFilesOverPage } from './use-files-over-page.ts'
import { usePastedFile } from './use-pasted-file.ts'
import { mayBringFile, whereFileLeads } from './where-file-leads.ts'

interface DropAnywhereProps {
  /** All stores that the viewer may enter. */
  readonly stores: readonly StoreSummary[]
  /** The store of the page. */
  readonly store: StoreSummary | undefined
}

export default function DropAnywhere(props: DropAnywhereProps) {
  return mayBringFile(props) ? <FileDoor {...props} /> : <NoFileDoor />
}

function NoFileDoor() {
  useEffect(() => void takeEarlyDrop(), [])
  return null
}

interface BroughtFile {
  readonly file: File
  readonly use: ImportKind
}

interface Question extends BroughtFile {
  readonly stores: readonly StoreSummary[]
}

/** A file can be dropped once the page can say what becomes of it. */
function FileDoor(props: DropAnywhereProps) {
  const t = useLateMessages('file-drop')
  return t ? <OpenDoor {...props} t={t} /> : null
}

type Say = Messages<'file-drop'>

function OpenDoor({ stores, store, t }: DropAnywhereProps & { readonly t: Say }) {
  const { id: auditId } = useParams({ strict: false })
  const [reading, setReading] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const queryClient = useQueryClient()
  const goToImport = useGoToImport(t)
  const sayFailure = useSayFailure()

  const auditOfPage = async () => {
    if (!auditId) return undefined
    return queryClient
      .fetchQuery(liveQuery(api.audits.getDetails, { auditId }))
      .catch(() => undefined)
  }

  const bring = async (file: File) => {
    const begun = begunFile()
    if (begun !== undefined) throw new SaidFailure(t('busy', { file: begun }))
    // The code that reads files is large, and most pages never need it.
    const { importKindOfFile } = await import('./import-kind-of-file.ts')
    const use = await importKindOfFile(file, stores)
    const lead = whereFileLeads({ stores, store, audit: await auditOfPage() })
    if (lead?.kind === 'ask') setQuestion({ file, use, stores: lead.stores })
    if (lead?.kind === 'import') await goToImport({ file, use }, lead.store.id, lead.auditId)
  }

  const take = (files: readonly File[]) => {
    const [file, ...others] = files
    if (!file || reading !== undefined) return
    if (others.length > 0) return refuse(t('many', { count: files.length }))
    const zone = openZone()
    if (zone) return zone(file)
    setReading(file.name)
    void bring(file)
      .catch((thrown) => refuse(sayFailure(thrown)))
      .finally(() => setReading(undefined))
  }

  const isOver = useFilesOverPage(take)
  usePastedFile(take)
  return (
    <>
      {(isOver || reading !== undefined) && (
        <div className={styles.cover} role="status">
          <div className={styles.frame}>
            <IconFileUpload size={36} stroke={1.5} aria-hidden />
            <p className={styles.title}>{reading ? t('reading', { file: reading }) : t('drop')}</p>
            {!reading && <p>{t('text')}</p>}
          </div>
        </div>
      )}
      {question && (
        <ChooseStore
          t={t}
          fileName={question.file.name}
          stores={question.stores}
          onChoose={({ id }) => goToImport(question, id, null)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}

/** Passes the file on and opens the page that imports it; refuses if that page already has another one. */
function useGoToImport(t: Say) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  return async ({ file, use }: BroughtFile, storeId: string, auditId: string | null) => {
    const asked = liveQuery(api.imports.list, { storeId, auditId })
    const lines = await queryClient.fetchQuery({ ...asked, staleTime: 0 })
    const busy = lines.find(isUnderWay)
    if (busy) throw new SaidFailure(t('busy', { file: busy.fileName }))
    const target = { storeId, auditId }
    handOverFile({ ...target, file, use })
    const to =
      auditId === null
        ? ({ to: '/stores/$storeId/admin/import', params: { storeId } } as const)
        : ({
            to: '/stores/$storeId/audit/$id/inventory',
            params: { storeId, id: auditId },
          } as const)
    const { pathname } = router.buildLocation(to)
    await navigate(to)
    // Takes the file back if that page did not open, so that it does not show up there later.
    if (router.state.location.pathname === pathname) return
    if (claimHandedFile(target)) throw new SaidFailure(t('notOpened'))
  }
}

const LONG_ENOUGH_TO_READ_MS = 10_000

function refuse(message: string): void {
  notifications.show({ color: 'red', message, autoClose: LONG_ENOUGH_TO_READ_MS })
}
