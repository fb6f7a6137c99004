import { rows } from '../job/rows.ts';
import { capital, parts, pick, seeded, spoken, take } from '../job/sentences.ts';

/** A row of a CSV table: cells by column. */
export type Cells = Readonly<Record<string, string>>;

/** The two tables of the realistic site. Its pages are their product. */
export interface Tables {
  readonly services: readonly Cells[];
  readonly cities: readonly Cells[];
}

/** How many services and cities the realistic site has, by its number of pages. */
const shapes: Readonly<Record<number, { services: number; cities: number }>> = {
  24: { services: 4, cities: 6 },
  1200: { services: 12, cities: 100 },
  5000: { services: 20, cities: 250 },
};

/** Numbers of pages that the realistic site comes in. */
export const realisticSizes: readonly number[] = Object.keys(shapes).map(Number);

/** The tables for a number of pages. A row is the same on every machine, whatever the number of rows. Throws for other numbers. */
export function tables(pages: number): Tables {
  const shape = shapes[pages];
  if (shape === undefined) throw new Error(`The realistic site has ${realisticSizes.join(', ')} pages, not ${pages}.`);
  return {
    services: Array.from({ length: shape.services }, (_, index) => serviceAt(index)),
    cities: Array.from({ length: shape.cities }, (_, index) => cityAt(index)),
  };
}

/** A table as the text of a CSV file. */
export function csvOf(table: readonly Cells[]): string {
  const columns = Object.keys(table[0] ?? {});
  const lines = table.map((row) => columns.map((column) => `"${(row[column] ?? '').replaceAll('"', '""')}"`).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

const things =
  'Home,Window,Oven,Carpet,Gutter,Chimney,Garden,Pool,Roof,Office,Attic,Cellar,Garage,Terrace,Stair,Facade,Kitchen,Curtain,Mattress,Fireplace,Awning'.split(
    ',',
  );
const promises = 'without a streak,on your morning,by hand,with one key,before noon,with no bleach'.split(',');

function serviceAt(index: number): Cells {
  const random = seeded(100_000 + index);
  const say = (sentence: readonly (readonly string[])[]) => spoken(sentence, random);
  const thing = pick(things, index);
  const name = `${thing} cleaning`;
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    minutes: String(45 + 15 * Math.floor(random() * 8)),
    promise: pick(promises, index),
    summary: `${name}, ${say(summary)}`,
    lead: `${capital(say(lead))}.`,
    points: [say(point), say(proof)].join(';'),
    'first.title': `First, ${take(places, random)}`,
    'first.text': `${capital(say(work))}. ${capital(say(work))}.`,
    'second.title': `Then, ${take(places, random)}`,
    'second.text': `${capital(say(work))}. ${capital(say(work))}.`,
    question: `What do you bring for the ${thing.toLowerCase()}?`,
    answer: `${capital(say(bring))}. ${capital(say(bring))}.`,
  };
}

const cityTexts = rows(250);

function cityAt(index: number): Cells {
  const random = seeded(200_000 + index);
  const say = (sentence: readonly (readonly string[])[]) => spoken(sentence, random);
  const row = cityTexts[index];
  if (row === undefined) throw new Error(`There are ${cityTexts.length} cities, not ${index + 1}.`);
  const [review, second, third] = row.reviews;
  return {
    slug: row.slug,
    name: row.name,
    region: row.region,
    map: `https://maps.example/${row.slug}`,
    hello: row.hero.lead,
    story: `${second?.text} ${row.cards.map(({ description }) => description).join(' ')}`,
    parking: `${capital(say(parking))}. ${third?.text}`,
    question: `Do you come ${take(outskirts, random)}?`,
    answer: `${capital(say(parking))}. ${capital(say(parking))}.`,
    'review.name': review?.name ?? '',
    'review.home': review?.business.replace(` in ${row.name}`, '') ?? '',
    'review.rating': String(review?.rating ?? 5),
    'review.text': review?.text ?? '',
  };
}

const summary = parts('by two people|by a pair|by a quiet team', 'who come back|you have met|your neighbours know');
const lead = parts(
  'two people|the same pair|a team that you know',
  'begin at the door|begin where the light is|begin with your list',
  'and end with a look together|and end when you say so|and leave nothing wet behind',
  'on the morning that suits you|while you are at work|before the shops open',
);
const point = parts('the same|one', 'two people|pair|team', 'you met first|with your key|who know the dog');
const proof = parts('insured|employed by us|trained', 'and paid|and greeted', 'properly|by name');
const places = 'the edges,what you see first,the corners,the far side,what nobody moves,the frame'.split(',');
const work = parts(
  'we loosen|we lift|we brush out|we rinse',
  'what has settled|what the winter left|the old film|the dust of years|what sticks',
  'with warm water|with a soft brush|with a blade of brass|by hand',
  'and dry it at once|and look at it from the side|and go over it again|and carry the rest away',
);
const bring = parts(
  'we bring|our people carry|the van holds',
  'ladders of three lengths|a pump without noise|cloths for each room|brushes that leave no mark|a lamp for dark corners',
  'and take them along again|and put nothing on your floor|and need only water from you|and cover what stands near',
);
const parking = parts(
  'our vans stop|we leave the van|our people get out',
  'by the old station|behind the market|near the green bridge|at the top of the hill|across from the bakery|at the last stop of the tram',
  'and walk from there|and ring before they come up|and are back by noon|and leave the drive free',
  'on weekdays|on every second Saturday|from seven on|as soon as it is light',
);
const outskirts = 'to the hills,to the harbour,to the old town,to the new houses,across the river,to the farms'.split(
  ',',
);
