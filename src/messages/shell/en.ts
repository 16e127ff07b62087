// The frame around the pages of the app, and what is shown instead of a closed page.

export default {
  skip: 'Skip to content',

  // The destinations of the navigation.
  'nav.main': 'Main',
  'nav.store': 'Store',
  'nav.bar': 'Main pages',
  'nav.more': 'More',
  'nav.overview': 'Overview',
  'nav.work': 'My work',
  'nav.audits': 'Audits',
  'nav.rooms': 'Rooms & shelves',
  'nav.items': 'Items',
  'nav.import': 'Import a list',
  'nav.team': 'Team',
  'nav.reports': 'Reports',
  'nav.journal': 'Journal',
  'nav.settings': 'Store settings',
  'nav.manage': 'Manage the store',
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
  'switcher.invited': 'Invitation to {organization}',

  // Above every page of the demo, and of a sample.
  'demo.text': 'This is a demo. Nothing you do is saved.',
  'demo.create': 'Create your store',
  'demo.leave': 'Leave the demo',
  'sample.text': 'This is a sample store. It is not part of your plan.',
  'sample.own': 'Set up your store',
  'sample.delete': 'Delete the sample',
  'sample.deleteText':
    'This deletes the store with its items and counts. Your own stores stay as they are.',

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
    'Your session ended, here or from another device. What you typed stays on this page, and counts stay on this device until they are sent. Open the sign-in page in a new tab, then continue.',
  'cover.newTab': 'Sign in (new tab)',
  'cover.continue': 'Continue',
  'cover.here': 'Sign in here instead',
  'cover.other': '{other} is signed in now. This page belongs to {owner}.',
  'cover.nobody': 'No one is signed in yet.',

  // Shown instead of a page that the viewer cannot open.
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

  // Find anything, and what Scan says if nothing is being counted.
  'find.button': 'Find',
  'help.button': 'Help',
  'find.title': 'Find anything',
  'find.label': 'Search pages, audits, shelves, items, people and stores',
  'find.results': 'Results',
  'find.none': 'Nothing found for “{text}”.',
  'find.keys': '↑ ↓ to move, Enter to open, Esc to close',
  'find.action': 'Action',
  'find.page': 'Page',
  'find.audit': 'Audit',
  'find.shelf': 'Shelf',
  'find.item': 'Item',
  'find.person': 'Person',
  'find.store': 'Store',
  'find.newAudit': 'New audit',
  'find.import': 'Import a file',
  'scan.none': 'No count is running',
  'scan.start': 'Start a count',
  'scan.items': 'Look up an item',
  'scan.ask': 'A manager of the store can start one.',

  // An organization whose owners ask for more than this login has shown.
  'held.title': '{organization} needs a safer sign-in',
  'held.unnamed': 'This organization needs a safer sign-in',
  'held.two_step':
    'Its owners ask for two-step sign-in or a passkey. Set up one of them in your profile. If you already have a passkey, sign out and sign in with it.',
  'held.new_login':
    'Its owners ask you to sign in again from time to time. Sign out, then sign in again.',
  'held.kept': 'What you counted is kept on this device until then.',
  'ways.profile': 'Go to my profile',
  'held.single_sign_on':
    'Its owners ask for single sign-on. Sign out, then choose “Use single sign-on” on the sign-in page.',
  'held.own_login':
    'You came here by another organization’s single sign-on, which opens only that organization. Sign out, then sign in with your password or a passkey.',
} as const
