// What the landing page claims. Each sentence is true of the product as it is.

export interface Claim {
  readonly title: string
  readonly text: string
}

export const STEPS: readonly Claim[] = [
  {
    title: 'Draw your store',
    text: 'Rooms in the order people walk them, shelves with the codes on their labels. A whole row of bays is added at once, and setting up takes minutes.',
  },
  {
    title: 'Bring in your people',
    text: 'Invite by email, by a link or by a code to scan. You say who is a manager, who is a scanner, and in which stores.',
  },
  {
    title: 'Count with the phones you have',
    text: 'Point the phone at the screen and it is signed in. Take a shelf, scan with the camera or a handheld scanner, and go on without a network: nothing is lost.',
  },
  {
    title: 'Watch the wall fill in',
    text: 'Every shelf is a tile: who counts it, what was handed in, what is left and how long it will take. Nobody has to be asked.',
  },
]

export const POINTS: readonly Claim[] = [
  {
    title: 'What changes, changes everywhere.',
    text: 'A count in the stockroom is on the screen in the office a moment later. Nobody reloads, nobody works from an old list.',
  },
  {
    title: 'People see what is theirs.',
    text: 'Scanners and managers get the stores they work in and nothing else. In a blind count no phone is told what should be there. The server checks that at every step, not only the screen.',
  },
  {
    title: 'You see when it is not live.',
    text: 'When the connection drops, the page says so and since when. What is on the screen stays there.',
  },
  {
    title: 'Yours to run.',
    text: 'It works in the browser of the devices you have. It is open source under the MIT licence: use this installation or host your own.',
  },
]

export const OUTCOMES: readonly Claim[] = [
  {
    title: 'Your list is read as it is.',
    text: 'CSV, XLSX and ODS from any till, with its own columns and decimals. What is wrong is said row by row, before anything is imported.',
  },
  {
    title: 'Differences come with a likely cause.',
    text: 'A case counted as one, a shelf counted twice, an item taken for its neighbour: what looks like a mistake is named before anybody counts again.',
  },
  {
    title: 'Reports cover every count.',
    text: 'Differences, shrinkage and accuracy over time, by store and category, and the pace of everybody who counts: to read, to print or to take away as a file.',
  },
  {
    title: 'A finished count stays finished.',
    text: 'It is closed under a seal. Whoever holds its file can verify that nothing was changed since.',
  },
]
