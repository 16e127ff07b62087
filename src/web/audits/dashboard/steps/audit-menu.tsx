import { ActionIcon, Menu } from '@mantine/core'
import {
  IconAdjustments,
  IconBan,
  IconDots,
  IconHistory,
  IconListDetails,
  IconReportAnalytics,
  IconUsers,
} from '@tabler/icons-react'
import type { AuditDetails } from '#contract/audits.ts'
import { canOperate } from '#domain/audit.ts'
import { canChangeProtocol } from '#domain/protocol-change.ts'
import { MenuLink } from '#web/kit/menu-link.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import type { AuditStep } from './audit-steps.ts'

interface AuditMenuProps {
  readonly storeId: string
  readonly audit: AuditDetails
  readonly onStep: (step: AuditStep) => void
  readonly onActivity: () => void
  readonly onRules: () => void
}

const ICON = { size: 16, stroke: 1.8 } as const

/** Rare actions, and the other pages of the audit. */
export function AuditMenu({ storeId, audit, onStep, onActivity, onRules }: AuditMenuProps) {
  const t = useMessages('dashboard')
  const params = { storeId, id: audit.auditId }
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('menu.label')}>
          <IconDots size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuLink
          to="/stores/$storeId/audit/$id/room-assignments"
          params={params}
          leftSection={<IconUsers {...ICON} aria-hidden />}
        >
          {t('menu.assign')}
        </MenuLink>
        <MenuLink
          to="/stores/$storeId/audit/$id/inventory"
          params={params}
          leftSection={<IconListDetails {...ICON} aria-hidden />}
        >
          {t('menu.expected')}
        </MenuLink>
        <MenuLink
          to="/stores/$storeId/audit/$id/results"
          params={params}
          leftSection={<IconReportAnalytics {...ICON} aria-hidden />}
        >
          {t('menu.results')}
        </MenuLink>
        <Menu.Item leftSection={<IconHistory {...ICON} aria-hidden />} onClick={onActivity}>
          {t('menu.activity')}
        </Menu.Item>
        {audit.whole && canChangeProtocol(audit.status) && (
          <Menu.Item leftSection={<IconAdjustments {...ICON} aria-hidden />} onClick={onRules}>
            {t('menu.rules')}
          </Menu.Item>
        )}
        {audit.whole && canOperate(audit.status, 'cancel') && (
          <>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconBan {...ICON} aria-hidden />}
              onClick={() => onStep('cancel')}
            >
              {t('step.cancel')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
