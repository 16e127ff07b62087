// How people join a running count: on this device, on a phone, by a code.

export default {
  title: 'Bring in counters',
  text: 'Count yourself, or let people join by scanning a code with their phone.',
  here: 'Count on this device',
  phone: 'Count on my phone',
  show: 'Show a QR code',
  next: 'Code for the next person',
  code: 'QR code that opens an invitation to {store}',
  codeText:
    'Scan it with a phone. It lets one person join {store} as a counter, and expires in 14 days.',
  onlyHere:
    'Phones can’t open this address. Ask your administrator to set a public address for Shelfcount.',
  hide: 'Hide code',

  'letIn.title': 'Let people in',
  'letIn.text':
    'Helpers scan the code, type a name and count. They need no account and see this count only.',
  'letIn.code': 'QR code that lets helpers into {audit}',
  'letIn.changes': 'A new code every minute',
  'letIn.show': 'Show the code',
  'letIn.hide': 'Stop letting people in',
  'letIn.seats':
    '{count, plural, =0 {Your plan has no seats left.} one {Your plan has # seat left.} other {Your plan has # seats left.}}',
  'letIn.given':
    'In this audit, counters can’t pick shelves themselves. Change that under Counting rules, so that helpers can start.',
  'letIn.onlyHere':
    'Phones can’t open this address. Ask your administrator to set a public address for Shelfcount.',
  'sheet.title': 'Printed sheets',
  'sheet.text': 'Print a code and hang it up. It works until the time you choose.',
  'sheet.ends': 'Works until',
  'sheet.add': 'Make a sheet',
  'sheet.print': 'Print',
  'sheet.end': 'End this sheet',
  'sheet.until': 'Until {time}',
  'sheet.over': 'Ended {time}',
  'sheet.page': 'Sheet for helpers',
  'sheet.headline': 'Help us count',
  'sheet.steps': 'Scan the code with your phone, type your name, and start.',
  'helpers.title': 'Helpers',
  'helpers.none': 'No one has joined yet.',
  'helpers.facts': 'Since {time} · {shelves, plural, one {# shelf} other {# shelves}}',
  'helpers.ended':
    '{ending, select, time {Time was up} audit {Ended with the audit} account {Made an account} other {Ended}} · {time}',
  'helpers.end': 'End',
  'helpers.endOne': 'End the day pass of {name}',
  'helpers.endAll': 'End all',
  'helpers.endAllTitle': 'End all day passes',
  'helpers.endText':
    'Counting stops on the phone within a second. Shelves that haven’t been submitted become free again. Whatever the phone still sends is set aside for you.',
  'helpers.today': 'Helpers today',
  'helpers.in': 'In {audit}',
} as const
