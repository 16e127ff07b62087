// The operator of the installation: whoever shows that the address is theirs.

import { Caller } from '../../e2e/support/calls.ts'
import { linkMailedTo } from '../../e2e/support/mails.ts'
import { newPerson } from '../../e2e/support/pages.ts'
import { OPERATOR, product } from '../../e2e/support/product.ts'

const VERIFICATION_MAIL = 'Confirm your address for Shelfcount'

/** Registered, and not yet the operator; the account is gone afterwards, so that another test may do the same. */
export async function withFutureOperator(use: (caller: Caller) => Promise<void>): Promise<void> {
  const person = { ...newPerson(), email: OPERATOR }
  const caller = await Caller.signUp(product().url, person)
  try {
    await use(caller)
  } finally {
    await caller.post('/api/auth/delete-user', { password: person.password })
    await caller.close()
  }
}

export async function becomeOperator(caller: Caller): Promise<void> {
  await caller.http.get(await linkMailedTo(OPERATOR, VERIFICATION_MAIL))
}
