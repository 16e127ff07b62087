import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconClipboardList,
  IconDownload,
  IconFileTypePdf,
  IconFileTypeXls,
  IconPrinter,
} from '@tabler/icons-react'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { fetchFile, fetchLinked } from '../kit/fetch-file.tsx'
import { printPage } from '../kit/print-page.ts'
import { TableFiles } from '../kit/table-files.tsx'
import { useLanguage, useMessages } from '../kit/use-messages.ts'
import { CountSheetDialog } from './count-sheet-dialog.tsx'
import { paperAddress, shownAddress, wholeAddress } from './export-address.ts'
import { FIRST_SORT, type ReviewSearch } from './review-search.ts'
import { type ShownLines, shownLines } from './shown-lines.ts'

interface ExportMenuProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly search: ReviewSearch
}

const SHORT_PAPER_LINES = 500
const LONG_PAPER_LINES = 2_000
const ICON = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/** Everything as a file, the current view as a file, and printing. */
export function ExportMenu({ store, audit, search }: ExportMenuProps) {
  const t = useMessages('results')
  const language = useLanguage()
  const [isAskingSheets, sheets] = useDisclosure()
  const results = useLiveQuery(api.audits.getResults, { auditId: audit.id })
  return (
    <>
      <Menu position="bottom-end" width={290}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload {...ICON} />}>
            {t('export.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('export.all')}</Menu.Label>
          <TableFiles addressOf={(ending) => wholeAddress(ending, audit.id, language)} />
          <Menu.Label>{t('export.shown')}</Menu.Label>
          {results && (
            <Menu.Item
              component="a"
              href={shownAddress(
                'xlsx',
                audit.id,
                exported(shownLines(results, { store, audit, search })),
                language,
              )}
              download
              onClick={fetchLinked}
              leftSection={<IconFileTypeXls {...ICON} />}
            >
              {t('export.workbook')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconPrinter {...ICON} />}
            onClick={() => setTimeout(() => void printPage(), 0)}
          >
            {t('export.print')}
          </Menu.Item>
          <Menu.Label>{t('export.paper')}</Menu.Label>
          <Menu.Item
            leftSection={<IconFileTypePdf {...ICON} />}
            onClick={() => fetchFile(paperAddress(audit.id, SHORT_PAPER_LINES, language))}
          >
            {t('export.signOff', { count: SHORT_PAPER_LINES })}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileTypePdf {...ICON} />}
            onClick={() => fetchFile(paperAddress(audit.id, LONG_PAPER_LINES, language))}
          >
            {t('export.signOff', { count: LONG_PAPER_LINES })}
          </Menu.Item>
          {store.role === 'manager' && (
            <Menu.Item leftSection={<IconClipboardList {...ICON} />} onClick={sheets.open}>
              {t('export.sheets')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <CountSheetDialog
        store={store}
        audit={audit}
        isOpen={isAskingSheets}
        onClose={sheets.close}
      />
    </>
  )
}

/** A file has the order of the screen, except for "worth a look", which files do not know. */
function exported({ filter, sort }: ShownLines) {
  return { ...filter, sort: sort === 'worth' ? FIRST_SORT : sort }
}
