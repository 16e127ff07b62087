import type { ReactNode } from 'react'
import './billing.css'
import { Logo } from '../kit/logo.tsx'

/** Looks like a page of a payment provider, but says that it is not one. */
export function HostedPage({ children }: { readonly children: ReactNode }) {
  return (
    <main className="au-hosted" id="main">
      <p className="au-sandbox">
        <Logo /> Sandbox. No card is charged here, and no money moves.
      </p>
      {children}
    </main>
  )
}
