import { createFileRoute } from '@tanstack/react-router'
import { NotFoundHere } from '../../kit/not-found.tsx'
import { accessQuery } from '../../session/access.ts'
import { AppError } from '../../shell/app-error.tsx'
import { AppFrame } from '../../shell/app-frame.tsx'

export const Route = createFileRoute('/_authorized/_app')({
  loader: ({ context }) => context.queryClient.fetchQuery(accessQuery),
  component: AppFrame,
  errorComponent: AppError,
  notFoundComponent: NotFoundHere,
})
