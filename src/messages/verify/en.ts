// Checking the seal of a completed count.

export default {
  title: 'Verify a count',
  lead: 'A completed count has a confirmation number and a seal over everything that was counted and decided. Anyone with the report or export can check that nothing was changed.',
  'what.title': 'What can be checked',
  'what.export': 'CSV and JSON of a completed count',
  'what.exportText':
    'Byte by byte. The file ends with its signature, which covers everything before it. A file that was opened and saved again in a program is a different file.',
  'what.report': 'Report on paper or as PDF, Excel workbook',
  'what.reportText':
    'By the number printed on it: this page says whose count it is. To check the figures, compare them with the CSV or JSON file.',
  'what.without':
    'You don’t have to trust this page: <command>npm run verify</command> checks a file without it, using the <keys>public keys of this installation</keys>. Anyone can keep its <roots>daily roots</roots>: a seal covered by one was not made later.',
  'form.number': 'Confirmation number',
  'form.file': 'Export file (optional)',
  'form.fileText':
    'CSV or JSON, exactly as downloaded. The file stays on this device: only its hash and its signature are sent.',
  'form.closed':
    'The file could not be read: it was moved, changed or closed to you. Choose it again.',
  'form.verify': 'Verify',
  'form.reading': 'Reading the file',
  'form.readSoFar': 'Reading the file: {done} of {total}',
  'form.tooLarge':
    'This file is too large to be the export of a count. Choose the CSV or JSON file itself, or verify its number alone.',
  'form.notANumber': 'This is not a confirmation number. It has SC and twelve letters and digits.',
  'form.nothing': 'Enter the number of the report, or choose its export.',
  'valid.title': 'Valid: nothing was changed',
  'valid.text':
    'Every byte of the file is as it was sealed when the count was completed, and the signature is correct.',
  'altered.title': 'Altered: this is not the file that was sealed',
  'altered.text':
    'The number is real, but the file differs from what was sealed, even if only in its layout: a program that opens and saves a file rewrites it, and a selection of lines is a different file. Ask for the whole file as it was downloaded.',
  'found.title': 'The number is real',
  'found.text':
    'A count was completed and sealed under it, and its signature is correct. Choose its export as well to check that the figures were not changed.',
  'unsigned.title': 'Sealed without a signature',
  'unsigned.text':
    'The file matches what is stored here. The count was sealed before seals were signed, so only this installation vouches for it.',
  'unsigned.number':
    'The number is stored here. The count was sealed before seals were signed, so only this installation vouches for it.',
  'broken.title': 'The record of this count was changed',
  'broken.text':
    'What is stored under this number here is not what was signed when the count was completed. Do not rely on it. Contact whoever runs this installation.',
  'foreign.title': 'Signed by another installation',
  'foreign.text':
    'It was signed with a key that does not belong to this installation. Verify it where the count was completed.',
  'unknown.title': 'Unknown here',
  'unknown.text': 'No completed count of this installation has this number or this content.',
  'noExport.title': 'Not an export of a count',
  'noExport.text':
    'Every export has a confirmation number, and this file has none. Choose the CSV or JSON file as it was downloaded.',
  'workbook.title': 'Excel files can’t be verified',
  'workbook.text':
    'Saving rewrites them, so they are never quite the same. Choose the CSV file of the count, or verify the number alone.',
  'paper.title': 'A PDF can’t be verified',
  'paper.text':
    'It is created again each time it is printed. Enter the number printed on it, and compare its figures with the CSV file of the count.',
  'another.title': 'The file is from another count',
  'another.text': 'Its number is {number}. Clear the number above to check the file by itself.',
  'about.corrected':
    'A later count corrects it: {number}, completed {day}. Ask for the report of that one.',
  'about.seal': 'Seal (SHA-256)',
  'about.fileHash': 'SHA-256 of this file',
  'about.count': 'Count',
  'about.organization': 'Organization',
  'about.completed': 'Completed',
  'about.number': 'Number',
  'about.signature': 'Signature',
  'about.key': 'Ed25519, key <key></key>, in use from {from}',
  'about.keyUntil': 'Ed25519, key <key></key>, in use from {from} until {until}',
  'about.place': 'Place',
  'about.sequence': 'Seal {sequence, number} of its organization',
  'about.sequenceAfter': 'Seal {sequence, number} of its organization, after <previous></previous>',
  'about.root': 'Daily root',
  'about.noRoot': 'Not there yet: a day is closed in the hour after it ends',
  'about.gone':
    'The record of this count is no longer here, or was changed. The file stands by its own signature.',
} as const
