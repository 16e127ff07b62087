import { IconAt, IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import type { MemberDetails } from '#contract/members.ts'
import type { Requirements } from '#domain/requirements.ts'
import { StateWord } from '#web/kit/state-word.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './requirements.module.css'

interface MemberFulfilmentProps {
  readonly asked: Pick<Requirements, 'twoStep' | 'singleSignOn'>
  readonly lacks: MemberDetails['lacks']
}

/** Whether a member fulfils what the owners ask for; for owners. */
export function MemberFulfilment({ asked, lacks }: MemberFulfilmentProps) {
  const t = useMessages('requirements')
  const isOutside = lacks.includes('email_domain')
  if (!asked.twoStep && !asked.singleSignOn && !isOutside) return null
  return (
    <div className={styles.state}>
      {asked.twoStep && lacks.includes('two_step') && (
        <StateWord icon={IconShieldOff} word={t('member.noTwoStep')} tone="warning" />
      )}
      {asked.twoStep && !lacks.includes('two_step') && (
        <StateWord icon={IconShieldCheck} word={t('member.twoStep')} tone="good" />
      )}
      {asked.singleSignOn && lacks.includes('single_sign_on') && (
        <StateWord icon={IconShieldOff} word={t('member.noSignOn')} tone="warning" />
      )}
      {asked.singleSignOn && !lacks.includes('single_sign_on') && (
        <StateWord icon={IconShieldCheck} word={t('member.signOn')} tone="good" />
      )}
      {isOutside && <StateWord icon={IconAt} word={t('member.outside')} tone="warning" />}
    </div>
  )
}
