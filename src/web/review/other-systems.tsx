import { Button, Select } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { SHAPED_SYSTEMS, type ShapedSystem } from '#domain/write-back/count-shapes.ts'
import { SYSTEM_NAMES } from '#domain/write-back/systems.ts'
import { fetchFile } from '../kit/fetch-file.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './stock-files.module.css'
import { SystemSteps } from './system-steps.tsx'

interface OtherSystemsProps {
  readonly auditId: string
  readonly stores: readonly { readonly id: string; readonly name: string }[]
}

/** The same counts for people who uploaded a file of another system, or none. */
export function OtherSystems({ auditId, stores }: OtherSystemsProps) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  const sayUpload = useMessages('upload')
  const [system, setSystem] = useState<ShapedSystem>('generic')
  const [storeId, setStoreId] = useState(stores[0]?.id ?? '')
  const names = SHAPED_SYSTEMS.map((value) => ({
    value,
    label: value === 'generic' ? sayUpload('generic.name') : SYSTEM_NAMES[value],
  }))
  const download = () => {
    const address = new URLSearchParams({ auditId, storeId, system })
    fetchFile(`/api/stock-counts.csv?${address}`)
  }
  return (
    <details className={styles.others}>
      <summary>{t('file.others')}</summary>
      <div className={styles.choices}>
        <Select
          label={t('file.system')}
          data={names}
          value={system}
          allowDeselect={false}
          onChange={(next) => setSystem(SHAPED_SYSTEMS.find((one) => one === next) ?? 'generic')}
        />
        {stores.length > 1 && (
          <Select
            label={tResults('store.label')}
            data={stores.map(({ id, name }) => ({ value: id, label: name }))}
            value={storeId}
            allowDeselect={false}
            onChange={(next) => next && setStoreId(next)}
          />
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
          onClick={download}
        >
          {t('file.downloadCounts')}
        </Button>
      </div>
      <SystemSteps system={system} isShape />
    </details>
  )
}
