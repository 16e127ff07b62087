// What any page may have to say.

export default {
  /** Why something was not done, by the code of the refusal. */
  'fault.unauthenticated': 'Sign in to continue.',
  'fault.forbidden': 'Your role does not allow this.',
  'fault.suspended': 'This organization is suspended.',
  'fault.not_found': 'Not found.',
  'fault.invalid_argument': 'This input is not valid.',
  'fault.conflict': 'Someone else changed this in the meantime.',
  'fault.illegal_transition': 'This step is not possible now.',
  'fault.limit_reached': 'Your plan does not include more of this.',
  'fault.rate_limited': 'Too many requests. Try again in a moment.',
  'fault.unavailable': 'The service is not available right now.',
  'failure.noConnection': 'No connection. Try again.',
  'failure.unexpected': 'Something went wrong. Try again.',
  tryAgain: 'Try again',
  /** A time of another day: “Nov 14, 3:30 pm”. */
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'These rows could not be loaded.',
} as const
