import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clone } from '../candidates/project.ts';

/** Photos in the slots of the site. */
export const photoCount = 40;

const words = ['harbour', 'kiln', 'glaze', 'clay', 'wheel', 'shelf', 'bench', 'window', 'lamp'];
const word = (index: number) => words[index % words.length] ?? '';

/**
 * Writes a site of four pages into a folder. With pictures, each of 40 photos is in one slot: a hero, two galleries, portraits,
 * cards, steps, articles and wide media. Without, it has the same text and no galleries.
 */
export function writeSite(folder: string, hasPictures: boolean): void {
  writeConfig(folder, site(hasPictures));
}

/** Writes a site of one page with a gallery of some pictures. */
export function writeGallery(folder: string, names: readonly string[]): void {
  const items = names.map((src) => ({ picture: { src, alt: 'A shelf in the studio by day' } }));
  const gallery = { block: 'gallery', headline: 'What came out', items };
  writeConfig(folder, { ...frame, routes: [page('/', 'Stoneware from the quay', { gallery })] });
}

/** Writes a site of one page with a photo beside its first headline. */
export function writeHero(folder: string): void {
  const media = { kind: 'picture', src: 'photo.jpg', alt: 'A kiln' };
  const hero = { block: 'hero', headline: 'Stoneware from the quay', lead: 'Thrown in sight of boats.', media };
  writeConfig(folder, { ...frame, routes: [page('/', 'Stoneware from the quay', { hero })] });
}

function writeConfig(folder: string, config: unknown): void {
  mkdirSync(join(folder, 'templates/images'), { recursive: true });
  for (const file of ['document.hbs', 'theme.css'])
    cpSync(join(clone, 'tests/fixtures/own-block/templates', file), join(folder, 'templates', file));
  const code = `import { defineSite } from 'frontage';\n\nexport default defineSite(${JSON.stringify(config, null, 1)});\n`;
  writeFileSync(join(folder, 'pages.config.ts'), code);
}

/** What the sites have in common. */
const frame = {
  origin: 'https://studio.example',
  name: 'Kiln and Quay',
  locale: 'en-GB',
  organization: { type: 'Organization' },
  notFound: {
    meta: { title: 'Not here', description: 'There is nothing at this address.' },
    sections: { intro: { block: 'pageIntro', headline: 'Nothing here' } },
  },
  rules: { 'claim-literal': 'off', 'page-orphan': 'off' },
};

function site(hasPictures: boolean) {
  let next = 0;
  const picture = () => {
    next += 1;
    const shown = { src: `photo-${String(next).padStart(2, '0')}.jpg`, alt: `A ${word(next)} in the studio by day` };
    return hasPictures ? shown : undefined;
  };
  const media = () => {
    const shown = picture();
    return shown && { kind: 'picture', ...shown };
  };
  const items = <Item>(count: number, make: (index: number) => Item) =>
    Array.from({ length: count }, (_, i) => make(i));
  const gallery = (layout: string | undefined, count: number) => {
    const shown = items(count, () => ({ picture: picture() }));
    return hasPictures ? { gallery: { block: 'gallery', layout, headline: 'What came out', items: shown } } : {};
  };
  const title = (index: number) => `About the ${word(index)}, number ${words.indexOf(word(index)) + 1}`;
  return {
    ...frame,
    routes: [
      page('/', 'Stoneware from the quay', {
        hero: { block: 'hero', headline: 'Stoneware from the quay', lead: 'Thrown in sight of boats.', media: media() },
        ...gallery(undefined, 9),
        team: {
          block: 'team',
          headline: 'Who throws',
          members: items(6, (i) => ({ name: `Ana ${word(i)}`, role: 'Potter', description: title(i), media: media() })),
        },
        wide: hasPictures
          ? { block: 'media', layout: 'wide', headline: 'The studio', text: 'From the door.', media: media() }
          : { block: 'pageIntro', headline: 'The studio', lead: 'From the door.' },
      }),
      page('/work', 'What we make all year', {
        intro: { block: 'pageIntro', headline: 'What we make' },
        ...gallery('mosaic', 8),
        story: {
          block: 'story',
          headline: 'How it began',
          paragraphs: ['A wheel, a shed, and a winter that went on.'],
          media: media(),
        },
      }),
      page('/courses', 'Courses at the wheel', {
        intro: { block: 'pageIntro', headline: 'Courses' },
        cards: {
          block: 'serviceCards',
          ...(hasPictures && { layout: 'pictures' }),
          headline: 'What you learn',
          cards: items(6, (i) => ({
            title: title(i),
            description: `You make a ${word(i)}.`,
            icon: 'tools',
            picture: picture(),
          })),
        },
        steps: {
          block: 'steps',
          ...(hasPictures && { layout: 'pictures' }),
          headline: 'How a day goes',
          items: items(4, (i) => ({ title: title(i), text: `Then the ${word(i)}.`, picture: picture() })),
        },
      }),
      page('/news', 'News from the kiln', {
        articles: {
          block: 'articles',
          headline: 'News',
          items: items(4, (i) => ({ title: title(i), teaser: `What the ${word(i)} did.`, picture: picture() })),
        },
      }),
    ],
  };
}

function page(path: string, title: string, sections: Readonly<Record<string, unknown>>) {
  const description = `${title}: stoneware that is thrown, glazed and fired where you can watch, on the old quay.`;
  return { path, meta: { title: `${title} | Kiln and Quay`, description }, sections };
}
