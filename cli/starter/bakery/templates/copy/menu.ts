import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  layout: 'centred',
  eyebrow: 'Anchor Street',
  headline: 'Bill of *fare*',
  lead: 'The shelf opens with the door, breakfast ends at half past eleven, and lunch ends when the pot does.',
} satisfies Section;

export const fare = {
  block: 'menu',
  headline: 'By *day*',
  lead: 'Tuesday to Sunday. Order at the counter, sit where there is room.',
  groups: [
    {
      title: 'From the shelf',
      note: 'Until it is gone; by half the loaf if you like.',
      items: [
        {
          name: 'Anchor sourdough',
          text: 'Wheat, a tenth of rye, salt, water, a long night.',
          price: 5.8,
          tags: ['VG'],
        },
        { name: 'Harbour rye', text: 'All rye, dark with malt. Better on its second day.', price: 6.4, tags: ['VG'] },
        { name: 'Oat and seaweed', text: 'Dillisk from the pier, oats from Lisheen.', price: 6.2, tags: ['VG'] },
        { name: 'White tin', text: 'For toast. We are not above it.', price: 4.2, tags: ['V'] },
        { name: 'Cardamom knot', text: 'Butter in the dough and on your fingers.', price: 3.4, tags: ['V'] },
        { name: 'Brown butter bun', text: 'Salt on top.', price: 3.2, tags: ['V'] },
      ],
    },
    {
      title: 'Breakfast',
      note: 'Until half past eleven.',
      items: [
        { name: 'Toast, three kinds', text: 'With butter, jam and whatever the bees left.', price: 6.5, tags: ['V'] },
        { name: 'Eggs from Lisheen', text: 'Two, soft, on rye with brown butter.', price: 10.5, tags: ['V'] },
        { name: 'Porridge', text: 'Oats soaked overnight, cream, black sugar.', price: 7.5, tags: ['V'] },
        { name: 'The oven breakfast', text: 'Sausage, beans, egg and tomato in one iron pan.', price: 14 },
      ],
    },
    {
      title: 'Lunch',
      note: 'From twelve, while the pot lasts.',
      items: [
        {
          name: 'Soup and the heel of a loaf',
          text: 'Ask; it changes before we can write it down.',
          price: 8.5,
          tags: ['VG'],
        },
        { name: 'Flatbread', text: 'Sheep’s cheese, greens, burnt lemon.', price: 12, tags: ['V'] },
        { name: 'Ham off the bone', text: 'Mustard, pickles, as much rye as you can eat.', price: 13.5 },
        { name: 'Smoked mackerel', text: 'Beetroot, horseradish, rye crisps.', price: 14 },
      ],
    },
    {
      title: 'In the cup',
      items: [
        { name: 'Filter coffee', text: 'The second cup is on the house.', price: 3.4 },
        { name: 'Flat white', price: 4 },
        { name: 'Pot of tea', text: 'Strong. Milk on the side, for guests.', price: 3.6 },
        { name: 'Apple juice', text: 'Pressed at Carrowbeg, cloudy as the weather.', price: 4.2 },
      ],
    },
  ],
  legend: [
    { tag: 'V', label: 'vegetarian' },
    { tag: 'VG', label: 'vegan' },
  ],
  note: 'Flour is everywhere in this house, so nothing is free of gluten. Tell us about other allergies before you order.',
} satisfies Section;

export const supper = {
  block: 'menu',
  layout: 'list',
  tone: 'tint',
  headline: 'By *night*',
  lead: 'Thursday to Saturday from half past six. A short card, cooked in the heat that the bread left behind.',
  groups: [
    {
      title: 'To begin',
      items: [
        {
          name: 'Bread and butter',
          text: 'The day’s four loaves, cultured butter, sea salt.',
          price: 5.5,
          tags: ['V'],
        },
        { name: 'Leeks in ash', text: 'Hazelnut, egg yolk, sorrel.', price: 9.5, tags: ['V'] },
        { name: 'Mussels', text: 'Cider, cream, the heel of a loaf to finish.', price: 12.5 },
      ],
    },
    {
      title: 'From the embers',
      items: [
        { name: 'Half a hen', text: 'Bread sauce, roast onions, its own gravy.', price: 24 },
        { name: 'Shoulder of lamb for two', text: 'All night at the back of the oven. White beans.', price: 52 },
        { name: 'Celeriac baked in salt', text: 'Brown butter crumbs, pickled pear.', price: 19, tags: ['V'] },
      ],
    },
    {
      title: 'To end',
      items: [
        { name: 'Baked apple', text: 'Rye crumble, cold cream.', price: 8.5, tags: ['V'] },
        { name: 'Three cheeses', text: 'Oatcakes, quince, a pear that is ready.', price: 13, tags: ['V'] },
      ],
    },
  ],
  legend: [{ tag: 'V', label: 'vegetarian' }],
  note: 'The whole table can have everything for {{facts.trays.supper}} a head. We call it giving in.',
} satisfies Section;

export const book = {
  block: 'callToAction',
  layout: 'cover',
  headline: 'Eleven tables, *three* nights',
  text: 'Fridays go first. Two stools at the counter are never booked, for people who decide at six.',
  actions: [
    { label: 'Book a table', href: '/book' },
    { label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone}}' },
  ],
  media: {
    kind: 'picture',
    src: 'oven.jpg',
    alt: 'Loaves in the arch of a brick oven, embers behind them',
  },
} satisfies Section;
