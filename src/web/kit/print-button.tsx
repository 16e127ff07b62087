import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { printPage } from './print-page.ts'
import { useMessages } from './use-messages.ts'

/** Prints the page with every row of its lists, up to a limit for paper. */
export function PrintButton(props: Pick<ButtonProps, 'leftSection'>) {
  const t = useMessages('common')
  const [isGathering, setGathering] = useState(false)
  const print = async () => {
    setGathering(true)
    await printPage()
    setGathering(false)
  }
  return (
    <Button
      {...props}
      variant="default"
      loading={isGathering}
      onClick={() => void print()}
      data-off-paper
    >
      {t('print.button')}
    </Button>
  )
}
