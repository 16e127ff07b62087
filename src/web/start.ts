import { createSerializationAdapter } from '@tanstack/react-router'
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { Fault, type FaultShape, parseFault } from '#domain/fault.ts'

const csrf = createCsrfMiddleware({ filter: (request) => request.handlerType === 'serverFn' })

/** A fault of the server arrives in the browser as a fault, with its code. */
const faults = createSerializationAdapter({
  key: 'fault',
  test: (value): value is Fault => value instanceof Fault,
  toSerializable: ({ code, message }): Pick<FaultShape, 'code' | 'message'> => ({ code, message }),
  fromSerializable: (shape) => parseFault(shape) ?? new Fault('unavailable'),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf],
  serializationAdapters: [faults],
}))
