import { Component, type ReactNode } from 'react'

interface CaughtProps {
  readonly onThrown: (error: unknown) => void
  readonly children: ReactNode
}

/** Takes down what is thrown while its children are drawn, and draws nothing from then on. */
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
