// The people of a store and of an organization, and invitations to them.

export default {
  title: 'Team',
  invite: 'Invite people',
  close: 'Close',
  done: 'Done',
  rail: 'Invite and add people',
  people: '{count, plural, one {# person} other {# people}}',
  peopleAndManagers:
    '{count, plural, one {# person} other {# people}}, {managers, plural, one {# manager} other {# managers}}',
  find: 'Find someone in the team',
  findPlaceholder: 'Find a name or email address',
  noneFound: 'No one here is called “{name}”.',
  you: '{name} (you)',

  // A person's roles and stores.
  roleIn:
    '{role, select, owner {Owner} manager {Manager} member {Member} other {Scanner}} in {stores}',
  nameAndRole:
    '{name} ({role, select, owner {owner} manager {manager} member {member} other {scanner}})',
  ownerEverywhere: 'Owner · all stores',
  allStores: 'All stores',
  noStore: 'No stores',
  changed:
    '{name} is now {role, select, owner {an owner} manager {a manager} member {a member} other {a scanner}}',
  aboutOwner: 'Full access to every store. Manages people, the name and the plan.',
  aboutMember: 'Works only in the stores they are assigned to.',
  aboutManager: 'Sets up rooms and teams, runs counts and reads reports.',
  aboutScanner: 'Counts assigned shelves.',
  roleOf: 'Role of {name}: {role}',
  roleOfIn: 'Role of {name} in {store}',
  storesOf: 'Stores of {name}',
  stores: 'Stores',
  changeStores: 'Change stores',
  notHere: 'Not here',
  lastOwner: 'This is the only owner. Make someone else an owner first.',

  // Removing a person from a store or the organization.
  removeFromStore: 'Remove from this store',
  removeFromOrganization: 'Remove from the organization',
  removeTitle: 'Remove {name} from {place}',
  removeYourselfTitle: 'Remove yourself from {place}',
  removeYourselfText:
    'You can no longer open this store, and your shelves become available to others. What you counted and sent stays, and you stay in the organization.',
  removeText:
    '{name} can no longer open this store, and their shelves become available to others. Counts already received are kept under their name; counts not sent from their phone are rejected. They stay in the organization and in other stores.',
  removeYourselfFromAllText:
    'You lose access to all stores of the organization right away. Counts already received are kept under your name; counts not sent from your phone are rejected. Your shelves become available to others. You need an invitation to come back.',
  removeFromAllText:
    '{name} loses access to all stores of the organization right away. Counts already received are kept under their name; counts not sent from their phone are rejected. Their shelves become available to others. They need an invitation to come back.',
  stopManaging: 'Stop managing {store}',
  stopManagingText:
    'You stay in the team as a scanner. Only another manager or an owner can make you a manager again.',
  becomeScanner: 'Become a scanner',
  stopOwning: 'Stop owning {organization}',
  becomeMember: 'Become a member',
  stopOwningText:
    'You stay in the organization and in the stores you are assigned to. Only another owner can make you an owner again.',
  stopOwningTextNoStore:
    'You stay in the organization but have no stores until another owner adds you to a team. Only another owner can make you an owner again.',
  'work.shelves': '{name} is holding {count, plural, one {# shelf} other {# shelves}} right now.',
  'work.unsent':
    '{count, plural, one {# count on their phone hasn’t been sent yet. Wait until it has.} other {# counts on their phone haven’t been sent yet. Wait until they have.}}',

  // Adding a person who is already in the organization.
  'add.title': 'Add someone from the organization',
  'add.person': 'Person',
  'add.placeholder': 'Choose or type a name',
  'add.missing': 'Choose a person.',
  'add.button': 'Add to the team',
  'add.role': 'Role in this store',
  'add.added': 'Added to {store}',

  // Inviting.
  'form.role': 'Role',
  'form.choose': 'Choose one or more',
  'form.noSuchStore': 'No store by that name',
  'form.how': 'How to invite',
  'form.byEmail': 'By email',
  'form.byLink': 'By link',
  'form.addresses': 'Email addresses',
  'form.addressesHint': 'One address or a pasted list.',
  'form.aboutOwner': 'Owners can open every store, invite and remove people, and manage the plan.',
  'form.aboutEmail':
    'Only this address can accept. Expires in {days, plural, one {# day} other {# days}}.',
  'form.aboutLink':
    'The first person to open the link joins. It works once and expires in {days, plural, one {# day} other {# days}}.',
  'form.noMail': 'Email isn’t set up. You’ll get a link to share.',
  'form.makeLink': 'Create link',
  'form.make': 'Create invitation',
  'form.send': 'Send invitation',
  'form.invalid': 'Enter a valid email address.',
  'form.notAddresses': 'Not an email address: {addresses}.',
  'form.existing': 'Already on the team or invited: {addresses}.',
  'form.noStoreChosen': 'Choose at least one store.',
  some: '{names} and {count, number} more',
  'invited.sent': '{count, plural, one {# invitation sent} other {# invitations sent}}',
  'invited.made': '{count, plural, one {# invitation created} other {# invitations created}}',
  'invited.link': 'The link is ready',
  'invited.sentTo': 'Invitation sent to {email}',
  'invited.madeFor': 'Invitation created for {email}',
  'invited.handOver':
    '{count, plural, one {No email was sent, because email isn’t set up. Share the link yourself.} other {No email was sent, because email isn’t set up. Share each person’s own link.}}',
  'invited.seats':
    '{seats, plural, one {Your plan has # free seat} other {Your plan has # free seats}} for {invitations, plural, one {# open invitation} other {# open invitations}}. The first to accept get in; the others can join once there is room.',
  'invited.another': 'Invite someone else',
  'invited.linkOnce': 'For security, the link is shown once. Create a new one any time.',
  'invited.linkOnceFor':
    'For security, the link is shown once. Create a new one any time. Only {email} can accept it.',
  'link.label': 'Invitation link',
  'link.copy': 'Copy link',
  'link.copied': 'Copied',
  'link.copyAll': 'Copy all links',
  'link.cannotCopy': 'Your browser blocked copying. Copy the link from here.',
  'link.all': 'Links to share',
  'link.allHint': 'Each link works only for the address next to it.',
  'link.qr': 'QR code',
  'link.qrLabel': 'QR code that opens the invitation',
  'link.onlyHere':
    'Other devices can’t open this address. Ask your administrator to set a public address for Shelfcount.',

  // Invitations in a list.
  'invitations.title': 'Invitations',
  'invitations.note':
    'For security, links are shown once. Create a new one any time; it replaces the old one.',
  'invitations.none': 'No pending invitations',
  'invitations.find': 'Find an invitation',
  'invitations.findEnded': 'Find an ended invitation',
  'invitations.findPlaceholder': 'Find an email address or who invited',
  'invitations.hideEnded': 'Hide ended invitations',
  'invitations.showEnded':
    '{count, plural, one {Show # ended invitation} other {Show # ended invitations}}',
  'invitation.state':
    '{state, select, open {Open} expired {Expired} revoked {Revoked} accepted {Accepted} other {Declined}}',
  'invitation.change': 'Change invitation: {name}',
  'invitation.sendAgain': 'Send again',
  'invitation.newLink': 'Create a new link',
  'invitation.revoke': 'Revoke',
  'invitation.revokeTitle': 'Revoke the invitation',
  'invitation.revokeConfirm': 'Revoke invitation',
  'invitation.revokeText':
    'The link stops working right away, and anyone who opens it is told so. You can invite the same person again.',
  'invitation.anyone': 'Anyone with the link',
  'invitation.by': 'by {name}',
  'invitation.until': 'until {day}',
  'invitation.sentOn': 'sent {day}',
  'again.sentTo': 'Sent again to {email}. The old link no longer works.',
  'again.linkFor': 'New link for {email}. The old one no longer works.',
  'again.link': 'New link created. The old one no longer works.',

  // Invitations to the viewer.
  'mine.title': 'Invitations',
  'mine.to': 'to {email}',
  'mine.confirm': 'Confirm that {email} is yours to see invitations sent to it.',
  'mine.decline': 'Decline {organization}',
  'mine.accept': 'Accept',
  'mine.acceptNamed': 'Accept {organization}',

  // Memberships of the viewer.
  'memberships.title': 'My memberships',
  'memberships.current': '{role} · current',
  'memberships.noStore': 'No store of this organization is open to you yet.',
  'memberships.switch': 'Switch',
  'memberships.setUp': 'Set up an organization',
  'memberships.none': 'No memberships',
  'memberships.noneText':
    'Your organizations and stores appear here. Invitations to your address appear above; if you were given a link, open it.',
  'members.title': 'Members',
  'members.find': 'Find a member',

  // Leaving, renaming and deleting an organization.
  'leave.title': 'Leave',
  'leave.named': 'Leave {organization}',
  'leave.button': 'Leave organization',
  'leave.left': 'You have left {organization}',
  'leave.onlyOwner': 'You’re the only owner. Make someone else an owner before you leave.',
  'leave.alone':
    'You’re the only one here. Delete the organization, or invite another owner before you leave.',
  'leave.text':
    'You lose access to its stores right away, and your shelves become available to others. What you counted and sent stays with the organization under your name, so send the rest first. You need an invitation to come back.',
  'organization.title': 'Organization',
  'organization.facts': '{role} · since {day}',
  'organization.none': 'No organization',
  'organization.noneText':
    'Manage your organization, its people and its plan here. Joining a team? Open your invitation link.',
  'organization.switch': 'Switch',
  'organization.all': 'Organizations',
  'organization.withRole':
    '{name}, {role, select, owner {owner} manager {manager} scanner {scanner} suspended {suspended} other {member}}',
  'organization.another': 'Another organization',
  'organization.anotherText':
    'With its own stores, items, people and plan. You need a confirmed email address.',
  'organization.new': 'New organization',
  'organization.name': 'Organization name',
  'organization.create': 'Create organization',
  'organization.nameMissing': 'Enter a name.',
  'organization.rename': 'Rename',
  'organization.renameTitle': 'Rename the organization',
  'delete.title': 'Delete',
  'delete.about':
    'Deletes everything in the organization, for everyone. Download the reports and the journal you want to keep first.',
  'delete.named': 'Delete {organization}',
  'delete.text':
    'Stores, items, audits, counts, results, invitations and the journal are deleted, and no one can open them anymore. Counts still on a phone are lost. The plan ends right away without a refund. People keep their accounts. This can’t be undone.',
  'delete.type': 'Type the organization name: {organization}',
  'delete.wrongName': 'Type the organization name exactly: {organization}',
  'delete.button': 'Delete organization',
  'delete.done': '{organization} is deleted',
  'teams.title': 'Teams',
  'teams.count': '{count, plural, one {# store} other {# stores}}',
  'teams.none': 'Each store has a team. No store is open to you yet.',
  cancel: 'Cancel',
} as const
