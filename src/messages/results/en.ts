// What an audit found: the figures, the lines, the files and the seal. Counters see it where the audit allows.

export default {
  title: 'Results',
  titled: 'Results, {audit}',
  ask: 'Ask about this count',
  'hidden.title': 'Results are not shown',
  'hidden.blind':
    'Expected numbers are hidden from counters in a blind count. Your manager sees the results.',
  'hidden.managers': 'Only managers see the results of this audit.',
  'later.title': 'Results come later',
  'later.text':
    'Two people count each shelf independently. You’ll see the results here when counting is over.',
  'store.label': 'Store',
  'store.all': '{count, plural, one {All # store} other {All # stores}}',

  // The answer in one sentence, with a link from each number to its lines.
  'headline.label': 'Result',
  'headline.nothing': 'Nothing has been counted yet.',
  'headline.onlyUnknown': 'Only unknown codes have been counted.',
  'headline.noExpected':
    '<counted>{count, plural, one {# line} other {# lines}}</counted> counted. There is no expected stock to compare with.',
  'headline.notYet':
    '<counted>{count, plural, one {# line} other {# lines}}</counted> counted. Results appear as shelves are submitted.',
  'headline.short':
    '<net>{scope, select, submitted {Submitted shelves are {amount} short} other {You’re {amount} short}}</net>: <missing>{short} missing</missing>, <extra>{over} extra</extra>.',
  'headline.over':
    '<net>{scope, select, submitted {Submitted shelves are {amount} over} other {You’re {amount} over}}</net>: <missing>{short} missing</missing>, <extra>{over} extra</extra>.',
  'headline.even':
    '<net>{scope, select, submitted {Submitted shelves even out} other {Differences even out}}</net>: <missing>{short} missing</missing>, <extra>{over} extra</extra>.',
  'headline.match': '<match>{share}</match> of lines match.',
  'headline.shrinkage':
    '<match>{share}</match> of lines match, shrinkage <shrinkage>{lost}</shrinkage>.',
  'headline.exact':
    '{scope, select, submitted {Nothing is missing or extra on submitted shelves.} other {Nothing is missing and nothing is extra.}}',
  'headline.noCosts': 'Values are for managers only.',
  'headline.currencies':
    'Money is in {currencies} here and isn’t added up. Choose one store to see its values.',
  'headline.noCost': 'No line has a cost, so there are no values.',
  'headline.never':
    '{count, plural, one {<lines># line</lines> was never counted.} other {<lines># lines</lines> were never counted.}}',
  'headline.neverWorth':
    '{count, plural, one {<lines># line worth {value}</lines> was never counted.} other {<lines># lines worth {value}</lines> were never counted.}}',
  'headline.neverPartly':
    '{count, plural, one {<lines># line worth {value} ({unvalued, number} without a cost)</lines> was never counted.} other {<lines># lines worth {value} ({unvalued, number} without a cost)</lines> were never counted.}}',
  'headline.missed':
    '{count, plural, one {<lines># line</lines> was not found on submitted shelves.} other {<lines># lines</lines> were not found on submitted shelves.}}',
  'headline.missedWorth':
    '{count, plural, one {<lines># line worth {value}</lines> was not found on submitted shelves.} other {<lines># lines worth {value}</lines> were not found on submitted shelves.}}',
  'headline.missedPartly':
    '{count, plural, one {<lines># line worth {value} ({unvalued, number} without a cost)</lines> was not found on submitted shelves.} other {<lines># lines worth {value} ({unvalued, number} without a cost)</lines> were not found on submitted shelves.}}',

  // Below the sentence.
  'note.toDecide': '{count, plural, one {# line} other {# lines}} to decide',
  'note.matched':
    '<matched>{match, number}</matched> of <counted>{count, plural, one {# counted line} other {# counted lines}}</counted> match',
  'note.units': 'net {net} units, gross {gross}',
  'note.shelves': '{done, number} of {count, plural, one {# shelf} other {# shelves}} done',
  'note.open': '{count, plural, one {# shelf} other {# shelves}} still open',
  'note.uncounted': '{count, plural, one {# line} other {# lines}} not counted',
  'note.unknown':
    '<codes>{count, plural, one {# unknown code} other {# unknown codes}}</codes>, not included',
  'note.noCost': '{count, plural, one {# line} other {# lines}} without a cost',
  'note.causes': '{count, plural, one {# likely cause} other {# likely causes}} found',

  // The meaning of a number, in its tooltip.
  'means.value': 'Differences at the unit cost frozen for this audit.',
  'means.match': 'Lines without a difference, as a share of the lines counted.',
  'means.shrinkage': 'What is missing, as a share of the expected stock counted: {value}.',
  'means.units':
    'Counted minus expected, on submitted shelves. Gross adds up all differences, short or over. Accuracy by unit: {share}.',

  // Kinds of lines.
  'tabs.label': 'Kinds of lines',
  'tab.open': 'To decide',
  'tab.beyond': 'Beyond tolerance',
  'tab.missing': 'Missing',
  'tab.extra': 'Extra',
  'tab.unexpected': 'Unexpected',
  'tab.uncounted': 'Not counted',
  'tab.matched': 'Match',
  'tab.decided': 'Decided',
  'tab.all': 'All',

  // Searching, grouping and filtering the list.
  'find.label': 'Item, SKU or category',
  'find.clear': 'Clear search',
  'group.label': 'Group by',
  'group.item': 'By item',
  'group.room': 'By room',
  'group.shelf': 'By shelf',
  'group.category': 'By category',
  'cut.counted': 'Lines with a count',
  'cut.unvalued': 'Lines without a cost',
  'cut.noCategory': 'No category',
  'cut.room': 'One room',
  'cut.shelf': 'One shelf',
  'cut.place': '{room}, {shelf}',
  'cut.found': 'Search: “{text}”',
  'cut.clear': '<cut>{name}</cut>: show all',
  'cut.clearNamed': '{cut}: show all',
  'tolerance.is': 'Tolerance: {limits}',
  'tolerance.everything': 'Every difference counts',
  'tolerance.units': '{count, plural, one {# unit} other {# units}}',
  'tolerance.value': '{percent} of value',
  'tolerance.text':
    'Show lines beyond any of these limits. What needs a decision still follows the audit’s own tolerance.',
  'tolerance.field.units': 'Units',
  'tolerance.field.percent': 'Percent of units',
  'tolerance.field.value': 'Value',
  'tolerance.field.valueIn': 'Value in {currency}',
  'tolerance.field.valuePercent': 'Percent of value',
  'tolerance.noLimit': 'No limit',
  'tolerance.reset': 'Use the audit’s',
  'tolerance.show': 'Show',

  // The list.
  'lines.label': 'Lines',
  'lines.notLoaded': 'The lines could not be loaded.',
  'lines.count': '{count, plural, one {# line} other {# lines}}',
  'lines.filtered': 'No matches',
  'lines.filteredText': 'No lines in “{tab}” match the filters.',
  'lines.searchedText': 'No lines in “{tab}” match “{text}”.',
  'lines.clear': 'Clear filters',
  'lines.decided': 'Nothing left to decide',
  'lines.decidedText': 'All lines here are decided. You can complete the audit below.',
  'lines.empty': 'No lines yet',
  'lines.emptyText': 'Expected and counted items are listed here.',
  'lines.none': 'No lines',
  'lines.noneText': 'No lines in “{tab}”.',
  'head.item': 'Item',
  'head.expected': 'Expected',
  'head.counted': 'Counted',
  'head.difference': 'Difference',
  'head.value': 'Value',
  'head.cause': 'Likely cause',
  'head.causeHelp': 'Sorts by what is worth a second look, and keeps related lines together',
  'head.decision': 'Decision',
  'head.sorted': 'sorted by this',
  'line.new': '<difference>{units}</difference> <note>(not expected)</note>',
  'line.places': '{places} and {count, number} more',
  'line.notFound': '{quantity} expected, not found',
  'line.notFoundOn': '{quantity} expected on {places}, not found',
  'label.expired': 'Expired {dates}',
  'label.until': 'Good until {dates}',
  'label.lots': '{count, plural, one {Lot} other {Lots}} {lots}',
  'label.serials': 'No. {serials}',
  'label.serialCount': '{count, plural, one {# serial number} other {# serial numbers}}',
  'label.more': '{named} and {count, number} more',
  'label.moreSerials':
    '{count, plural, one {and # more serial number, in the export} other {and # more serial numbers, in the export}}',

  // The state of the decision about a line.
  'review.none': 'Within tolerance',
  'review.open': 'To decide',
  'review.accepted': 'Accepted',
  'review.rejected': 'Rejected',
  'review.zero': 'Set to 0',
  'review.recount': 'Recount',
  'review.recounted': 'Recounted, agrees',
  'review.stale': 'Decide again',
  'review.notCounted': 'Not counted',
  'review.noExpected': 'No expected stock',
  'review.notYet': 'Not compared yet',
  'review.because': '{decision} · {reason}',
  'reason.miscount': 'Miscount',
  'reason.misplaced': 'Misplaced',
  'reason.wrong_variant': 'Wrong variant scanned',
  'reason.pack_size': 'Pack size',
  'reason.receiving_error': 'Receiving error',
  'reason.unrecorded_sale': 'Sale not recorded',
  'reason.unrecorded_transfer': 'Transfer not recorded',
  'reason.record_error': 'Error in the records',
  'reason.damaged': 'Damaged',
  'reason.expired': 'Expired',
  'reason.theft': 'Theft',
  'reason.unknown': 'Cause unknown',
  'reason.other': 'Other, see note',

  // Lines in groups.
  'groups.notLoaded': 'The groups could not be loaded.',
  'groups.moreNotLoaded': 'More groups could not be loaded.',
  'groups.empty': 'No lines',
  'groups.emptyText': 'There are no lines to group.',
  'groups.room': 'Room',
  'groups.shelf': 'Shelf',
  'groups.category': 'Category',
  'groups.lines': 'Lines',
  'groups.units': 'Net / gross units',
  'groups.value': 'Net / gross value',
  'groups.open': 'To decide',
  'groups.noCategory': 'No category',
  'groups.noPlace': 'No known place',
  'groups.shown': '{shown, number} of {total, number}',
  'groups.more': 'Show more',

  // An open line.
  'rounds.none': 'This item has no known shelf and was not counted.',
  'rounds.used': '{round}, current',
  'rounds.first': 'First count',
  'rounds.recount': 'Recount',
  'rounds.tieBreak': 'Tie-break',
  'rounds.later': 'Round {round, number}',
  'rounds.pass':
    '{pass, select, second {{round}, second count} tieBreak {{round}, tie-break} other {{round}}}',
  'rounds.second': 'Second count',
  'rounds.total': 'Total',
  'details.each': '{cost} each',
  'details.per': '{cost} per {unit}',
  'details.noCost': 'No cost',
  'details.notExpected': 'Not in the expected stock',
  'details.labels': 'From its labels',
  'details.lots': 'In the file',
  'details.noLot': 'No lot',
  'details.moreLots': '{count, plural, one {# more lot} other {# more lots}} in the file.',
  'details.decidedBy': '<decision>{said}</decision> by {name}, <time></time>',
  'details.someone': 'someone',
  'details.recountAsked': 'Recount requested',
  'details.beforeChange': '{decision} (before the count changed)',
  'details.events': 'Show the counts',
  'details.eventCount': '{count, plural, one {# count} other {# counts}}',
  'details.moreEvents': 'Show more of {count, number}',

  // Shelves where two counts did not agree.
  'disputed.once':
    '{count, plural, one {# shelf was} other {# shelves were}} counted once instead of twice: {shelves}.',
  'disputed.chosen':
    '{count, plural, one {# shelf had} other {# shelves had}} two counts that differed, and a manager chose one: {shelves}.',
  'disputed.because': '{shelf} ({reason})',
  'disputed.show': 'Show on the wall',

  // Files and paper.
  'export.button': 'Export',
  'export.all': 'All lines',
  'export.shown': 'Lines shown',
  'export.workbook': 'Excel workbook of these lines',
  'export.print': 'Print this page',
  'export.paper': 'On paper',
  'export.signOff': 'Sign-off PDF ({count, number} largest differences)',
  'export.sheets': 'Count sheets',

  // A completed audit.
  'seal.label': 'Seal',
  'seal.number': 'Confirmation number <number></number>',
  'seal.copy': 'Copy',
  'seal.copied': 'Copied',
  'seal.signed':
    'Sealed <time></time> by {name} · signed, number {sequence, number} of this organization',
  'seal.unsigned': 'Sealed <time></time> by {name} · not signed (sealed before signatures)',
  'seal.hashes': 'Hashes',
  'seal.name': 'Seal (SHA-256)',
  'seal.csv': 'SHA-256 of the CSV file',
  'seal.json': 'SHA-256 of the JSON file',
  'seal.verify': 'Verify this count',
} as const
