import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineBlock } from '../../sdk/block.ts';
import { text } from '../../sdk/fields.ts';
import { blockSchema, layoutSheet } from '../../site/registry.ts';
import { readTexts } from './shapes/section-texts.ts';

const plain = defineBlock({
  type: 'plain',
  description: '',
  fields: { headline: text('What it says.') },
  View: () => null,
  examples: [],
});
const leaflet = defineBlock({
  type: 'leaflet',
  description: '',
  fields: { headline: text('What it says.') },
  layouts: { flat: 'One sheet.', folded: 'Three narrow columns.' },
  View: () => null,
  examples: [{ name: 'Folded', props: { headline: 'Ferns', layout: 'folded' } }],
});

describe('a block with layouts', () => {
  const schema = blockSchema(leaflet);

  it('has an optional field for them, which says what each looks like', () => {
    expect(schema.safeParse({ headline: 'Ferns' }).success).toBe(true);
    expect(schema.safeParse({ headline: 'Ferns', layout: 'flat' }).success).toBe(true);
    expect(schema.safeParse({ headline: 'Ferns', layout: 'rolled' }).success).toBe(false);
    const field = schema.shape.layout as z.ZodOptional;
    expect(z.globalRegistry.get(field.unwrap())?.description).toBe(
      'How the section is arranged. "flat": One sheet. "folded": Three narrow columns. Defaults to "flat".',
    );
  });

  it('needs another sheet for each layout but the first', () => {
    const names = ['flat', 'folded', 'rolled', undefined].map((layout) => layoutSheet(leaflet, layout));
    expect(names).toEqual([undefined, 'leaflet/folded', undefined, undefined]);
  });

  it('has another shape in each layout, whatever the texts', () => {
    const read = (headline: string, layout: string) => readTexts(schema, { headline, layout });
    expect(read('Ferns', 'folded').texts).toEqual(['Ferns']);
    expect(read('Ferns', 'folded').shape).toBe(read('folded', 'folded').shape);
    expect(read('Ferns', 'folded').shape).not.toBe(read('Ferns', 'flat').shape);
  });
});

describe('a block without layouts', () => {
  it('has no field for them, and no other sheets', () => {
    expect(blockSchema(plain).safeParse({ headline: 'Ferns', layout: 'flat' }).success).toBe(false);
    expect(layoutSheet(plain, 'flat')).toBeUndefined();
  });

  it('may have a field of its own with this name', () => {
    const fields = { layout: text('Of the garden.') };
    const own = defineBlock({ type: 'own', description: '', fields, View: () => null, examples: [] });
    expect(blockSchema(own).safeParse({ layout: 'Beds and paths' }).success).toBe(true);
    expect(layoutSheet(own, 'Beds and paths')).toBeUndefined();
  });
});
