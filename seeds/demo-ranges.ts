// What the demo shop sells, as a buyer would list it: products with their variants and sizes.

export interface Range {
  readonly category: string
  readonly products: readonly string[]
  readonly variants: readonly string[]
  readonly sizes: readonly string[]
  /** The range of the unit cost, in the currency of the shop. */
  readonly cost: readonly [number, number]
  /** Pieces per case, if cases have a code of their own. */
  readonly casePieces?: number
}

export interface RoomRanges {
  readonly room: string
  readonly prefix: string
  readonly shelves: number
  readonly itemsPerShelf: number
  readonly ranges: readonly Range[]
}

export const DEMO_ROOMS: readonly RoomRanges[] = [
  {
    room: 'Grocery aisles',
    prefix: 'G',
    shelves: 18,
    itemsPerShelf: 46,
    ranges: [
      {
        category: 'Tea & coffee',
        products: [
          'Breakfast tea',
          'Green tea',
          'Rooibos',
          'Chai',
          'Filter coffee',
          'Espresso beans',
        ],
        variants: ['classic', 'organic', 'decaf', 'reserve'],
        sizes: ['50 g', '125 g', '250 g', '500 g'],
        cost: [1.9, 9.5],
        casePieces: 12,
      },
      {
        category: 'Pasta & rice',
        products: [
          'Penne',
          'Spaghetti',
          'Fusilli',
          'Basmati rice',
          'Risotto rice',
          'Couscous',
          'Orzo',
        ],
        variants: ['classic', 'wholegrain', 'organic', 'bronze-cut'],
        sizes: ['400 g', '500 g', '1 kg'],
        cost: [0.7, 3.4],
        casePieces: 24,
      },
      {
        category: 'Tins & jars',
        products: [
          'Chopped tomatoes',
          'Chickpeas',
          'Butter beans',
          'Olives',
          'Capers',
          'Artichokes',
          'Roast peppers',
        ],
        variants: ['classic', 'organic', 'in brine', 'with herbs', 'smoked'],
        sizes: ['190 g', '280 g', '400 g'],
        cost: [0.6, 4.2],
        casePieces: 12,
      },
      {
        category: 'Oils & vinegars',
        products: ['Olive oil', 'Rapeseed oil', 'Sesame oil', 'Balsamic vinegar', 'Cider vinegar'],
        variants: ['mild', 'extra virgin', 'organic', 'aged'],
        sizes: ['250 ml', '500 ml', '750 ml', '1 l'],
        cost: [2.8, 14.9],
        casePieces: 6,
      },
      {
        category: 'Baking',
        products: [
          'Plain flour',
          'Bread flour',
          'Caster sugar',
          'Brown sugar',
          'Cocoa',
          'Vanilla paste',
          'Dry yeast',
        ],
        variants: ['classic', 'organic', 'stoneground', 'fine'],
        sizes: ['100 g', '500 g', '1 kg', '1.5 kg'],
        cost: [0.8, 6.5],
      },
      {
        category: 'Biscuits & sweets',
        products: [
          'Oat biscuits',
          'Shortbread',
          'Dark chocolate',
          'Milk chocolate',
          'Nougat',
          'Fudge',
          'Ginger thins',
        ],
        variants: ['classic', 'sea salt', 'orange', 'hazelnut', 'almond'],
        sizes: ['80 g', '100 g', '180 g', '250 g'],
        cost: [1.1, 4.8],
        casePieces: 12,
      },
      {
        category: 'Spreads',
        products: [
          'Honey',
          'Strawberry jam',
          'Apricot jam',
          'Marmalade',
          'Peanut butter',
          'Hazelnut spread',
        ],
        variants: ['classic', 'organic', 'crunchy', 'set'],
        sizes: ['210 g', '340 g', '500 g'],
        cost: [1.6, 6.9],
        casePieces: 6,
      },
      {
        category: 'Spices',
        products: [
          'Black pepper',
          'Smoked paprika',
          'Cumin',
          'Turmeric',
          'Cinnamon',
          'Oregano',
          'Chilli flakes',
          'Nutmeg',
        ],
        variants: ['ground', 'whole', 'organic'],
        sizes: ['35 g', '70 g', '150 g'],
        cost: [0.9, 4.4],
      },
    ],
  },
  {
    room: 'Kitchen & table',
    prefix: 'K',
    shelves: 12,
    itemsPerShelf: 45,
    ranges: [
      {
        category: 'Tableware',
        products: [
          'Dinner plate',
          'Side plate',
          'Pasta bowl',
          'Cereal bowl',
          'Mug',
          'Espresso cup',
          'Serving dish',
        ],
        variants: ['chalk', 'slate', 'moss', 'rust', 'indigo', 'speckled'],
        sizes: ['single', 'set of 4'],
        cost: [2.4, 26],
        casePieces: 6,
      },
      {
        category: 'Glass',
        products: ['Tumbler', 'Wine glass', 'Highball', 'Carafe', 'Storage jar'],
        variants: ['clear', 'smoke', 'green', 'ribbed'],
        sizes: ['small', 'medium', 'large'],
        cost: [1.8, 19],
        casePieces: 6,
      },
      {
        category: 'Cookware',
        products: ['Frying pan', 'Saucepan', 'Casserole', 'Roasting tin', 'Loaf tin', 'Wok'],
        variants: ['steel', 'cast iron', 'enamel', 'non-stick'],
        sizes: ['20 cm', '24 cm', '28 cm', '32 cm'],
        cost: [8, 74],
      },
      {
        category: 'Tools',
        products: [
          'Chef knife',
          'Paring knife',
          'Peeler',
          'Whisk',
          'Ladle',
          'Spatula',
          'Grater',
          'Colander',
        ],
        variants: ['beech', 'steel', 'black', 'olive wood'],
        sizes: ['small', 'medium', 'large'],
        cost: [2.1, 48],
      },
      {
        category: 'Kitchen linen',
        products: ['Tea towel', 'Apron', 'Oven glove', 'Table runner', 'Napkin'],
        variants: ['natural', 'stripe', 'check', 'navy', 'ochre'],
        sizes: ['single', 'pair', 'set of 4'],
        cost: [2.2, 21],
      },
    ],
  },
  {
    room: 'Bath & linen',
    prefix: 'B',
    shelves: 8,
    itemsPerShelf: 36,
    ranges: [
      {
        category: 'Soap & care',
        products: [
          'Bar soap',
          'Hand wash',
          'Body lotion',
          'Bath salts',
          'Shampoo bar',
          'Hand cream',
        ],
        variants: ['lavender', 'fig', 'cedar', 'citrus', 'unscented'],
        sizes: ['75 g', '250 ml', '500 ml'],
        cost: [1.7, 13],
        casePieces: 12,
      },
      {
        category: 'Towels',
        products: ['Hand towel', 'Bath towel', 'Bath sheet', 'Face cloth', 'Bath mat'],
        variants: ['white', 'sand', 'sage', 'charcoal', 'terracotta', 'sea'],
        sizes: ['single', 'pair'],
        cost: [2.5, 29],
      },
      {
        category: 'Bed linen',
        products: ['Pillowcase', 'Duvet cover', 'Fitted sheet', 'Throw', 'Cushion cover'],
        variants: ['white', 'sand', 'sage', 'charcoal', 'stripe'],
        sizes: ['single', 'double', 'king', 'square', 'oblong', 'long'],
        cost: [6, 58],
      },
    ],
  },
  {
    room: 'Chilled',
    prefix: 'C',
    shelves: 6,
    itemsPerShelf: 32,
    ranges: [
      {
        category: 'Cheese',
        products: ['Cheddar', 'Brie', 'Feta', 'Goat cheese', 'Gouda', 'Blue cheese'],
        variants: ['mild', 'mature', 'organic', 'smoked'],
        sizes: ['150 g', '200 g', '350 g'],
        cost: [1.9, 7.5],
      },
      {
        category: 'Dairy',
        products: ['Butter', 'Yoghurt', 'Cream', 'Kefir', 'Creme fraiche'],
        variants: ['classic', 'organic', 'low fat', 'lactose-free'],
        sizes: ['150 g', '250 g', '500 g'],
        cost: [0.9, 4.1],
        casePieces: 12,
      },
      {
        category: 'Deli',
        products: ['Hummus', 'Pesto', 'Olive mix', 'Salami', 'Ham', 'Tofu'],
        variants: ['classic', 'organic', 'spicy', 'with herbs'],
        sizes: ['100 g', '180 g', '250 g'],
        cost: [1.6, 6.2],
      },
    ],
  },
  {
    room: 'Tills & window',
    prefix: 'T',
    shelves: 4,
    itemsPerShelf: 38,
    ranges: [
      {
        category: 'Cards & paper',
        products: ['Greeting card', 'Notebook', 'Wrapping paper', 'Gift tag', 'Postcard'],
        variants: ['floral', 'plain', 'kraft', 'stripe', 'winter'],
        sizes: ['A6', 'A5', 'roll'],
        cost: [0.5, 7.9],
      },
      {
        category: 'Candles',
        products: ['Pillar candle', 'Scented candle', 'Tealights', 'Dinner candles'],
        variants: ['fig', 'amber', 'linen', 'pine', 'white', 'red'],
        sizes: ['small', 'medium', 'large', 'set'],
        cost: [1.2, 17],
      },
    ],
  },
]
