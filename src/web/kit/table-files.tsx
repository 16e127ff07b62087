import { Menu } from '@mantine/core'
import { IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react'
import { fetchLinked } from './fetch-file.tsx'
import { useMessages } from './use-messages.ts'

interface TableFilesProps {
  readonly addressOf: (ending: 'csv' | 'xlsx') => string
}

const ICON = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/**
 * A menu with one table as files. CSV always has commas, which spreadsheets in many countries read as one
 * column, so it is not the first choice for looking at the table.
 */
export function TableFiles({ addressOf }: TableFilesProps) {
  const t = useMessages('common')
  return (
    <>
      <Menu.Item
        component="a"
        href={addressOf('xlsx')}
        download
        onClick={fetchLinked}
        leftSection={<IconFileTypeXls {...ICON} />}
      >
        {t('files.excel')}
      </Menu.Item>
      <Menu.Item
        component="a"
        href={addressOf('csv')}
        download
        onClick={fetchLinked}
        leftSection={<IconFileTypeCsv {...ICON} />}
      >
        {t('files.csv')}
      </Menu.Item>
    </>
  )
}
