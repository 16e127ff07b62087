// The frame around the pages of the app, and what stands in the place of a page that is closed.

export default {
  skip: 'Skip to content',

  // Where the navigation leads.
  'nav.main': 'Main',
  'nav.store': 'Store',
  'nav.bar': 'Main pages',
  'nav.more': 'More',
  'nav.overview': 'Overview',
  'nav.audits': 'Audits',
  'nav.rooms': 'Rooms & shelves',
  'nav.items': 'Items',
  'nav.team': 'Team',
  'nav.reports': 'Reports',
  'nav.journal': 'Journal',
  'nav.settings': 'Store settings',
  'nav.stores': 'Stores',
  'nav.organization': 'Organization',
  'nav.memberships': 'Memberships',
  'nav.profile': 'Profile',
  'nav.scan': 'Scan',
  'person.phone': 'Continue on your phone',
  'person.platform': 'Platform',
  signOut: 'Sign out',
  'switcher.choose': 'Choose a store',
  'switcher.all': 'All stores',
  'switcher.current': 'Current store',
  'switcher.none': 'No stores',

  // Whether the page is up to date.
  'live.label': 'Connection',
  'live.live': 'Live',
  'live.connecting': 'Connecting',
  'live.reconnecting': 'Reconnecting',
  'live.offline': 'Offline',
  'live.reconnectingSince': 'Reconnecting<since>, data from {clock}</since>',
  'live.offlineSince': 'Offline<since>, data from {clock}</since>',
  'live.updating': 'updating, {age} old',
  'newer.text': 'An update is ready. <load>Reload the page</load>',
  'opening.page': 'Loading…',
  'opening.offline': 'No connection. The page opens when you’re back online.',

  // Signing out, and a session that ended while the page was open.
  'leave.title': 'Not signed out yet',
  'leave.text':
    '{count, plural, one {# change hasn’t been sent. It stays on this device until you sign in here again.} other {# changes haven’t been sent. They stay on this device until you sign in here again.}} Sign out once more to leave anyway.',
  'cover.text':
    'Your session ended, here or from another device. What you typed stays on this page, and counts stay on this device until they are sent. Sign in in a new tab, then continue.',
  'cover.newTab': 'Sign in (new tab)',
  'cover.continue': 'Continue',
  'cover.here': 'Sign in here instead',
  'cover.other': '{other} is signed in now. This page belongs to {owner}.',
  'cover.nobody': 'No one is signed in yet.',

  // In the place of a page that is closed to its reader.
  'ways.stores': 'Go to my stores',
  'ways.memberships': 'My memberships',
  'ways.organization': 'Open the organization',
  'suspended.title': '{organization} is suspended',
  'suspended.unnamed': 'This organization is suspended',
  'suspended.reason': 'The operator of this service wrote: {reason}',
  'suspended.closed':
    'Its stores are closed for everyone until the operator opens them again. Nothing was deleted.',
  'suspended.back': 'This page opens again by itself.',
  'suspended.owner': 'As an owner, contact the operator to resolve this.',
  'suspended.member': 'Ask an owner of the organization what happens next.',
  'archived.title': '{store} is archived',
  'archived.text':
    'It was archived in {organization} on {day}, with everything in it. Nothing was deleted.',
  'archived.canRestore': 'You can restore it under Stores.',
  'archived.askManager': 'A manager of the store can restore it. Ask one of them if you need it.',
  'archived.restore': 'Restore it under Stores',
  'removed.title': 'You are no longer in {store}',
  'removed.text':
    'Your access to {store} of {organization} ended on {day}. What you counted before stays in its audits.',
  'removed.ask': 'If this was a mistake, ask a manager of the store.',
  'forbidden.title': 'You don’t have access',
  'forbidden.ask': 'Ask an owner or a manager of the store if you need it.',
  'limit.title': 'Not in your plan',
  'limit.ask': 'Ask an owner of the organization to change its plan.',
  'limit.kept': 'Everything you have stays, and can be read and exported.',
  'limit.plans': 'See plans',
} as const
