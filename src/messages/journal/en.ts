// Who did what, and when.

export default {
  title: 'Journal',
  export: 'Export',
  where: 'Where',
  everywhere: 'Everywhere',
  about: 'What about',
  everything: 'Everything',
  subject:
    '{subject, select, audits {Audits} auditAssignments {Shelves of audits} scanEvents {Unknown codes and late counts} items {Items} scanOnce {Scan these once} imports {Imports} stockFiles {Files with counts} rooms {Rooms} shelves {Shelves} stores {Store} users {Team} invitations {Invitations} members {Members} organizations {Organization} billing {Plan and billing} insights {Findings} labels {Labels} webhooks {Webhooks} ai {Language model} other {Operator}}',
  who: 'Who',
  everyone: 'Everyone',
  gone: 'Someone who left',
  from: 'From',
  to: 'To',
  notLoaded: 'The entries could not be loaded.',
  moreNotLoaded: 'More entries could not be loaded.',
  more: 'Show more',
  shown: '{shown, number} of {total, number}',
  'none.title': 'Nothing done yet',
  'none.text': 'Who did what in this store is listed here.',
  'noMatch.title': 'No matches',
  'noMatch.text': 'Nothing matches these filters.',
  'noMatch.here':
    'Nothing in this store matches these filters. Items, invitations and other things of the whole organization are listed under Everywhere.',
  'noMatch.everywhere': 'Look everywhere',
  'noMatch.clear': 'Clear filters',
} as const
