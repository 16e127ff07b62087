import { createFileRoute } from '@tanstack/react-router'
import { ErrorPanelHere } from '../../kit/error-panel.tsx'
import { NotFoundHere } from '../../kit/not-found.tsx'
import { accessQuery } from '../../session/access.ts'
import { AppFrame } from '../../shell/app-frame.tsx'

export const Route = createFileRoute('/_authorized/_app')({
  loader: ({ context }) => context.queryClient.fetchQuery(accessQuery),
  component: AppFrame,
  errorComponent: ErrorPanelHere,
  notFoundComponent: NotFoundHere,
})
