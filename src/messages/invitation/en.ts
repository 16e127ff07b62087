// The link of an invitation: what it offers, and why it may have ended.

export default {
  'page.title': 'Invitation',
  'open.title': 'Join {organization}',
  'open.leadSignedIn': 'Accept the invitation to start right away.',
  'open.leadVisitor': 'Create an account or sign in to join.',
  'open.invitedBy': 'Invited by',
  'open.for': 'For',
  'open.as': 'As',
  'open.createAccount': 'Create an account',
  'open.signIn': 'Sign in',
  'open.accept': 'Accept as {email}',
  'open.notYou': 'Not {email}? <link>Use another account</link>',

  'seats.owner': 'Owner of all stores',
  'seats.none': 'No store yet',
  'seats.manager': 'Manager in {stores}',
  'seats.counter': 'Scanner in {stores}',
  'seats.managerAndCounter': 'Manager in {managed}. Scanner in {counted}.',

  'decline.button': 'Decline',
  'decline.title': 'Decline the invitation',
  'decline.text':
    'The link stops working, and the person who invited you sees that you declined. They can invite you again.',
  'decline.cancel': 'Cancel',

  'switch.button': 'Sign out and use another account',
  'switch.stillSignedIn': 'You are still signed in. Try again.',
  'switch.unknown': 'We couldn’t confirm that you’re signed out. Try again.',

  'accept.title': 'Accept an invitation',
  'accept.joining': 'Joining {organization}',
  'accept.next': 'The store opens next.',
  'accept.notJoined': 'You have not joined {organization} yet',
  'accept.incomplete': 'This link is incomplete. Open the link from your invitation again.',
  'accept.joined': 'You joined {organization}',

  'ended.unknown': 'Unknown invitation',
  'ended.unknownText':
    'This link does not belong to any invitation. It may be incomplete, or a newer link has replaced it. Open the newest link, or ask for another.',
  'ended.otherAccount': 'For another account',
  'ended.otherAccountText': 'This invitation is for {invited}. You are signed in as {viewer}.',
  'ended.joined': 'You’ve already joined',
  'ended.joinedText': 'There is nothing left to accept.',
  'ended.expired': 'Invitation expired',
  'ended.expiredText': 'This invitation has expired. Ask for a new one.',
  'ended.revoked': 'Invitation withdrawn',
  'ended.revokedText': 'This invitation was withdrawn.',
  'ended.accepted': 'Invitation used',
  'ended.acceptedText':
    'This invitation has already been used. Each link works once: ask for your own.',
  'ended.declined': 'Invitation declined',
  'ended.declinedText': 'This invitation was declined.',
  'ended.cameFrom': 'It came from {person}, {organization}.',

  'goTo.stores': 'Go to my stores',
  'goTo.store': 'Go to the store',
  'goTo.home': 'Go to home page',
} as const
