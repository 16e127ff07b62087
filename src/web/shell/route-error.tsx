import { type ErrorComponentProps, useMatch } from '@tanstack/react-router'
import { ErrorPanel } from '../kit/error-panel.tsx'
import { AppError } from './app-error.tsx'

/** A page that failed: inside the frame of the app, where there is one, so that the way on stays. */
export function RouteError(props: ErrorComponentProps) {
  const app = useMatch({ from: '/_authorized/_app', shouldThrow: false })
  return app ? <AppError {...props} /> : <ErrorPanel {...props} />
}
