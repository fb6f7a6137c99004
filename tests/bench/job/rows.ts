import { capital, parts, pick, seeded, spoken, take } from './sentences.ts';

/** One landing page: what it says of its own. */
export interface Row {
  readonly slug: string;
  readonly name: string;
  readonly region: string;
  readonly title: string;
  readonly description: string;
  readonly hero: {
    readonly eyebrow: string;
    readonly headline: string;
    readonly lead: string;
    readonly points: string[];
  };
  readonly cards: { readonly title: string; readonly description: string; readonly icon: string }[];
  readonly reviews: {
    readonly name: string;
    readonly business: string;
    readonly rating: number;
    readonly text: string;
  }[];
}

/** The first `count` rows; a row is the same whatever their number, and the same on every machine. */
export function rows(count: number): Row[] {
  if (count > towns) throw new Error(`There are names for ${towns} towns, not for ${count}.`);
  return Array.from({ length: count }, (_, index) => rowAt(index));
}

/** The rows with other words in the hero of one page, which nothing else is touched by. */
export function withEdit(all: readonly Row[], index: number, revision: number): Row[] {
  return all.map((row, at) =>
    at === index
      ? { ...row, hero: { ...row.hero, lead: `${row.hero.lead} Looked over again, note ${revision}.` } }
      : row,
  );
}

const starts =
  'Ash Birch Black Bright Brook Castle Clear Cold Cross Deer Dun East Elm Fair Fern Fox Glen Gold Green Hart Hazel Heath High Holly Iron Kings Lake Lark Long Maple Marsh Mill Moor New North Oak Old Orchard Otter Pine Quarry Raven Red Ridge River Rose Sand Sea Silver South Spring Stone Swan Thorn Wade West White Wild Willow Winter'.split(
    ' ',
  );
const ends =
  'bank beck berry bourne bridge brook burn bury church cliff combe cote croft dale den down end fall field ford gate grove ham haven hill holme hurst land leigh ley mead mere minster moor mouth pool port ridge side stead stoke stow ton vale view ville water well wick wood worth'.split(
    ' ',
  );
const regions =
  'Alder County,Amber Coast,Barrow Valley,Beacon Hills,Cairn County,Calder Plain,Copper Coast,Dell County,Drift Islands,Eastmarch,Elder Valley,Ember County,Fallow Plain,Gannet Coast,Granite Hills,Harbour County,Heron Valley,Juniper Hills,Kestrel County,Lantern Coast,Linden Plain,Lower Marches,Marrow Valley,Mistral Coast,Northmarch,Osprey County,Pebble Coast,Quill Valley,Rowan Hills,Saffron Plain,Sorrel County,Tamar Valley,Upper Marches,Verdant Plain,Westmarch,Yarrow County'.split(
    ',',
  );
const towns = starts.length * ends.length * regions.length;

function rowAt(index: number): Row {
  const random = seeded(index);
  // Neighbours differ in all three, and no combination comes twice.
  const start = pick(starts, index);
  const end = pick(ends, Math.floor(index / starts.length) + index);
  const region = pick(regions, Math.floor(index / (starts.length * ends.length)) + index);
  const name = `${start}${end}`;
  const say = (sentence: readonly (readonly string[])[]) => spoken(sentence, random);
  return {
    slug: `${name}-${region}`.toLowerCase().replaceAll(' ', '-'),
    name,
    region,
    title: `House cleaning in ${name}, ${region} | Brightwork`,
    description: `House cleaning in ${name}, ${region}: ${say(promise)}. The price is said before we begin.`,
    hero: {
      eyebrow: `${name}, ${region}`,
      headline: `A clean home in ${name}, ${say(benefit)}`,
      lead: `${capital(say(opening))}. ${capital(say(local))}.`,
      points: [say(point), say(proof), say(comfort)],
    },
    cards: cardTitles.map((titles, at) => ({
      icon: pick(icons, at),
      title: take(titles, random),
      description: `${capital(say(work))}. ${capital(say(detail))}.`,
    })),
    reviews: [0, 1, 2].map(() => ({
      name: `${take(first, random)} ${take(last, random)}`,
      business: `${take(homes, random)} in ${name}`,
      rating: random() < 0.8 ? 5 : 4,
      text: `${capital(say(praise))}. ${capital(say(story))}. ${capital(say(closing))}.`,
    })),
  };
}

const promise = parts(
  'two people|a pair|the same pair|a quiet team',
  'who come back|you have met|with one key|your neighbours know',
  'each week|on your morning|while you work|before noon',
);
const benefit = parts('without|and never', 'a lost weekend|a list of excuses|a new face each week|an hour of your own');
const opening = parts(
  'people here|families here|those who moved here|our oldest customers here',
  'have us in|let us in|keep a morning for us|leave us the key',
  'because the rain brings the road in|because the school run leaves no time|because the old floors want care|because guests come without a call',
  'and stay because nothing is forgotten|and tell the neighbours|and ask for the same pair again|and think of something else',
);
const local = parts(
  'we park|our van stands|you find us|we start',
  'by the old station|behind the market|near the green bridge|at the top of the hill|across from the bakery',
  'from seven|before the shops open|when the bells ring|as soon as it is light',
  'and carry the rest by hand|and are gone by lunch|and wave on the way out|and take the paper along',
);
const point = parts(
  'the same|always the same|one',
  'two people|pair|team',
  'you met first|who know the dog|with your key',
);
const proof = parts(
  'insured|employed by us|checked',
  'and paid|and trained|and greeted',
  'properly|by name|each month',
);
const comfort = parts(
  'paid|settled|charged',
  'after the visit|when it is done|once you are home',
  'not before|and only then',
);
const cardTitles = [
  ['The weekly round', 'Every week', 'Your regular morning', 'A steady hand'],
  ['Windows and light', 'Glass, inside and out', 'Clear panes', 'Every window'],
  ['Moving day', 'In or out of a home', 'The empty house', 'Keys and boxes'],
  ['After the builders', 'Dust and plaster', 'When the work is done', 'A site made a home'],
];
const icons = ['calendar', 'search', 'map', 'tools'];
const work = parts(
  'we begin|our people begin|the morning starts|it goes',
  'at the door|from the top floor|with the kitchen|where the dust falls first|with what you wrote down',
  'and work|and move on|and go',
  'room by room|towards the stairs|to the last corner|with the light|behind every door',
  'until the floor is dry|until you could eat there|until nothing sticks|until the list is done',
);
const detail = parts(
  'tiles|handles|sills|frames|switches|shelves',
  'are wiped twice|get a cloth of their own|are dried by hand|are seen to each time',
  'and the corners too|which most people forget|as it should be|and never with bleach',
);
const first = 'Ada Ben Cleo Dan Eva Finn Greta Hugo Ida Jonas Kira Leo Mona Nils Olga Pia Quinn Rosa Sam Tess'.split(
  ' ',
);
const last = 'Adler Brook Carter Dunn Ellis Frost Grant Hale Irving Jarvis Keane Lowe Marsh North Owens Price'.split(
  ' ',
);
const homes = ['A flat', 'A terraced house', 'A cottage', 'A house with three cats', 'A loft', 'A family of five'];
const praise = parts(
  'they came|both arrived|the two of them stood there|our pair rang',
  'on the minute|in the snow|with a smile|when they said|although it poured',
  'and started|and set to work|and took their shoes off|and asked one good question',
);
const story = parts(
  'the oven|the bath|the hall|the kitchen floor|the stair carpet|the big window',
  'had been|was|looked',
  'a sorry sight|given up on|worse than I admit|a matter between us|grey for years',
  'and now shines|and is white again|and looks like on the first day|and makes me proud',
);
const closing = parts(
  'I have|we have|my mother has',
  'cancelled nothing since|told the whole street|given them the key|slept better|stopped apologising to guests',
  'and would again|and mean it|without a worry|and that says a lot',
);
