import { Button, Code, CopyButton, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { WireReferralProgram } from '#domain/billing/wire.ts'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useBillingWords } from './billing-words.ts'
import { redeemedText } from './referral-words.ts'
import { useCustomer } from './use-customer.ts'
import { useTask } from './use-task.ts'

interface ReferralProps {
  readonly program: WireReferralProgram
}

/** A code to give away, and a field for another person's code. */
export function Referral({ program }: ReferralProps) {
  return (
    <>
      <OwnCode program={program} />
      <RedeemCode program={program} />
    </>
  )
}

function OwnCode({ program }: ReferralProps) {
  const { t } = useBillingWords()
  const { createReferralCode } = useCustomer()
  const [code, setCode] = useState<string>()
  const { isBusy, problem, run } = useTask()
  const create = () =>
    run(async () => {
      const answer = await createReferralCode({ programId: program.id })
      if (!answer.error) setCode(answer.data.code)
      return answer
    })
  return (
    <>
      {code ? (
        <p className="au-code">
          {t('referral.your', { code: () => <Code>{code}</Code> })}
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <Button variant="default" size="compact-sm" onClick={copy}>
                {t(copied ? 'copied' : 'referral.copy')}
              </Button>
            )}
          </CopyButton>
        </p>
      ) : (
        <Button variant="default" loading={isBusy} onClick={create}>
          {t('referral.show')}
        </Button>
      )}
      {problem && (
        <div className="au-refusal">
          <RefusalNote>{problem}</RefusalNote>
        </div>
      )}
    </>
  )
}

function RedeemCode({ program }: ReferralProps) {
  const words = useBillingWords()
  const { t } = words
  const { redeemReferralCode } = useCustomer()
  const [typed, setTyped] = useState('')
  const [isRedeemed, setRedeemed] = useState(false)
  const { isBusy, problem, run } = useTask()
  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    setRedeemed(await run(() => redeemReferralCode({ code: typed.trim() })))
  }
  if (isRedeemed)
    return (
      <p role="status" className="au-redeemed">
        {redeemedText(program, words)}
      </p>
    )
  return (
    <Form onSubmit={redeem}>
      <div className="au-actions">
        <TextInput
          label={t('referral.friend')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={64}
          error={problem !== undefined}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={typed.trim() === ''}>
          {t('referral.redeem')}
        </Button>
      </div>
      {problem && (
        <div className="au-refusal">
          <RefusalNote>{problem}</RefusalNote>
        </div>
      )}
    </Form>
  )
}
