import { type ErrorComponentProps, useMatch } from '@tanstack/react-router'
import { ErrorPanel } from '../kit/error-panel.tsx'
import { AppError } from './app-error.tsx'

/** A failed page. It is shown inside the app's frame if there is one, so that the navigation stays. */
export function RouteError(props: ErrorComponentProps) {
  const app = useMatch({ from: '/_authorized/_app', shouldThrow: false })
  return app ? <AppError {...props} /> : <ErrorPanel {...props} />
}
