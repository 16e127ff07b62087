import { Menu } from '@mantine/core'
import { IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react'
import { fetchLinked } from './fetch-file.tsx'
import { useMessages } from './use-messages.ts'

interface TableFilesProps {
  readonly addressOf: (ending: 'csv' | 'xlsx') => string
}

const ICON = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/**
 * One table as files, in a menu. Text has commas everywhere, which spreadsheets of many countries take
 * for one column: it is not what somebody who wants to look at it should choose.
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
