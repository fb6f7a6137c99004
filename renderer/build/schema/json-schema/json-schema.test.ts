import { join, resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempSite } from '../../../../tests/temp-site.ts';
import type { RegisteredBlock } from '../../../site/registry.ts';
import { load } from '../../inputs/index.ts';
import { diskFiles } from '../../lib/files.ts';
import { blockJsonSchema, configJsonSchema } from './index.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Everything is looked at strictly; what `uri` and `email` mean is zod's affair. */
function compiled(schema: object): ValidateFunction {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    allErrors: true,
  });
  for (const format of ['uri', 'email']) ajv.addFormat(format, true);
  return ajv.compile(schema);
}

const loaded = (folder: string) =>
  load({ files: diskFiles, config: join(folder, 'pages.config.ts'), cacheDir: join(folder, '.frontage') });

/** The config as a reader of the schema gets it. */
type Config = Record<string, unknown> & { routes: Page[]; layouts: Record<string, { top?: Page['sections'] }> };
type Page = Record<string, unknown> & { sections: Record<string, Record<string, unknown>> };

let validate: ValidateFunction;
let config: Config;
let registry: Awaited<ReturnType<typeof loaded>>['registry'];
beforeAll(async () => {
  const site = await loaded(root);
  registry = site.registry;
  validate = compiled(configJsonSchema(registry));
  config = site.input as Config;
});

/** A copy of the config with something done to it. */
function changed(change: (site: Config) => unknown): unknown {
  const copy = structuredClone(config);
  change(copy);
  return copy;
}

describe('the JSON Schema of a config', () => {
  it('takes the real one', () => {
    expect(validate(config), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  });

  it.each(['bakery', 'trades', 'own-block', 'live'])(
    'takes that of the site %s, blocks of its own included',
    async (fixture) => {
      const site = tempSite(fixture);
      try {
        const { input, registry: own } = await loaded(site.root);
        const check = compiled(configJsonSchema(own));
        expect(check(JSON.parse(JSON.stringify(input))), JSON.stringify(check.errors?.slice(0, 3))).toBe(true);
      } finally {
        site.drop();
      }
    },
  );

  const first = (site: Config) => Object.values(site.routes[0]?.sections ?? {})[0] ?? {};
  const breakages: Readonly<Record<string, (site: Config) => unknown>> = {
    'no name': (site) => delete site.name,
    'a strange field': (site) => Object.assign(site, { colour: 'red' }),
    'a locale that is none': (site) => Object.assign(site, { locale: 'English' }),
    'no pages': (site) => Object.assign(site, { routes: [] }),
    'a page without a title': (site) => Object.assign(site.routes[0] ?? {}, { meta: { description: 'x' } }),
    'a kind of route that there is not': (site) => Object.assign(site.routes[0] ?? {}, { kind: 'poster' }),
    'a block that there is not': (site) => Object.assign(first(site), { block: 'hreo' }),
    'a section without a block': (site) => delete first(site).block,
    'a field of a section that there is not': (site) => Object.assign(first(site), { haedline: 'x' }),
    'a section that is words': (site) => Object.assign(site.routes[0]?.sections ?? {}, { more: 'words' }),
    'a section under a name that is no id': (site) =>
      Object.assign(site.routes[0]?.sections ?? {}, { 'more words': first(site) }),
    'a strange section in a layout': (site) =>
      Object.assign(Object.values(site.layouts)[0]?.top ?? {}, { more: { block: 'x' } }),
    'a fact of a type that there is not': (site) =>
      Object.assign(site.facts ?? {}, { odd: { type: 'colour', value: 1 } }),
    'a fact deep down without its value': (site) => Object.assign(site.facts ?? {}, { a: { b: { c: 'words' } } }),
    'a rule that there is not': (site) => Object.assign(site, { rules: { dorway: 'off' } }),
    'a waiver without a reason': (site) =>
      Object.assign(first(site), { waive: [{ rule: 'doorway', until: '2027-01-31' }] }),
  };

  it.each(Object.entries(breakages))('refuses %s', (_what, change) => {
    expect(validate(changed(change))).toBe(false);
  });

  it('accepts waivers beside other fields', () => {
    const waive = [{ rule: 'doorway', because: 'For now.', until: '2027-01-31' }];
    const waived = changed((site) => {
      Object.assign(first(site), { waive });
      Object.assign(site.routes[0] ?? {}, { waive });
      Object.assign(Object.values(site.layouts)[0] ?? {}, { waive });
      Object.assign(site.notFound ?? {}, { waive });
      Object.assign(site, { rules: { doorway: 'warn' } });
    });
    expect(validate(waived), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  });
});

describe('the JSON Schema of a block', () => {
  it('accepts its examples, and no extra fields', () => {
    for (const registered of registry.blocks.values()) {
      const { block } = registered;
      const check = compiled(blockJsonSchema(registered));
      for (const { name, props } of block.examples) {
        const section = { block: block.type, ...props };
        expect(check(section), `${block.type}, ${name}: ${JSON.stringify(check.errors?.slice(0, 3))}`).toBe(true);
        expect(check({ ...section, strange: 1 }), block.type).toBe(false);
      }
    }
  });

  it('takes icons of the engine by name, and others by their prefix', () => {
    const check = compiled(blockJsonSchema(registry.blocks.get('serviceCards') as RegisteredBlock));
    const isTaken = (icon: unknown) => {
      const card = { title: 'x', description: 'x', icon };
      return check({ block: 'serviceCards', headline: 'x', cards: [card, card] });
    };
    for (const icon of ['tools', 'own:tooth', 'own:brand/tooth', 'lucide:croissant']) expect(isTaken(icon)).toBe(true);
    for (const icon of ['toolz', '', 'Lucide:x', 'lucide:', 7]) expect(isTaken(icon)).toBe(false);
  });

  it('describes every field with its help, and what only code can check', () => {
    const hero = registry.blocks.get('hero');
    const schema = hero && blockJsonSchema(hero);
    expect(schema?.description).toContain(hero?.block.description);
    for (const [name, field] of Object.entries(schema?.properties ?? {})) {
      if (name !== 'block' && name !== 'waive') expect(field.description, name).toMatch(/\w/);
    }
    const words = JSON.stringify(configJsonSchema(registry));
    expect(words).toContain('Also checked: must have at most 80 characters.');
    expect(words).toContain('needs either \\"href\\" or \\"inert: true\\"');
    expect(words).toContain('Also checked: must be a full https address.');
    expect(words).toContain('\\"acceptsForms\\" cannot be true when \\"setting\\" is \\"key\\"');
    expect(words).not.toContain('"kind":"text"');
  });
});
