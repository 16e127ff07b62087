import { Button, Menu } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { isOpenTo } from '#domain/permission.ts'
import { showFailure } from '../kit/note-with-undo.tsx'
import { useMessages } from '../kit/use-messages.ts'

import type { OrganizationPart } from './organization-parts.ts'
import { useActivate } from './use-activate.ts'

interface OrganizationSwitchProps {
  readonly organizations: readonly OrganizationSummary[]
  readonly shownId: string
  /** The part that stays open in the other organization. */
  readonly part: OrganizationPart
}

/** Only for people who belong to several organizations. */
export function OrganizationSwitch({ organizations, shownId, part }: OrganizationSwitchProps) {
  const activate = useActivate()
  const t = useMessages('team')
  const navigate = useNavigate()
  const show = (orgId: string) => {
    void activate({ orgId }).catch(showFailure)
    void navigate({ to: '/organization', search: { org: orgId, part } })
  }
  if (organizations.length < 2) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconSelector size={16} stroke={1.7} />}>
          {t('organization.switch')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('organization.all')}</Menu.Label>
        {organizations.map(({ id, name, role, suspendedReason, unmet }) => (
          <Menu.RadioItem
            key={id}
            value={id}
            checked={id === shownId}
            closeMenuOnClick
            disabled={!isOpenTo({ suspendedReason, unmet })}
            onChange={show}
          >
            {t('organization.withRole', {
              name,
              role: suspendedReason === null ? role : 'suspended',
            })}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
