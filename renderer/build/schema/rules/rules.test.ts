import { describe, expect, it } from 'vitest';
import { configurableRules, type Diagnostic, type Path } from '../../../sdk/issue.ts';
import { toIssues } from '../../checks/issues.ts';
import { Sources } from '../../inputs/sources/index.ts';
import { expandRoutes } from '../../routes/index.ts';
import { readRules, usualWeight } from './index.ts';
import { takeWaivers } from './take-waivers.ts';

const waiver = (rule: string, until = '2026-12-31') => ({ rule, because: 'It is seen on one screen.', until });
const waive = [waiver('glyph-missing')];
const diagnostic = (path: Path, code: Diagnostic['code'] = 'glyph-missing'): Diagnostic => ({
  code,
  message: 'No.',
  path,
});
const codes = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code);
const intro = { block: 'pageIntro', headline: 'Ferns' };

/** Rates diagnostics as an analysis does, with the JSON path where values are written. */
function rulesOf(config: unknown, today?: string) {
  const rules = readRules(config, today);
  const { writtenAt } = expandRoutes(rules.input, new Map());
  return {
    ...rules,
    weight: (path: Path, code?: Diagnostic['code']) => {
      const written = writtenAt(path);
      return rules.weigh(diagnostic(path, code), 'path' in written ? written.path : undefined);
    },
  };
}

describe('the weight of a diagnostic', () => {
  it('is an error for fixed rules, and the default level for configurable ones', () => {
    expect(usualWeight(diagnostic([], 'link-route'))).toBe('error');
    for (const [code, weight] of Object.entries(configurableRules)) {
      expect(usualWeight(diagnostic([], code as Diagnostic['code']))).toBe(weight);
    }
  });

  it('is the level in the config', () => {
    const { weigh, diagnostics } = readRules({
      rules: { doorway: 'warn', 'form-nowhere': 'error', 'route-gone': 'off', 'link-route': 'off' },
    });
    expect(codes(diagnostics)).toEqual(['rule-fixed']);
    expect(weigh(diagnostic([], 'doorway'))).toBe('warning');
    expect(weigh(diagnostic([], 'form-nowhere'))).toBe('error');
    expect(weigh(diagnostic([], 'route-gone'))).toBeUndefined();
    expect(weigh(diagnostic([], 'link-route'))).toBe('error');
    expect(weigh(diagnostic([], 'pages-left-out'))).toBe('warning');
  });

  it('is an error where a command insists, whatever is off or waived', () => {
    const { weigh } = readRules({
      rules: { 'form-nowhere': 'off' },
      destinations: { inbox: { label: 'Inbox', waive: [waiver('form-nowhere')] } },
    });
    const refused: Diagnostic = { ...diagnostic(['destinations', 'inbox', 'url'], 'form-nowhere'), severity: 'error' };
    expect(weigh(refused)).toBe('error');
    expect(weigh({ ...refused, severity: 'warning' })).toBeUndefined();
  });
});

describe('a waiver', () => {
  it('covers the values in its object, and no others', () => {
    const { weight, unused } = rulesOf({
      layouts: { main: { top: { header: { block: 'header' } }, waive } },
      notFound: { sections: { intro }, waive },
      destinations: { inbox: { label: 'Inbox', waive } },
      routes: [
        { path: '/', sections: { intro: { ...intro, waive }, other: intro } },
        { path: '/ferns', sections: { intro }, waive },
      ],
    });
    expect(codes(unused())).toEqual(['waiver-unused']);
    expect(weight(['layouts', 'main', 'top', 'header', 'name'])).toBeUndefined();
    expect(codes(unused())).toEqual([]);
    expect(weight(['layouts', 'other', 'top', 'header', 'name'])).toBe('warning');
    expect(weight(['notFound', 'meta', 'title'])).toBeUndefined();
    expect(weight(['destinations', 'inbox', 'url'])).toBeUndefined();
    expect(weight(['routes', 0, 'sections', 'intro', 'headline'])).toBeUndefined();
    expect(weight(['routes', 0, 'sections', 'other', 'headline'])).toBe('warning');
    expect(weight(['routes', 0, 'meta', 'title'])).toBe('warning');
    expect(weight(['routes', 1, 'sections', 'intro', 'headline'])).toBeUndefined();
    expect(weight(['routes', 1, 'sections', 'intro', 'headline'], 'doorway')).toBe('error');
  });

  it('on a section that pages share is one waiver, used where any of them needs it', () => {
    const shared = { ...intro, waive: [waiver('glyph-missing'), waiver('doorway')] };
    const { weight, unused } = rulesOf({
      routes: [
        { path: '/', sections: { shared } },
        { path: '/a', sections: { shared } },
      ],
    });
    expect(unused()).toMatchObject([
      { path: ['routes', 0, 'sections', 'shared', 'waive', 0] },
      { path: ['routes', 0, 'sections', 'shared', 'waive', 1] },
    ]);
    expect(weight(['routes', 1, 'sections', 'shared', 'headline'])).toBeUndefined();
    expect(unused()).toMatchObject([{ written: ['routes', 0, 'sections', 'shared', 'waive', 1] }]);
  });

  it('covers the pages that a template, a variant, a matrix or an experiment makes', () => {
    const params = {
      plant: {
        type: 'group',
        fields: {
          slug: { type: 'text', help: 'Slug.', example: 'fern' },
          name: { type: 'text', help: 'Name.', example: 'Fern' },
        },
      },
    };
    const template = {
      description: 'A plant.',
      params,
      meta: { title: '{{param.plant.name}}', description: 'Ferns.' },
      sections: {
        intro: { block: 'pageIntro', headline: { param: 'plant.name' }, waive },
        note: { block: 'notice', text: 'Water it.' },
      },
    };
    const plants = [
      { slug: 'fern', name: 'Fern' },
      { slug: 'moss', name: 'Moss' },
    ];
    const { weight, diagnostics, unused } = rulesOf({
      routes: [
        { kind: 'template', path: '/one', template, params: { plant: plants[0] } },
        { kind: 'matrix', name: 'plants', path: '/p/{{param.plant.slug}}', template, rows: { plant: plants } },
        {
          kind: 'variant',
          path: '/two',
          of: '/one',
          waive: [waiver('doorway')],
          sections: {
            note: { text: 'Much water.', waive: [waiver('doorway')] },
            more: { after: 'note', section: { ...intro, waive: [waiver('glyph-missing')] } },
          },
        },
        {
          kind: 'experiment',
          name: 'words',
          of: '/one',
          variants: [{ name: 'b', weight: 50, sections: { note: { text: 'Little water.', waive } } }],
          waive: [waiver('experiment-ended')],
          until: '2026-01-01',
        },
        { kind: 'matrix', name: 'more', path: '/m/{{param.plant.slug}}', template, rows: { plant: plants }, waive },
      ],
    });
    expect(diagnostics).toEqual([]);
    expect(weight(['routes', 0, 'sections', 'intro', 'headline'])).toBeUndefined();
    expect(weight(['routes', 0, 'sections', 'note', 'text'])).toBe('warning');
    expect(weight(['routes', 1, 'pages', 1, 'sections', 'intro', 'headline'])).toBeUndefined();
    expect(weight(['routes', 1, 'pages', 1, 'sections', 'note', 'text'])).toBe('warning');
    expect(weight(['routes', 2, 'sections', 'intro', 'block'])).toBeUndefined();
    expect(weight(['routes', 2, 'sections', 'note', 'text'], 'doorway')).toBeUndefined();
    expect(weight(['routes', 2, 'sections', 'more', 'headline'])).toBeUndefined();
    expect(weight(['routes', 2], 'doorway')).toBeUndefined();
    expect(weight(['routes', 3, 'until'], 'experiment-ended')).toBeUndefined();
    expect(weight(['routes', 3, 'variants', 0, 'sections', 'note', 'text'])).toBeUndefined();
    expect(weight(['routes', 4, 'pages', 0, 'meta', 'title'])).toBeUndefined();
    expect(weight(['routes', 4, 'pages', 1, 'sections', 'note', 'text'])).toBeUndefined();
    expect(unused()).toEqual([]);
  });

  it('in a section that a parameter brings covers it', () => {
    const { weight } = rulesOf({ routes: [{ kind: 'template', params: { extra: [{ ...intro, waive }] } }] });
    expect(weight(['routes', 0, 'params', 'extra', 0, 'headline'])).toBeUndefined();
  });

  it('covers the values in its section, also from parameters', () => {
    const template = {
      description: 'A plant.',
      params: { name: { type: 'text', help: 'Its name.', example: 'Fern' } },
      meta: {},
      sections: { intro: { ...intro, headline: '{{param.name}}', waive } },
    };
    const params = { name: 'Fern' };
    const rules = readRules({
      routes: [
        { kind: 'template', path: '/a', template, params },
        { kind: 'variant', path: '/b', of: '/a' },
      ],
    });
    const { writtenAt } = expandRoutes(rules.input, new Map());
    const found = diagnostic(['routes', 1, 'sections', 'intro', 'headline']);
    expect(writtenAt(found.path, {})).toEqual({ path: ['routes', 0, 'params', 'name'] });
    const sources = new Sources({ entry: '', read: () => undefined, resolve: () => undefined });
    expect(toIssues([found], sources, { ...rules, writtenAt })).toEqual([]);
  });

  it('runs out after its last day', () => {
    const config = { routes: [{ path: '/', waive: [waiver('doorway', '2026-02-01')] }] };
    const last = rulesOf(config, '2026-02-01');
    expect(last.diagnostics).toEqual([]);
    expect(last.weight(['routes', 0], 'doorway')).toBeUndefined();
    const after = rulesOf(config, '2026-02-02');
    expect(after.diagnostics).toMatchObject([{ code: 'waiver-expired', written: ['routes', 0, 'waive', 0, 'until'] }]);
    expect(after.weight(['routes', 0], 'doorway')).toBe('error');
    expect(after.unused()).toEqual([]);
  });

  it('is not reported as unused if its rule is off or checked only by a build', () => {
    const { weigh, unused } = readRules({
      rules: { doorway: 'off' },
      routes: [{ path: '/', waive: [waiver('doorway'), waiver('route-gone')] }],
    });
    expect(weigh(diagnostic(['routes', 0], 'doorway'))).toBeUndefined();
    expect(unused()).toEqual([]);
  });
});

describe('taking waivers out', () => {
  it('leaves the same object where there is none', () => {
    const config = { routes: [{ path: '/', sections: { intro } }], layouts: { main: { top: { intro } } } };
    expect(takeWaivers(config).input).toBe(config);
    for (const strange of [undefined, null, 'text', [], { routes: 'none', layouts: [null], notFound: 4 }]) {
      expect(takeWaivers(strange).input).toBe(strange);
    }
  });

  it('removes all of them, and shared objects stay shared', () => {
    const shared = { ...intro, waive };
    const template = { sections: { shared } };
    const { input } = takeWaivers({
      layouts: { main: { bottom: { shared } } },
      routes: [
        { sections: { shared, waive: shared } },
        { kind: 'template', template },
        { kind: 'template', template },
        { kind: 'variant', sections: { shared: { waive, replace: shared } } },
      ],
    });
    expect(JSON.stringify(input)).not.toContain('because');
    const { layouts, routes } = input as {
      layouts: { main: { bottom: { shared: unknown } } };
      routes: { sections: Record<string, unknown>; template: unknown }[];
    };
    expect(routes[0]?.sections.shared).toEqual(intro);
    expect(routes[0]?.sections.shared).toBe(layouts.main.bottom.shared);
    expect(routes[0]?.sections.waive).toBe(layouts.main.bottom.shared);
    expect(routes[1]?.template).toBe(routes[2]?.template);
    expect(routes[3]?.sections.shared).toEqual({ replace: intro });
  });
});
