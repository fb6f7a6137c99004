import { expect, it } from 'vitest';
import { packagesFields } from '../../../renderer/blocks/packages/view.tsx';
import { serviceCardsFields } from '../../../renderer/blocks/service-cards/view.tsx';
import { strictObject } from '../../../renderer/sdk/fields.ts';
import { fieldControls } from '../fields.ts';
import type { FieldControl } from './api.ts';
import { newItem } from './new-item.ts';

function itemOf(fields: Parameters<typeof strictObject>[0], list: string): FieldControl {
  const item = fieldControls(strictObject(fields)).find(({ name }) => name === list)?.item;
  if (item === undefined) throw new Error(`no list ${list}`);
  return item;
}

const cards = itemOf(serviceCardsFields, 'cards');
const card = { title: 'Slate', description: 'From our yard.' };
const added = { title: 'New title', description: 'New description' };

it('has the optional fields that all others have, because their layout shows them', () => {
  const picture = { src: 'slate.jpg', alt: '' };
  expect(newItem(cards, [{ ...card, icon: 'tools' }])).toEqual({ ...added, icon: 'tools' });
  expect(newItem(cards, [{ ...card, picture }])).toEqual({ ...added, picture });
  expect(newItem(cards, [{ ...card, more: 'See it' }])).toEqual({ ...added, more: 'New more' });
  expect(newItem(itemOf(packagesFields, 'items'), [{ name: 'Desk', price: 90 }])).toMatchObject({ price: 90 });
});

it('has none that one of them lacks, and is what the list begins with if there are no others', () => {
  expect(newItem(cards, [{ ...card, icon: 'tools' }, card])).toEqual(added);
  expect(newItem(cards, [])).toEqual(cards.initial);
});
