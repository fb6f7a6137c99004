import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ui } from '../../sdk/ui-text/english.fixture.ts';
import { heroFields } from './fields.ts';
import { hero } from './index.ts';
import { HeroView } from './view.tsx';

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
});
