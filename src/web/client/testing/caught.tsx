import { Component, type ReactNode } from 'react'

interface CaughtProps {
  readonly onThrown: (error: unknown) => void
  readonly children: ReactNode
}

/** Records errors that its children throw while rendering, and renders nothing afterwards. */
export class Caught extends Component<CaughtProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override componentDidCatch(error: unknown): void {
    this.props.onThrown(error)
  }
  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}
