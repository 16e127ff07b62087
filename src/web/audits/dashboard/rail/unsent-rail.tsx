import { IconAlertTriangle, IconCloudUp, IconWifiOff } from '@tabler/icons-react'
import type { AuditDashboard, DashboardDevice } from '#contract/audits.ts'
import { LEASE_MS } from '#domain/assignment.ts'
import { Ago } from '#web/kit/age.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'
import { namesOfShelves } from './people.ts'
import styles from './rail.module.css'
import { RailSection } from './rail-section.tsx'

const LOOK_EVERY_MS = 10_000

/** Devices that still hold counts, and when they were last heard from. */
export function UnsentRail({ dashboard }: { readonly dashboard: AuditDashboard }) {
  const now = useNow(LOOK_EVERY_MS)
  const t = useMessages('dashboard')
  const withUnsent = dashboard.devices.filter(({ unsentEvents }) => unsentEvents > 0)
  const refused = dashboard.devices.filter(({ refusedEvents }) => refusedEvents > 0)
  const names = namesOfShelves(dashboard)
  const total = withUnsent.reduce((sum, { unsentEvents }) => sum + unsentEvents, 0)
  return (
    <RailSection
      title={t('rail.unsent')}
      end={
        withUnsent.length > 0 && t('rail.unsentTotal', { count: total, devices: withUnsent.length })
      }
    >
      {withUnsent.length === 0 && (
        <p className={styles.none}>
          {dashboard.devices.length === 0 ? t('rail.noDevices') : t('rail.inSync')}
        </p>
      )}
      {refused.map((device) => (
        <p key={device.id} className={styles.warning}>
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
          <span>{t('rail.refused', { count: device.refusedEvents, name: nameOf(device) })}</span>
        </p>
      ))}
      <ul className={styles.list}>
        {withUnsent.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            shelf={names.get(device.auditAssignmentId)}
            isSilent={now !== undefined && now - device.seenAt > LEASE_MS}
          />
        ))}
      </ul>
    </RailSection>
  )
}

interface DeviceRowProps {
  readonly device: DashboardDevice
  readonly shelf: string | undefined
  readonly isSilent: boolean
}

function DeviceRow({ device, shelf, isSilent }: DeviceRowProps) {
  const t = useMessages('dashboard')
  const { number } = useFormats()
  const age = () => <Ago atMs={device.seenAt} />
  const Icon = isSilent ? IconWifiOff : IconCloudUp
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{nameOf(device)}</p>
        <p className={styles.note} data-late={isSilent || undefined}>
          <Icon size={13} stroke={1.9} aria-hidden />
          <span>
            {shelf
              ? t(isSilent ? 'rail.silentOn' : 'rail.sendingOn', { age, shelf })
              : t(isSilent ? 'rail.silent' : 'rail.sending', { age })}
          </span>
        </p>
      </div>
      <span className={styles.number}>{number(device.unsentEvents)}</span>
    </li>
  )
}

/** Handhelds are passed around, so finding one takes its name. */
function nameOf({ userName, handheldName }: DashboardDevice): string {
  return handheldName === null ? userName : `${userName} (${handheldName})`
}
