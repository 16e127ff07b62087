import { Button, Code, CopyButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCopy, IconDownload, IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ExportPart, SealDetails } from '#contract/audit-seals.ts'
import type { AuditDetails } from '#contract/audits.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '../client/react.tsx'
import { Clock } from '../kit/clock.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { LinkedAudits } from '../shared/linked-audits.tsx'
import styles from './sealed.module.css'
import { saySealedNever } from './sealed-words.ts'

interface SealedPanelProps {
  readonly storeId: string
  readonly audit: AuditDetails
  readonly isManager: boolean
}

/** A completed audit: its number, its seal, its files, and a way to correct it. */
export function SealedPanel({ storeId, audit, isManager }: SealedPanelProps) {
  const t = useMessages('results')
  const tReview = useMessages('review')
  const formats = useFormats()
  const seal = useSuspenseLiveQuery(api.audits.getSeal, { auditId: audit.id })
  if (!seal) return null
  const time = () => <Clock atMs={seal.sealedAt} />
  const never = saySealedNever(seal.neverCounted, tReview, formats)
  return (
    <section className={styles.sealed} aria-label={t('seal.label')}>
      <IconLock size={22} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p>
          {t('seal.number', {
            number: () => <strong className={styles.number}>{seal.confirmationNumber}</strong>,
          })}
          <Copy text={seal.confirmationNumber} />
        </p>
        <p className={styles.note}>
          {seal.sequence === null
            ? t('seal.unsigned', { name: seal.sealedByName, time })
            : t('seal.signed', { name: seal.sealedByName, sequence: seal.sequence, time })}
        </p>
        {never.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two stores may say the same
          <p key={index}>{sentence}</p>
        ))}
        <Hashes seal={seal} />
        <Links storeId={storeId} audit={audit} number={seal.confirmationNumber} />
      </div>
      <div className={styles.actions}>
        <Download auditId={audit.id} format="csv" />
        <Download auditId={audit.id} format="json" />
        {isManager && audit.whole && <Correct storeId={storeId} auditId={audit.id} />}
      </div>
    </section>
  )
}

/** Labelled as on the verify page, because people compare them by eye. */
function Hashes({ seal: { seal, exports } }: { readonly seal: SealDetails }) {
  const t = useMessages('results')
  return (
    <details className={styles.hashes}>
      <summary>{t('seal.hashes')}</summary>
      <dl>
        <dt>{t('seal.name')}</dt>
        <dd>
          <Code className={styles.hash}>{seal}</Code>
        </dd>
        {exports && (
          <>
            <dt>{t('seal.csv')}</dt>
            <dd>
              <Code className={styles.hash}>{exports.csv}</Code>
            </dd>
            <dt>{t('seal.json')}</dt>
            <dd>
              <Code className={styles.hash}>{exports.json}</Code>
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}

function Copy({ text }: { readonly text: string }) {
  const t = useMessages('results')
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconCopy size={14} stroke={1.8} aria-hidden />}
          onClick={copy}
        >
          {t(copied ? 'seal.copied' : 'seal.copy')}
        </Button>
      )}
    </CopyButton>
  )
}

interface LinksProps {
  readonly storeId: string
  readonly audit: AuditDetails
  readonly number: string
}

function Links({ storeId, audit, number }: LinksProps) {
  const t = useMessages('results')
  return (
    <p>
      <LinkAnchor to="/verify" search={{ number }}>
        {t('seal.verify')}
      </LinkAnchor>
      <LinkedAudits storeId={storeId} audit={audit} />
    </p>
  )
}

interface DownloadProps {
  readonly auditId: string
  readonly format: 'json' | 'csv'
}

function Download({ auditId, format }: DownloadProps) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const download = () => {
    setBusy(true)
    downloadExport(auditId, format, (args) =>
      queryClient.fetchQuery(liveQuery(api.audits.exportResults, args)),
    )
      .catch(showFailure)
      .finally(() => setBusy(false))
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
      onClick={download}
    >
      {format.toUpperCase()}
    </Button>
  )
}

function Correct({ storeId, auditId }: { readonly storeId: string; readonly auditId: string }) {
  const t = useMessages('review')
  const createCorrection = useBackendMutation(api.audits.createCorrection)
  const navigate = useNavigate()
  const [isOpen, dialog] = useDisclosure()
  const create = async (reason: string) => {
    const { id } = await createCorrection({ auditId, reason })
    await navigate({ to: '/stores/$storeId/audit/$id', params: { storeId, id } })
  }
  return (
    <>
      <Button variant="default" size="xs" onClick={dialog.open}>
        {t('correct.button')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={dialog.close}
        title={t('correct.title')}
        confirmLabel={t('correct.button')}
        placeholder={t('correct.example')}
        onConfirm={create}
      >
        {t('correct.text')}
      </ReasonDialog>
    </>
  )
}

type FetchPart = (args: {
  readonly auditId: string
  readonly format: 'json' | 'csv'
  readonly part: number
}) => Promise<ExportPart>

/** Downloads the sealed document in parts and saves it as one file. */
async function downloadExport(
  auditId: string,
  format: 'json' | 'csv',
  fetchPart: FetchPart,
): Promise<void> {
  const first = await fetchPart({ auditId, format, part: 0 })
  const texts = [first.text]
  for (let part = 1; part < first.parts; part += 1) {
    texts.push((await fetchPart({ auditId, format, part })).text)
  }
  saveFile({ name: first.fileName, type: first.mime, parts: texts })
}
