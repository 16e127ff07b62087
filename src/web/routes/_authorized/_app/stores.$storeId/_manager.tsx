import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '../../../../kit/managers-only.tsx'
import { NotFoundHere } from '../../../../kit/not-found.tsx'
import { requireManager } from '../../../../session/guards.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager')({
  beforeLoad: ({ context }) => requireManager(context.store),
  errorComponent: ManagersOnly,
  notFoundComponent: NotFoundHere,
})
