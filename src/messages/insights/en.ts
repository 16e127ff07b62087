// The likely causes behind the numbers of a count with their evidence, and what to do about them.

export default {
  // In a column: a few words, and the evidence.
  'cause.swap': 'Swapped with “{item}”',
  'cause.there': '{difference} there',
  'cause.moved': 'Moved to {shelf}',
  'cause.shortOn': '{quantity} short on {shelf}',
  'cause.misplaced': 'Counted on {shelf}',
  'cause.belongs': 'belongs on {shelf}',
  'cause.case': 'Case of {pack}',
  'cause.casesAsUnits': '{count, plural, one {# case as a unit} other {# cases as units}}',
  'cause.unitsAsCases': '{count, plural, one {# unit as a case} other {# units as cases}}',
  'cause.slip':
    '{slip, select, transposed {Digits swapped} repeated {Digit typed twice} missing {Digit missing} extra {Extra digit} neighbour {Wrong digit} decimal_point {Decimal point moved} other {Barcode as a quantity}}',
  'cause.typed': '{entered} typed',
  'cause.typedFor': '{entered} for {meant}',
  'cause.caseOrSlip': 'Case of {pack}, or mistyped',
  'cause.twice': '{shelf} counted twice',
  'cause.secondOn': 'second time on {shelf}',
  'cause.partlyMissed': 'Part of {shelf} skipped',
  'cause.partMissed': 'Part of {shelf} not counted',
  'cause.shelfMissed': '{shelf} not counted',
  'cause.wholeShelf': 'the whole shelf',
  'cause.sideBySide': '{count, plural, one {# item} other {# items side by side}}',
  'cause.unknown': 'Under an unknown code',
  'cause.asCode': '{quantity} as {code}',
  'cause.reRead': 'Label read twice',
  'cause.apart': '{gap} ms apart',
  'cause.twoScans': 'two scans',
  'cause.recountsDiffer': 'Recounts differ',
  'cause.pack': 'Case-pack multiple ×{pack}',
  'cause.fullCases': '{count, plural, one {# full case} other {# full cases}}',
  'cause.none': 'No pattern found',
  'cause.oneIn': '{count, plural, one {1 in # line} other {1 in # lines}}',

  // In sentences.
  'finding.item': 'an item',
  'finding.shelf': 'a shelf',
  'finding.person': 'someone',
  'finding.expected': '{quantity} expected.',
  'finding.noExpected': 'No expected stock.',
  'finding.moved.title': 'Moved from {from} to {to}',
  'finding.moved':
    '{item}: {quantity} short on {from}, {quantity} over on {to}. Both are usual places: moved, or counted at the other one.',
  'finding.misplaced.title': 'Counted on {to} instead of {from}',
  'finding.misplaced':
    '{item}: {quantity} short on {from}, {quantity} over on {to}, where it isn’t kept. Overall they cancel out.',
  'finding.sibling.title': 'Two variants mixed up?',
  'finding.sibling': '{short} is {missing} short, {over} is {extra} over. Check both.',
  'finding.case.title': 'Cases and units of {pack}',
  'finding.casesAsUnits':
    '{item}: {entered} entered as units fits {count, plural, one {# case} other {# cases}} of {pack}.',
  'finding.unitsAsCases':
    '{item}: {entered} entered as cases of {pack} fits {count, plural, one {# unit} other {# units}}.',
  'finding.keying.title': 'Probably mistyped',
  'finding.keying':
    '{slip, select, transposed {{item}: {entered} entered. It looks like {meant} with two digits swapped.} repeated {{item}: {entered} entered. It looks like {meant} with a digit typed twice.} missing {{item}: {entered} entered. It looks like {meant} with a digit missing.} extra {{item}: {entered} entered. It looks like {meant} with an extra digit.} neighbour {{item}: {entered} entered. It looks like {meant} with one wrong digit.} other {{item}: {entered} entered. It looks like {meant} with the decimal point moved.}}',
  'finding.barcode.title': 'Barcode in the quantity field',
  'finding.barcode':
    '{item}: {entered} entered as a quantity. It looks like a barcode that was scanned into the quantity field.',
  'finding.caseOrKeying.title': 'Case of {pack}, or mistyped',
  'finding.caseOrKeying':
    '{item}: {entered} entered. Either cases of {pack} and units were mixed up, or {meant} was mistyped. Check the shelf.',
  'finding.twice.title': '{shelf} counted twice',
  'finding.twice':
    '{count, plural, one {# item of {shelf} was entered a second time on {other}, with the same quantity. Both counts are in the totals.} other {# items of {shelf} were entered a second time on {other}, in a row and with the same quantities. Both counts are in the totals.}}',
  'finding.partlyMissed.title': 'Part of {shelf} is short',
  'finding.partlyMissed':
    '{count, plural, one {# item on {shelf} is short and was entered on one walk only, while others were entered on two. Skipped once, or gone? Recount it.} other {# neighboring items on {shelf} are short and were entered on one walk only, while others were entered on two. Skipped once, or gone? Recount them.}}',
  'finding.partMissed.title': 'Part of {shelf} was not counted',
  'finding.partMissed':
    '{count, plural, one {# item on {shelf} has no count. Not counted, or gone? Set it to 0 or recount.} other {# neighboring items on {shelf} have no count. Not counted, or gone? Set them to 0 or recount.}}',
  'finding.shelfMissed.title': '{shelf} was not counted',
  'finding.shelfMissed':
    '{count, plural, one {# item on {shelf} has no count. Not counted, or gone? Set it to 0 or recount.} other {# items on {shelf} have no count. Not counted, or gone? Set them to 0 or recount.}}',
  'finding.unknown.title': 'Unknown code {code}',
  'finding.unknown': '{quantity} counted under {code} on {shelf} could be {item}.',
  'finding.unknownWhy': '{quantity} counted under {code} on {shelf} could be {item}: {clues}.',
  'clue.one_digit': 'one digit of its code differs',
  'clue.swapped_digits': 'two digits of its code are swapped',
  'clue.missing_digit': 'a digit of its code is missing',
  'clue.extra_digit': 'its code has one digit less',
  'clue.same_maker': 'the code starts like its own',
  'clue.neighbours': 'it belongs between the scans before and after',
  'clue.beside_variant': 'a variant of it was scanned just before or after',
  'clue.shortage': 'it is short by about as much',
  'finding.reRead.title': 'One label, perhaps read twice',
  'finding.reRead': '{item}: two scans, faster than {name} usually scans.',
  'finding.reReadApart': '{item}: two scans {gap} ms apart, faster than {name} usually scans.',
  'finding.reReadOver':
    '{count, plural, one {# more counted than expected.} other {# more counted than expected.}}',
  'finding.recounts.title': 'Recounts of {name}’s lines often differ',
  'finding.recounts':
    'When recounted, {differing, number} of {recounted, number} lines counted by {name} changed. For everyone else it was {othersDiffering, number} of {othersRecounted, number}.',

  // How certain it is.
  'sure.very': 'Very likely a counting mistake',
  'sure.likely': 'Likely a counting mistake',
  'sure.clear': 'Clear pattern, cause unknown',
  'sure.perhaps': 'Perhaps a counting mistake',
  'sure.chance': 'Possibly chance',
  'sure.percent': '{words}, {percent}',

  // The list of them.
  'panel.working': 'Analyzing the counts…',
  'panel.failed': 'The counts could not be analyzed. Trying again in a minute.',
  'panel.newer': 'Analyzing newer counts.',
  'panel.newestFailed': 'The newest counts could not be analyzed.',
  'panel.updated': 'Updated <age></age>. Check the shelf before you decide.',
  'found.none': 'No likely causes found.',
  'found.dismissed': 'All likely causes were dismissed.',
  'found.unlikely':
    '{count, plural, one {# pattern, probably not a counting mistake.} other {# patterns, none of them likely counting mistakes.}}',
  'found.some':
    '{count, plural, one {# pattern} other {# patterns}}, {likely, plural, one {# of them a likely counting mistake} other {# of them likely counting mistakes}}.',
  'found.all':
    '{count, plural, one {# likely counting mistake.} other {# likely counting mistakes.}}',
  'group.entry': 'Typing mistakes',
  'group.place': 'Wrong shelf',
  'group.variant': 'Mixed-up variants',
  'group.shelf': 'Shelves',
  'group.code': 'Unknown codes',
  'group.recount': 'Recounts',
  'group.all': 'Show all {count, number}',
  'row.evidence': 'Evidence',
  'row.recount': 'Recount',
  'row.dismiss': 'Dismiss',
  'dismiss.title': 'Dismiss this cause',
  'dismiss.confirm': 'Dismiss cause',
  'dismiss.example': 'Checked the shelf: the count is right.',
  'dismiss.text':
    '“{title}” is dismissed for everyone until these counts change. The counts stay as they are, and your reason is kept in the journal.',
  'dismiss.done': 'Dismissed: {title}',
  'dismissed.show': '{count, plural, one {Show # dismissed cause} other {Show # dismissed causes}}',
  'dismissed.hide': '{count, plural, one {Hide # dismissed cause} other {Hide # dismissed causes}}',
  'dismissed.restore': 'Restore',
  'evidence.item': 'Item',
  'evidence.shelf': 'Shelf',
  'evidence.store': 'Store',
  'evidence.expected': 'Expected',
  'evidence.counted': 'Counted',
  'evidence.difference': 'Difference',
  'evidence.probably': 'Probably there',
  'evidence.counts': '{count, plural, one {# count behind it} other {# counts behind it}}',
  'evidence.none': 'Nothing was counted here, so there are no counts to show.',

  // What to recount first, and why.
  'first.recount': 'Recount these first',
  'first.look': 'Check these first',
  'first.button': '{count, plural, one {Recount this line} other {Recount these #}}',
  'first.more': 'Show more',
  'first.rest': '{count, plural, one {# more with a difference} other {# more with a difference}}',
  'reason.finding': 'see likely cause',
  'reason.unusual': 'very unusual',
  'reason.high_value': 'high value',
  'reason.pack_multiple': '{packs} × a case of {pack}',
  'reason.not_counted': 'not counted',
  'reason.unexpected_here': 'not expected here',
  'line.differs': '{expected} expected, {counted} counted, {difference}',
  'line.notCounted': '{expected} expected',
  'line.counted': '{counted} counted, no expected stock',
  'line.nothing': 'no expected stock',

  // What a manager could do while people are still there.
  'advice.label': 'Advice',
  'advice.review': 'Review them',
  'advice.reassign':
    '{count, plural, one {{to} will finish before {from}. Reassigning # shelf ({shelves}) would save about {time}.} other {{to} will finish before {from}. Reassigning # shelves ({shelves}) would save about {time}.}}',
  'advice.button': 'Reassign {count, number}',
  'advice.done': '{shelves} reassigned to {name}',
} as const
