const bread = {
  title: 'From the oven',
  picture: { src: 'oven.jpg' },
  note: 'From half past seven until it is gone.',
  items: [
    { name: 'Quay sourdough', text: 'Wheat and a little rye, proved overnight.', price: 6.5, tags: ['VG'] },
    { name: 'Seeded rye', text: 'Sunflower, linseed, pumpkin.', price: 7.2, tags: ['VG'], soldOut: true },
    { name: 'Focaccia', text: 'Rosemary and sea salt, by the slab.', price: 4, tags: ['V'] },
  ],
};

const plates = {
  title: 'Plates',
  items: [
    {
      name: 'Eggs on toast',
      picture: { src: 'eggs.jpg', decorative: true as const },
      text: 'Two eggs as you like them, brown butter.',
      price: 9,
      tags: ['V'],
    },
    { name: 'Smoked mackerel', text: 'Beetroot, horseradish, rye crackers.', price: 12.5 },
    { name: 'Soup of the day', text: 'Ask at the counter. With bread.', price: 8, tags: ['V', 'GF'] },
    { name: 'Cheese board for two', text: 'Three cheeses, quince, crackers.', price: 'ask us' },
  ],
};

const drinks = {
  title: 'To drink',
  items: [
    { name: 'Filter coffee', price: 3.2 },
    { name: 'Flat white', price: 3.8 },
    { name: 'Pot of tea', text: 'Breakfast, green or mint.', price: 3.5 },
  ],
};

const legend = [
  { tag: 'V', label: 'vegetarian' },
  { tag: 'VG', label: 'vegan' },
  { tag: 'GF', label: 'without gluten' },
];

export const menuExamples = [
  {
    name: 'A bill of fare with dots',
    props: {
      headline: 'What we bake and cook today',
      lead: 'Everything is made in the room behind the counter.',
      groups: [bread, plates, drinks],
      legend,
      note: 'Tell us about allergies before you order; flour is everywhere here.',
    },
  },
  {
    name: 'Treatments as cards',
    props: {
      headline: 'Treatments',
      layout: 'cards' as const,
      offers: 'services' as const,
      tone: 'tint' as const,
      groups: [
        {
          title: 'For the back',
          items: [
            {
              name: 'Deep tissue',
              picture: { src: 'stones.jpg', decorative: true as const },
              text: 'Slow work along the spine.',
              price: 85,
            },
            {
              name: 'Hot stones',
              picture: { src: 'basalt.jpg', decorative: true as const },
              text: 'Warm basalt, an hour of quiet.',
              price: 110,
            },
            {
              name: 'After a long flight',
              picture: { src: 'flight.jpg', decorative: true as const },
              text: 'Neck, shoulders and calves.',
              price: 60,
            },
          ],
        },
        { title: 'At your home', items: [{ name: 'A visit', text: 'We bring the table.', price: 'on request' }] },
      ],
    },
  },
  {
    name: 'A shelf with pictures',
    props: {
      headline: 'In the window',
      lead: 'Poured on Monday, cured for a month.',
      layout: 'shelf' as const,
      offers: 'products' as const,
      groups: [
        {
          title: 'Soaps',
          note: 'By the bar.',
          items: ['Bay', 'Coal tar', 'Fennel', 'Salt'].map((name) => ({
            name,
            picture: { src: `${name.toLowerCase().replace(' ', '-')}.jpg`, decorative: true as const },
            price: 6,
          })),
        },
        {
          title: 'Refills',
          items: [
            { name: 'Liquid soap', text: 'Bring a bottle.', price: 4 },
            { name: 'Soap flakes', text: 'For wool.', price: 5 },
            { name: 'Washing soda', price: 2 },
          ],
        },
      ],
    },
  },
  {
    name: 'One evening, centred',
    props: {
      headline: 'Thursday supper',
      lead: 'One menu, one sitting, one long table.',
      layout: 'list' as const,
      groups: [
        { ...plates, title: 'First' },
        { title: 'Then', items: [{ name: 'Hake, leeks, cider', price: 21 }] },
      ],
      legend,
    },
  },
  {
    name: 'A long menu with links to its parts',
    props: { headline: 'All day', layout: 'tabs' as const, groups: [bread, plates, drinks], legend },
  },
];
