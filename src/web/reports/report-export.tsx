import { Button, Menu } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { Fragment } from 'react'
import { PrintButton } from '../kit/print-button.tsx'
import { TableFiles } from '../kit/table-files.tsx'
import { useLanguage, useMessages } from '../kit/use-messages.ts'
import type { ReportSearch } from './report-search.ts'
import { tableAddress, tablesOf } from './table-address.ts'

interface ReportExportProps {
  readonly orgId: string
  readonly search: ReportSearch
}

const ICON = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/** Every row of the view as a file, and the page for printing. */
export function ReportExport({ orgId, search }: ReportExportProps) {
  const t = useMessages('reports')
  const language = useLanguage()
  const tables = tablesOf(search)
  return (
    <>
      {tables.length > 0 && (
        <Menu position="bottom-end" width={250}>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDownload {...ICON} />}>
              {t('export')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {tables.map((table) => (
              <Fragment key={table}>
                <Menu.Label>{t('export.rows', { table: t(`table.${table}`) })}</Menu.Label>
                <TableFiles
                  addressOf={(ending) => tableAddress(ending, { orgId, table, language }, search)}
                />
              </Fragment>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <PrintButton leftSection={<IconPrinter {...ICON} />} />
    </>
  )
}
