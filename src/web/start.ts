import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

const csrf = createCsrfMiddleware({ filter: (request) => request.handlerType === 'serverFn' })

export const startInstance = createStart(() => ({ requestMiddleware: [csrf] }))
