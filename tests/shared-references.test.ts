import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatIssues } from '../cli/report/text.ts';
import { build, check } from '../renderer/build/index.ts';
import { type TempSite, tempSite } from './temp-site.ts';

/** So deep that a walk of every path would never end. */
const depth = 60;

function shared(write: (value: unknown) => unknown, innermost: unknown): unknown {
  let value = innermost;
  for (let level = 0; level < depth; level++) value = write(value);
  return value;
}

const values = {
  objects: shared((inner) => ({ left: inner, right: inner }), { a: 'x' }),
  lists: shared((inner) => [inner, inner], 'x'),
  'texts with tokens': shared((inner) => ({ left: inner, right: inner }), { a: '{{facts.none}} {{param.none}}' }),
  sections: shared((inner) => ({ block: 'hero', left: inner, right: inner }), { block: 'hero' }),
  waivers: shared((inner) => ({ block: 'hero', left: inner, right: inner, waive: [] }), {
    waive: [{ rule: 'contrast' }],
  }),
  'lists of pages': shared((inner) => [inner, inner], { pagesOf: 'towns' }),
  facts: shared((inner) => ({ left: inner, right: inner }), { type: 'count', value: 3 }),
  parameters: shared((inner) => ({ type: 'group', fields: { left: inner, right: inner } }), {
    type: 'flag',
    help: 'x',
  }),
  secrets: shared((inner) => ({ left: inner, right: inner }), { password: 'hunter2hunter2!A' }),
};

const wide = Array.from({ length: 3000 }, () => values.objects);

type Site = Record<string, unknown> & { routes: Record<string, unknown>[] };

const locations: Readonly<Record<string, (site: Site, value: unknown) => object>> = {
  'an unknown field of the site': (site, value) => ({ ...site, made: value }),
  facts: (site, value) => ({ ...site, facts: value }),
  layouts: (site, value) => ({ ...site, layouts: { plain: value } }),
  destinations: (site, value) => ({ ...site, destinations: { mail: value } }),
  rules: (site, value) => ({ ...site, rules: value }),
  redirects: (site, value) => ({ ...site, redirects: [value, value] }),
  'a route': (site, value) => ({ ...site, routes: [...site.routes, value] }),
  'a field of a section': (site, value) => withHome(site, { sections: { intro: { block: 'hero', headline: value } } }),
  'an unknown field of a section': (site, value) =>
    withHome(site, { sections: { intro: { block: 'hero', headline: 'Hello', made: value } } }),
  'a section': (site, value) => withHome(site, { sections: { intro: value } }),
  'the block of a section': (site, value) => withHome(site, { sections: { intro: { block: value, headline: 'x' } } }),
  'a field that another is made of': (site, value) =>
    withHome(site, { sections: { intro: { block: 'team', headline: 'x', members: [{ name: value, role: 'x' }] } } }),
  'a condition of a section': (site, value) =>
    withTemplate(site, { sections: { intro: { block: 'hero', headline: 'x', when: value } } }),
  'the kind of a route': (site, value) => ({ ...site, routes: [...site.routes, { kind: value, path: '/other' }] }),
  'the formula of a fact': (site, value) => ({ ...site, facts: { sum: { type: 'money', of: value } } }),
  sections: (site, value) => withHome(site, { sections: value }),
  'the facts of a page': (site, value) => withHome(site, { facts: { visit: value } }),
  'a parameter': (site, value) => withTemplate(site, { params: { trade: value, town: value } }),
  'the parameters of a template': (site, value) =>
    withTemplate(site, { template: { description: 'x', params: { trade: value } } }),
  'the sections of a template': (site, value) =>
    withTemplate(site, {
      template: { description: 'x', params: {}, meta: { title: 'x' }, sections: { intro: value } },
    }),
  'rows of a matrix': (site, value) => withMatrix(site, { rows: { trade: [value], town: { slug: value } } }),
  'changes of a variant': (site, value) => ({
    ...site,
    routes: [...site.routes, { kind: 'variant', of: '/', path: '/other', sections: { list: value } }],
  }),
};

const withRoute = (site: Site, matches: (route: Record<string, unknown>) => boolean, change: object): Site => ({
  ...site,
  routes: site.routes.map((route) => (matches(route) ? { ...route, ...change } : route)),
});
const withHome = (site: Site, change: object) => withRoute(site, ({ path }) => path === '/', change);
const withTemplate = (site: Site, change: object) => withRoute(site, ({ kind }) => kind === 'template', change);
const withMatrix = (site: Site, change: object) => withRoute(site, ({ kind }) => kind === 'matrix', change);

describe('objects that refer to others twice, level by level', () => {
  let site: TempSite;
  beforeAll(() => {
    site = tempSite('trades');
  });
  afterAll(() => site.drop());

  describe.each(Object.keys(locations))('in %s', (location) => {
    it.each([...Object.entries(values), ['wide'] as const])(
      'are walked once each: %s',
      async (_, value = wide) => {
        const change = (input: unknown) => locations[location]?.(input as Site, value);
        const { issues } = await check({ ...site.options, input: change });
        expect(issues).not.toEqual([]);
        // The printed report is bounded too.
        expect(formatIssues(issues, { color: false, cwd: site.root }).length).toBeLessThan(200_000);
      },
      20_000,
    );
  });

  it('are valid where any value is, and the site builds twice', async () => {
    site.edit(
      'templates/pages/trade-in-town.ts',
      'params: {',
      "params: {\n    anything: { type: 'value', optional: true, help: 'Anything.', example: 1 },",
    );
    const change = (input: unknown) => withTemplate(input as Site, {});
    const options = {
      ...site.options,
      input: (input: unknown) => {
        const whole = change(input);
        return {
          ...whole,
          routes: whole.routes.map((route) =>
            route.kind === 'template'
              ? { ...route, params: { ...Object(route.params), anything: values.objects } }
              : route,
          ),
        };
      },
    };
    // A picture that nothing names is looked for in all texts.
    mkdirSync(join(site.root, 'templates/images'), { recursive: true });
    site.write('templates/images/alone.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    const unnamed = [expect.objectContaining({ code: 'image-unused' })];
    expect((await check(options)).issues).toEqual(unnamed);
    expect((await build(options)).issues).toEqual(unnamed);
    expect((await build(options)).issues).toEqual(unnamed);
  });
});
