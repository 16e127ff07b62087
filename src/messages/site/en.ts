// The public pages: the landing page, and the header and footer of all of them.

export default {
  'frame.skip': 'Skip to content',
  'frame.site': 'Site',
  'frame.howItWorks': 'How it works',
  'frame.pricing': 'Pricing',
  'frame.demo': 'Demo',
  'frame.signIn': 'Sign in',
  'frame.signUp': 'Create an account',
  'frame.myStores': 'My stores',
  'frame.license': 'Open source under the MIT license',
  'frame.product': 'Product',
  'frame.home': 'Home',
  'frame.verify': 'Verify a count',
  'frame.developers': 'Developers',
  'frame.account': 'Account',
  'frame.forgot': 'Forgot password?',
  'frame.recover': 'Recover an account',
  'frame.organization': 'Organization',
  'frame.profile': 'Profile',
  'frame.legal': 'Legal',
  'frame.privacy': 'Privacy policy',
  'frame.terms': 'Terms',

  'hero.title': 'Count your whole store with the phones you have',
  'hero.lead':
    'Import your stock list, assign the shelves, and watch the count fill in live. At the end you know what is missing, where, and probably why.',
  'hero.start': 'Start free',
  'demo.opening': 'Opening the demo. It is being set up, which takes a moment.',
  'hero.demo': 'See it live',
  'hero.see': 'See how it works',
  'hero.files': 'Takes CSV and Excel as they are, and Shopify’s export',
  'hero.browser': 'Runs in the browser and works offline. No app store.',
  'hero.open': 'Open source: use ours or host your own',

  /** The small animated count on the page. */
  'count.manager': 'What the manager sees',
  'count.counter': 'What {name} sees',
  'count.alt':
    'A running count: every shelf is a tile with its status, and a phone counts one of the shelves without a network.',
  'count.name': 'Spring stocktake',
  'count.live': 'Live',
  'count.done': '{done, number} of {shelves, plural, one {# shelf} other {# shelves}} done',
  'count.roomDone': '{done, number} of {shelves, number} done',
  'count.room.grocery': 'Grocery aisles',
  'count.room.kitchen': 'Kitchen & table',
  'count.room.bath': 'Bath & linen',
  'count.room.stock': 'Stockroom',
  'count.saved': 'Offline · {count, number} saved',
  'count.item': 'Stoneware bowl 16 cm',
  'count.onShelf': 'on this shelf',
  'count.undo': 'Undo',
  'count.offline':
    '{name}’s phone is offline. {count, plural, one {# count is} other {# counts are}} safe on it, and the wall says so.',

  'trouble.title': 'What goes wrong in a stocktake, and what happens here',
  'trouble.network': 'The Wi-Fi drops in the back room.',
  'trouble.networkText':
    'Each scan is saved on the phone before it beeps, and sent later. You see which phone still holds how many.',
  'trouble.barcodes': 'Excel ate the zeros in your barcodes.',
  'trouble.barcodesText':
    'The import restores them by their check digit, shows every repair, and lists what it could not fix.',
  'trouble.cases': 'A case of 12 was counted as 1.',
  'trouble.casesText':
    'Variances that are exact case multiples are marked, with the shelf and the scans behind them.',
  'trouble.shelves': 'No one knows whether the shelf was done.',
  'trouble.shelvesText':
    '“Not counted” and “counted zero” are never the same thing, on screen or in an export.',

  'steps.map': 'Map your store',
  'steps.mapText':
    'Rooms in the order people walk them, shelves with the codes on their labels. Add a whole row of bays at once, or let your stock list draw them.',
  'steps.team': 'Invite your team',
  'steps.teamText':
    'Invite by email, link or QR code. You decide who is a manager, who is a scanner, and in which stores.',
  'steps.count': 'Count with your phones',
  'steps.countText':
    'Scan the QR code on screen to sign in on your phone. Pick a shelf, scan with the camera or a barcode scanner, and keep counting without signal.',
  'steps.watch': 'Watch the wall fill in',
  'steps.watchText':
    'Every shelf is a tile: who is counting it, what is submitted, what is left, and how long it will take. No need to ask around.',

  'gains.title': 'What you get',
  'gains.cause': 'Variance with a likely cause',
  'gains.causeText':
    'A case counted as one, a shelf counted twice, one item scanned as another: likely mistakes are named before anyone recounts.',
  'gains.ask': 'Answers to your questions',
  'gains.askText':
    'Ask where the shrink is, in your own words. Every answer comes with the rows behind it. An AI model is optional, and its numbers are checked against your count.',
  'gains.files': 'Your own file, with the counts in it',
  'gains.filesText':
    'Upload the result to the system it came from: Shopify, Square, Lightspeed, Clover, WooCommerce, Loyverse, Odoo, or your own spreadsheet.',
  'gains.reports': 'Shrink you can follow',
  'gains.reportsText':
    'Shrink, accuracy and pace over time, by store and category: on screen, on paper or as a file.',

  'proof.title': 'See for yourself',
  'proof.counts': '{count, number} counts, none lost',
  'proof.countsText':
    'In our endurance test we stopped the server {stops, number} times in 90 seconds, cut {cuts, number} connections, and sent {twice, number} counts twice. Every count arrived, and was counted once.',
  'proof.seal': 'Results are sealed',
  'proof.sealText':
    'Anyone with the file can <verify>check that nothing was changed</verify>, without an account.',
  'proof.blind': 'A blind count is blind',
  'proof.blindText':
    'Phones never receive the expected numbers, and people see only the stores they work in. The server checks it every time.',
  'proof.open': 'The code is open',
  'proof.openText': 'Read how it works, run the tests, host it yourself. MIT license.',

  'price.title': 'Start free. Pay as you grow.',
  'price.lead': 'No card needed to start. Change or cancel your plan at any time.',
  'price.all': 'See all plans',

  'call.title': 'Ready for your next count?',
  'call.text': 'Set up takes minutes, and the phones are already in your pockets.',
} as const
