import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { checkHero, hero } from './index.ts';
import { HeroView, heroFields } from './view.tsx';

const schema = z.strictObject(heroFields);
const html = (props: Partial<Parameters<typeof HeroView>[0]> = {}) =>
  renderToStaticMarkup(<HeroView ui={ui} id="start" level={1} headline="Home by six" {...props} />);

describe('hero', () => {
  it('rejects a third action', () => {
    const action = { label: 'Go', href: '/' };
    expect(schema.safeParse({ headline: 'a', actions: [action, action, action] }).success).toBe(false);
  });

  it('is a section named by its only heading, at the given level', () => {
    expect(html()).toMatch(/^<section id="start"[^>]*aria-labelledby="start-title"/);
    expect(html().match(/<h\d/g)).toEqual(['<h1']);
    expect(html({ level: 2 })).toContain('<h2 id="start-title"');
  });

  it('renders no empty element for a missing field', () => {
    expect(html()).not.toMatch(/hero-above|hero-points|actions|figure|<(p|ul)[^>]*><\//);
  });

  it('draws its media with unique ids', () => {
    const { props } = hero.examples[0] ?? {};
    const { media } = schema.parse(props);
    const page = html({ media });
    expect(page).toContain('<figure class="figure figure-chart hero-proof">');
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith('start'))).toBe(true);
  });

  it('shows a rating as stars with a name, and links to the reviews if it can', () => {
    const rating = { stars: 4.9, text: 'From 212 reviews' };
    expect(html({ rating })).toMatch(
      /<p class="hero-points"><svg class="stars"[^>]*aria-label="[^"]*4\.9[^"]*">.*<\/svg>From 212 reviews<\/p>/,
    );
    expect(html({ rating: { ...rating, href: '/reviews' } })).toContain('<a href="/reviews">From 212 reviews</a>');
  });

  it('keeps the pieces of a point with a link together beside its mark', () => {
    const linked = { words: ['Open ', { href: '/sunday', words: ['on Sunday'] }, '.'] };
    const markup = html({ points: ['Fixed prices', linked] });
    expect(markup).toContain('</svg>Fixed prices</li>');
    expect(markup).toMatch(/<\/svg><span>Open <a [^>]*>on Sunday<\/a>\.<\/span><\/li>/);
  });

  it('names its layout, if it has one', () => {
    expect(html()).toContain('class="section hero wrap"');
    expect(html({ layout: 'poster' })).toContain('class="section hero hero-poster wrap"');
  });

  it('cuts its picture upright in the layout "upright", which needs one', () => {
    expect(hero.pictures?.media).toMatchObject({ ratio: '4/3', layouts: { upright: { ratio: '4/5' } } });
    expect(hero.needs?.upright).toEqual({ field: 'media', kind: 'picture' });
    expect(html({ layout: 'upright' })).toContain('class="section hero hero-upright wrap"');
  });

  it('places a form with the island of the block "form", in the layout "form" alone', () => {
    const found = hero.examples.find((example) => Object(example.props).layout === 'form')?.props;
    const { layout: _, ...props } = Object(found);
    const { form } = props;
    expect(hero.islands?.({ form })).toEqual(['form']);
    expect(hero.islands?.({})).toEqual([]);
    const paths = (more: object) => checkHero({ ...props, ...more }).map(({ path }) => path.join('.'));
    expect(paths({})).toEqual([]);
    expect(paths({ form: undefined })).toEqual([]);
    expect(paths({ media: { kind: 'grid' } })).toEqual(['media']);
    expect(paths({ form: { ...form, destinations: undefined } })).toEqual(['form']);
  });
});

it('names the logos below its buttons, in one colour if asked', () => {
  const logos = { label: 'Trusted by', items: [{ name: 'Tern' }], oneColour: true };
  expect(html({ logos })).toContain(
    '<p class="logos-label">Trusted by</p><ul class="logos logos-small logos-one"><li><span>Tern</span></li></ul>',
  );
  expect(html({})).not.toContain('logos');
});
