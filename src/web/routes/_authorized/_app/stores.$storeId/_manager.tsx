import { createFileRoute } from '@tanstack/react-router'
import { ErrorPanelHere } from '../../../../kit/error-panel.tsx'
import { NotFoundHere } from '../../../../kit/not-found.tsx'
import { requireManager } from '../../../../session/guards.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager')({
  beforeLoad: ({ context }) => requireManager(context.store),
  errorComponent: ErrorPanelHere,
  notFoundComponent: NotFoundHere,
})
