import { describe, expect, it } from 'vitest';
import * as blocks from '../../../blocks/index.ts';
import type { AnyBlock } from '../../../sdk/block.ts';
import { examplesLeft } from './examples-left.ts';

const all: readonly AnyBlock[] = Object.values(blocks);

/** The paths of what is left in a config, as a plain check or a production build reports it. */
function leftIn(input: unknown, withTemplates = false) {
  return examplesLeft(input, [], { blocks: all, withTemplates }).map(({ path }) => path.join('.'));
}

const page = (sections: object) => ({ routes: [{ path: '/', sections }] });

describe('an example of a block', () => {
  it('is found in every block that has a long text', () => {
    const unseen = all.filter(
      ({ type, examples }) =>
        !examples.some(({ props }) => leftIn(page({ one: { ...props, block: type } })).length > 0),
    );
    // Their texts are few, and every business says them.
    expect(unseen.map(({ type }) => type).sort()).toEqual(['actionBar', 'logos']);
  });

  it('is reported once for each section, wherever it is', () => {
    const story = { block: 'story', headline: 'The orchard behind the wall', aside: 'The orchard behind the wall' };
    expect(leftIn({ ...page({ story, again: story }), layouts: { shop: { top: { other: { ...story } } } } })).toEqual([
      'routes.0.sections.story.headline',
      'layouts.shop.top.other.headline',
    ]);
  });

  it.each(['How it works', 'Contact', 'Email', 'Frequently asked questions', 'Enter your number with digits only.'])(
    'is no text that every business says: %s',
    (headline) => expect(leftIn(page({ one: { block: 'faq', headline } }))).toEqual([]),
  );
});

it('what the studio writes into a new field is found in that field alone', () => {
  const items = [{ question: 'New question', answer: 'New answer' }];
  expect(leftIn(page({ faq: { items }, hero: { headline: 'New question', points: ['New line'] } }))).toEqual([
    'routes.0.sections.faq.items.0.question',
    'routes.0.sections.hero.points.0',
  ]);
});

it('a value that a page template suggests counts for a production build', () => {
  const example = 'A roof that keeps the rain out';
  const template = { params: { promise: { type: 'text', help: 'The promise.', example } } };
  const config = { routes: [{ kind: 'template', template, params: { promise: example } }] };
  expect([leftIn(config), leftIn(config, true)]).toEqual([[], ['routes.0.params.promise']]);
});
