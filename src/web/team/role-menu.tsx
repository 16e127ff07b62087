import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMessages } from '../kit/use-messages.ts'
import styles from './role-menu.module.css'

interface RoleChoice<Role extends string> {
  readonly role: Role
  readonly name: string
  /** What a person with this role does. */
  readonly about: string
  /** Why this person cannot have it now. */
  readonly refusal?: string | undefined
}

interface RoleMenuProps<Role extends string> {
  readonly personName: string
  readonly role: Role
  readonly choices: readonly RoleChoice<Role>[]
  readonly onChange: (role: Role) => void
  readonly removal: {
    readonly label: string
    readonly refusal?: string | undefined
    readonly onRemove: () => void
  }
}

/** A person's role and the ways to change it. Options that are not available stay visible and say why. */
export function RoleMenu<Role extends string>(props: RoleMenuProps<Role>) {
  const { personName, role, choices, onChange, removal } = props
  const t = useMessages('team')
  const current = choices.find((choice) => choice.role === role)?.name ?? role
  return (
    <Menu position="bottom-end" width="auto">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={styles.target}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
          aria-label={t('roleOf', { name: personName, role: current })}
        >
          {current}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.RadioItem
            key={choice.role}
            value={choice.role}
            checked={choice.role === role}
            closeMenuOnClick={choice.refusal === undefined}
            aria-disabled={choice.refusal !== undefined}
            className={choice.refusal ? styles.refused : undefined}
            onChange={() => {
              if (choice.refusal === undefined && choice.role !== role) onChange(choice.role)
            }}
          >
            <MenuWords name={choice.name} about={choice.refusal ?? choice.about} />
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Item
          closeMenuOnClick={removal.refusal === undefined}
          aria-disabled={removal.refusal !== undefined}
          className={removal.refusal ? styles.refused : styles.danger}
          onClick={() => {
            if (removal.refusal === undefined) removal.onRemove()
          }}
        >
          <MenuWords name={removal.label} about={removal.refusal} />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface MenuWordsProps {
  readonly name: string
  readonly about: string | undefined
}

function MenuWords({ name, about }: MenuWordsProps) {
  return (
    <div className={styles.item}>
      {name}
      {about && <div className={styles.about}>{about}</div>}
    </div>
  )
}
