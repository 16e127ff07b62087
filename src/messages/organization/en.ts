// The settings of an organization: the names of their parts, and what is said about its data.

export default {
  parts: 'Settings of the organization',
  general: 'General',
  people: 'People',
  access: 'Sign-in',
  stores: 'Stores',
  plan: 'Plan and billing',
  ai: 'AI',
  keys: 'API keys',
  webhooks: 'Webhooks',
  data: 'Data',
  'data.text': 'Everything you count stays yours. Take it along at any time.',
  'data.journal': 'Journal',
  'data.journalText': 'Who did what, in the store you work in.',
  'data.reports': 'Reports',
  'data.reportsText': 'Finished audits as tables and files.',
  'data.own': 'Your own data',
  'data.ownText': 'A file with everything stored about you, in your profile.',
  noPeople: 'Managers see the people of their stores under Team.',
} as const
