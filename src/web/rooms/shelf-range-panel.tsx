import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'
import { BREAKPOINTS } from '../kit/theme.ts'
import { useMessages } from '../kit/use-messages.ts'
import { RangeForm } from './range-form.tsx'
import styles from './rooms-page.module.css'
import type { Range } from './use-range.ts'

interface ShelfRangePanelProps {
  readonly range: Range
  /** Opened on request. Beside the list it is always visible and only takes the focus. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Beside the list if there is room for it, otherwise over the page. */
export function ShelfRangePanel({ range, isOpen, onClose }: ShelfRangePanelProps) {
  const isBeside = useMediaQuery(`(min-width: ${BREAKPOINTS.lg})`) ?? false
  const t = useMessages('rooms')
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen || !isBeside) return
    rail.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    onClose()
  }, [isOpen, isBeside, onClose])
  const added = (message: string) => {
    notifications.show({ message })
    onClose()
  }
  return (
    <>
      <aside ref={rail} className={styles.rail} aria-label={t('room.addRange')}>
        <RangeForm range={range} onAdded={added} />
      </aside>
      <Drawer
        opened={isOpen && !isBeside}
        onClose={onClose}
        position="right"
        size="min(100%, 30rem)"
        title={t('room.addRange')}
        closeButtonProps={{ 'aria-label': t('close'), size: 44, iconSize: 20 }}
      >
        <div className={styles.sheet}>
          <RangeForm range={range} onAdded={added} hasTitle />
        </div>
      </Drawer>
    </>
  )
}
