import { describe, expect, it } from 'vitest';
import { comparison, form } from '../../renderer/blocks/index.ts';
import { blockSchema, type RegisteredBlock } from '../../renderer/site/registry.ts';
import { changedFields, changedPath, type FieldChange } from './field-change.ts';
import { fieldControls } from './fields.ts';
import { differences, nameFrom, repairSection } from './section-repair.ts';

type Fields = Readonly<Record<string, unknown>>;

const definition: RegisteredBlock = { block: form, folder: '', style: '', schema: blockSchema(form) };
const controls = fieldControls(definition.schema);

const email = { name: 'email', label: 'Email', type: 'email' };
const service = {
  name: 'service',
  label: 'Service',
  type: 'select',
  options: [
    { value: 'repair', label: 'Repair' },
    { value: 'move', label: 'Move' },
  ],
};
const floors = { name: 'floors', label: 'Floors', type: 'number', when: { service: 'move' } };
const asks = (...fields: readonly object[]): Fields => ({ fields, submit: 'Send', destinations: ['desk'] });

function changed(before: Fields, given: object): Fields {
  const change = { page: '/', section: 'form', ...given } as FieldChange;
  const place = changedPath(change);
  return repairSection(definition, before, changedFields(before, change, controls), {
    changed: place,
    begin: () => undefined,
  });
}

const questions = (fields: Fields) => fields.fields as readonly { name: string }[];

describe('a question that is added', () => {
  it('gets what its type needs, and a name that is free', () => {
    const before = asks(email, { ...email, name: 'newLabel', label: 'New label' });
    const added = changed(before, { op: 'insert', field: ['fields'], at: 2, value: { type: 'select' } });
    expect(questions(added)[2]).toMatchObject({ name: 'newLabel2', label: 'New label', options: [{}, {}] });
    const consent = changed(before, { op: 'insert', field: ['fields'], at: 2, value: { type: 'consent' } });
    expect(questions(consent)[2]).toMatchObject({ name: 'consent', text: expect.any(String), version: '1' });
  });

  it('is named after the first label that somebody types, and keeps the name from then on', () => {
    const added = changed(asks(email), { op: 'insert', field: ['fields'], at: 1, value: { type: 'text' } });
    const named = changed(added, { op: 'set', field: ['fields', 1, 'label'], value: 'How many guests?' });
    expect(questions(named)[1]?.name).toBe('howManyGuests');
    const renamed = changed(named, { op: 'set', field: ['fields', 1, 'label'], value: 'Guests' });
    expect(questions(renamed)[1]?.name).toBe('howManyGuests');
  });
});

it('a copy has a name of its own', () => {
  const copied = changed(asks(email, service), { op: 'duplicate', field: ['fields', 0] });
  expect(questions(copied).map(({ name }) => name)).toEqual(['email', 'email2', 'service']);
});

it('a question of another type, and one that goes, take the conditions on their answers along', () => {
  const before = asks(service, floors);
  const { when: _, ...always } = floors;
  const typed = changed(before, { op: 'set', field: ['fields', 0, 'type'], value: 'text' });
  expect(typed.fields).toEqual([{ name: 'service', label: 'Service', type: 'text' }, always]);
  expect(changed(before, { op: 'remove', field: ['fields', 0] }).fields).toEqual([always]);
});

describe('steps', () => {
  it('divide the questions of a form, move them, and join them again', () => {
    const before = asks(email, service, floors);
    const divided = changed(before, { op: 'divideSteps', field: ['fields'], at: 1 });
    expect(divided).not.toHaveProperty('fields');
    expect(divided.steps).toEqual([
      { title: 'Step 1', fields: [email] },
      { title: 'Step 2', fields: [service, floors] },
    ]);
    const moved = changed(divided, {
      op: 'moveTo',
      field: ['steps', 1, 'fields', 0],
      to: ['steps', 0, 'fields'],
      at: 0,
    });
    expect(moved.steps).toMatchObject([{ fields: [service, email] }, { fields: [floors] }]);
    expect(changed(moved, { op: 'joinSteps', field: ['steps'] })).toEqual(asks(service, email, floors));
  });

  it('a condition on an answer that comes later goes', () => {
    const before: Fields = {
      ...asks(),
      fields: undefined,
      steps: [
        { title: 'One', fields: [email] },
        { title: 'Two', fields: [service, floors] },
      ],
    };
    const moved = changed(before, {
      op: 'moveTo',
      field: ['steps', 1, 'fields', 1],
      to: ['steps', 0, 'fields'],
      at: 1,
    });
    expect(moved.steps).toMatchObject([{ fields: [email, { name: 'floors' }] }, { fields: [service] }]);
    expect(JSON.stringify(moved.steps)).not.toContain('when');
  });
});

it('a form inside another block has steps too, and a page of thanks takes the place of a message', () => {
  const before: Fields = { headline: 'Hi', form: asks(email, service) };
  const place = { op: 'divideSteps', field: ['form', 'fields'], at: 1, page: '/', section: 'hero' } as FieldChange;
  expect(changedFields(before, place, [])).toMatchObject({
    form: { steps: [{ fields: [email] }, { fields: [service] }] },
  });
  const thanked = { ...asks(email), success: { kind: 'panel', title: 'Thanks' } };
  const led = changed(thanked, { op: 'set', field: ['after'], value: { page: '/thanks' } });
  expect(led).toEqual({ ...asks(email), after: { page: '/thanks' } });
});

it('the values of a table move with its columns', () => {
  const table = { columns: ['Day', 'Year'], rows: [{ name: 'Shoes', values: ['no', 'yes'] }] };
  const fields = fieldControls(blockSchema(comparison));
  const move = { op: 'move', field: ['columns', 1], to: 0, page: '/', section: 'table' } as FieldChange;
  expect(changedFields(table, move, fields)).toEqual({
    columns: ['Year', 'Day'],
    rows: [{ name: 'Shoes', values: ['yes', 'no'] }],
  });
});

it('names are made from labels of any language', () => {
  const camel = { identity: 'camel', name: 'name' } as const;
  expect(nameFrom('How many guests? (optional)', camel)).toBe('howManyGuests');
  expect(nameFrom('Größe der Küche', camel)).toBe('grosseDerKuche');
  expect(nameFrom('ご用件', camel)).toBe('field');
  expect(nameFrom('2 rooms', { identity: 'kebab', name: 'value' })).toBe('rooms');
});

it('differences are the fewest replacements', () => {
  const before = { a: 1, list: [{ x: 1, y: 2 }, 3], gone: true };
  expect(differences(before, { a: 1, list: [{ x: 1, y: 3 }, 3] })).toEqual([
    { path: ['list', 0, 'y'], value: 3 },
    { path: ['gone'], value: undefined },
  ]);
  expect(differences(before, { ...before, list: [3] })).toEqual([{ path: ['list'], value: [3] }]);
});
