import type { ReactNode } from 'react'
import './billing.css'
import { Logo } from '../kit/logo.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Looks like a page of a payment provider, but says that it is not one. */
export function HostedPage({ children }: { readonly children: ReactNode }) {
  const t = useMessages('billing')
  return (
    <main className="au-hosted" id="main">
      <p className="au-sandbox">
        <Logo /> {t('pay.sandbox')}
      </p>
      {children}
    </main>
  )
}
