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
} as const
