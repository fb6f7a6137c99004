import { describe, expect, it } from 'vitest';
import type { TemplateParams } from '../../renderer/site/template-input.ts';
import type { PageTemplate } from './page-templates.ts';
import { paramsError, parseParams, promptedParams, withExamples } from './params.ts';

const params: TemplateParams = {
  keyword: { type: 'text', help: 'What people search for.', example: 'roof repair', max: 20 },
  count: { type: 'number', help: 'How many.', example: 3, optional: true },
  tone: { type: 'choice', help: 'The ground.', options: ['paper', 'ink'], example: 'ink' },
  sample: { type: 'flag', help: 'Made up.', example: true },
  city: {
    type: 'group',
    help: 'Where.',
    fields: {
      name: { type: 'text', help: 'Its name.', example: 'Ousebridge' },
      market: { type: 'text', help: 'What is different there.', example: 'word '.repeat(20) },
    },
  },
  points: { type: 'list', of: { type: 'text', help: 'One.', example: 'Fast' }, help: 'Proofs.' },
  video: { type: 'value', help: 'A section.', example: { block: 'video' } },
};
const template: PageTemplate = {
  name: 'roof',
  file: '/roof.ts',
  export: 'roof',
  description: 'A roof.',
  params,
  value: {},
  sections: [],
};
const given = (...words: readonly string[]) => parseParams(words, template);

describe('parameters on a command line', () => {
  it('are parsed by type, into groups and lists', () => {
    expect(
      given(
        'keyword=a=b',
        'count=2.5',
        'tone=paper',
        'sample=no',
        'city.name=York',
        'points=a',
        'points=b',
        'video={"a":1}',
      ),
    ).toEqual({
      keyword: 'a=b',
      count: 2.5,
      tone: 'paper',
      sample: false,
      city: { name: 'York' },
      points: ['a', 'b'],
      video: { a: 1 },
    });
    expect(given('points=["a","b"]')).toEqual({ points: ['a', 'b'] });
  });

  it.each([
    ['keyword', '"keyword" is not a parameter.'],
    ['keywort=a', 'has no parameter "keywort"'],
    ['city.nam=a', 'has no parameter "city.nam"'],
    ['count=many', '"count" must be a number, not "many".'],
    ['tone=pink', '"tone" cannot be "pink".'],
    ['sample=maybe', '"sample" must be true or false, not "maybe".'],
    ['video={', 'The value of "video" is not valid JSON.'],
    ['constructor=a', 'has no parameter "constructor"'],
  ])('are refused with a message: %s', (argument, message) => {
    expect(() => given(argument)).toThrow(message);
  });

  it('are completed with examples, whose names are returned', () => {
    const { values, examples } = withExamples(given('keyword=a', 'city.name=York'), params);
    expect(values).toMatchObject({ keyword: 'a', count: 3, city: { name: 'York' }, points: ['Fast'] });
    expect(examples).toEqual(['count', 'tone', 'sample', 'city.market', 'points', 'video']);
    expect(paramsError(values, params)).toBeUndefined();
  });

  it('are checked against the template', () => {
    const { values } = withExamples(given(`keyword=${'a'.repeat(21)}`), params);
    expect(paramsError(values, params)).toBe('keyword must have at most 20 characters');
  });

  it('are prompted for if one line is enough', () => {
    expect(promptedParams(params).map(({ name }) => name)).toEqual(['keyword', 'count', 'tone', 'sample', 'city.name']);
  });
});
