import { createFileRoute } from '@tanstack/react-router'
import { NotFoundHere } from '../../../kit/not-found.tsx'
import { requireStore } from '../../../session/guards.ts'
import { AppError } from '../../../shell/app-error.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId')({
  beforeLoad: ({ context, params }) => requireStore(context.queryClient, params.storeId),
  errorComponent: AppError,
  notFoundComponent: NotFoundHere,
})
