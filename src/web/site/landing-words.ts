// What the landing page claims. Each sentence is true of the product as it is: a feature that comes
// alive moves from COMING to the others.

interface Claim {
  readonly title: string
  readonly text: string
}

export const STEPS: readonly Claim[] = [
  {
    title: 'Name your store',
    text: 'An organization holds all your shops and warehouses. Setting up the first one takes a few minutes and no training.',
  },
  {
    title: 'Draw its map',
    text: 'Rooms in the order people walk them, shelves with the codes on their labels. A whole row of bays is added at once.',
  },
  {
    title: 'Bring in your people',
    text: 'Invite by email, by a link or by a code to scan. You say who is a manager, who is a scanner, and in which stores.',
  },
  {
    title: 'Go on with the phone',
    text: 'Point the phone at the screen and it is signed in, in the right store. No app to install and no password to type.',
  },
]

export const POINTS: readonly Claim[] = [
  {
    title: 'What changes, changes everywhere.',
    text: 'A shelf added in the office is on the phone in the stockroom a moment later. Nobody reloads, nobody works from an old list.',
  },
  {
    title: 'People see what is theirs.',
    text: 'Scanners and managers get the stores they work in and nothing else. The server checks that at every step, not only the screen.',
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

export const COMING =
  'Being built: counting with the camera, importing the stock list, reports, and an assistant that looks through the differences. They are shown here when they work.'
