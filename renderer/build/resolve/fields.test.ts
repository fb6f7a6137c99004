import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { group, list, text, textFrom } from '../../kit/fields.ts';
import type { Finding } from '../../kit/issue.ts';
import { queryWords } from '../../kit/query-words.ts';
import type { Site } from '../../site/site.ts';
import { resolveFields } from './fields.ts';
import { pageScope } from './scope.ts';

const site = { locale: 'en', facts: new Map(), query: new Map([['name', { max: 40 }]]) } as unknown as Site;
const person = group(
  { name: text('Who.'), mark: textFrom('name', (name) => name.slice(0, 1), 'A letter.', { max: 2 }) },
  'A person.',
);
const schema = z.strictObject({ people: list(person, 'People.') });

function resolved(people: unknown) {
  const findings: Finding[] = [];
  const context = {
    site,
    scope: pageScope(site, {}),
    images: new Map(),
    links: [],
    frames: new Set<string>(),
    findings,
    queries: new Set<string>(),
  };
  return resolveFields(schema, { people }, context, []);
}

describe('words that are made of others', () => {
  it('may be left out, and are made then', () => {
    const people = [{ name: 'Ada' }, { name: 'Bo', mark: 'X' }];
    expect(schema.safeParse({ people }).success).toBe(true);
    expect(resolved(people)).toEqual({
      people: [
        { name: 'Ada', mark: 'A' },
        { name: 'Bo', mark: 'X' },
      ],
    });
  });

  it('are made of what stands there without any parameter of the address', () => {
    expect(resolved([{ name: "{{query 'name' 'Cleo'}}" }])).toEqual({
      people: [{ name: queryWords('name', 'Cleo'), mark: 'C' }],
    });
  });
});
