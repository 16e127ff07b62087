import { createFileRoute } from '@tanstack/react-router'
import { ErrorPanelHere } from '../../../kit/error-panel.tsx'
import { NotFoundHere } from '../../../kit/not-found.tsx'
import { requireStore } from '../../../session/guards.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId')({
  beforeLoad: ({ context, params }) => requireStore(context.queryClient, params.storeId),
  errorComponent: ErrorPanelHere,
  notFoundComponent: NotFoundHere,
})
