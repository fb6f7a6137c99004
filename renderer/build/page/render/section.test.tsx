import { expect, it } from 'vitest';
import { defineBlock, text } from '../../../sdk/index.ts';
import { blockSchema } from '../../../site/registry.ts';
import { renderSection } from './section.ts';

function Count({ count }: { readonly count: string }) {
  return <p>{count} loaves</p>;
}

const fields = { count: text('How many.') };
const examples = [{ name: 'plain', props: { count: 'ten' } }];
const block = defineBlock({ type: 'count', description: 'A count.', fields, View: Count, examples });

function html(island: { readonly island?: string }): string {
  const definition = { block, folder: '/blocks/count', style: '', schema: blockSchema(block), ...island };
  return renderSection({ definition, given: { props: { count: 'ten' } }, name: 'count' });
}

it.each(['island.tsx', 'island.ts'])('marks what React may take over, at once or later: %s', (name) => {
  expect(html({ island: `/blocks/count/${name}` })).toBe('<p>ten<!-- --> loaves</p>');
});

it('marks nothing where nobody takes anything over', () => {
  expect(html({})).toBe('<p>ten loaves</p>');
});
