import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { team, testimonials } from '../../../blocks/index.ts';
import { group, list, text, textFrom } from '../../../sdk/fields.ts';
import { queryPlaceholder } from '../../../sdk/query-text.ts';
import type { Site } from '../../../site/site.ts';
import { resolveFields } from './fields.ts';
import type { FieldContext } from './fill-text.ts';
import { pageScope } from './scope.ts';

const site = {
  locale: 'en',
  region: 'US',
  facts: new Map(),
  query: new Map([['name', { max: 40 }]]),
} as unknown as Site;
const person = group(
  { name: text('Who.'), mark: textFrom('name', (name) => name.slice(0, 1), 'A letter.', { max: 2 }) },
  'A person.',
);
const schema = z.strictObject({ people: list(person, 'People.') });

function context(): FieldContext {
  const scope = pageScope(site, {});
  return { site, scope, links: [], frames: new Set(), diagnostics: [], queries: new Set() };
}

const resolved = (people: unknown) => resolveFields(schema, { people }, context(), []);

describe('texts that are derived from others', () => {
  it('may be left out, and are derived then', () => {
    const people = [{ name: 'Ada' }, { name: 'Bo', mark: 'X' }];
    expect(schema.safeParse({ people }).success).toBe(true);
    expect(resolved(people)).toEqual({
      people: [
        { name: 'Ada', mark: 'A' },
        { name: 'Bo', mark: 'X' },
      ],
    });
  });

  it('are derived from the default text of a query parameter', () => {
    expect(resolved([{ name: "{{query 'name' 'Cleo'}}" }])).toEqual({
      people: [{ name: queryPlaceholder('name', 'Cleo'), mark: 'C' }],
    });
  });

  it.each([
    [
      'testimonials',
      testimonials,
      { headline: 'A', items: [{ name: 'Dana R. Whitfield', rating: 5, text: 'B' }] },
      'items',
    ],
    ['team', team, { headline: 'A', members: [{ name: 'Dana R. Whitfield', role: 'B', description: 'C' }] }, 'members'],
  ] as const)('are the initials of people in %s', (_, { fields: shape }, fields, list) => {
    const block = z.strictObject(shape);
    expect(block.safeParse(fields).success).toBe(true);
    const made = resolveFields(block, fields, context(), []) as Record<string, unknown>;
    expect(made[list]).toMatchObject([{ name: 'Dana R. Whitfield', initials: 'DW' }]);
  });
});
