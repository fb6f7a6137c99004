import { describe, expect, it } from 'vitest';
import type { AskedFields } from '../written-form.ts';
import { checkFlow } from './check-flow.ts';

type Field = NonNullable<AskedFields['fields']>[number];

const choice = (name: string, when?: Field['when'], more: Partial<Field> = {}): Field => ({
  name,
  type: 'radio',
  options: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
  ...(when && { when }),
  ...more,
});
const text = (name: string, when?: Field['when'], more: Partial<Field> = {}): Field => ({
  name,
  type: 'text',
  ...(when && { when }),
  ...more,
});
const found = (form: AskedFields) => checkFlow(form).map(({ path, code }) => [path.join('.'), ...(code ? [code] : [])]);
const inFields = (...fields: Field[]) => found({ fields });

describe('the conditions of a form', () => {
  it('may name fields before and after, lists and boxes', () => {
    const extras: Field = { ...choice('extras'), type: 'checkboxes' };
    expect(inFields(choice('x'), text('y', { x: ['a', 'b'] }))).toEqual([]);
    expect(inFields(text('y', { x: 'a' }), choice('x'))).toEqual([]);
    expect(
      inFields(extras, text('y', { extras: 'a' }), text('z', { ok: false }), { name: 'ok', type: 'checkbox' }),
    ).toEqual([]);
  });

  it('must name fields and options that exist', () => {
    expect(inFields(choice('x'), text('y', { z: 'a' }))).toEqual([['fields.1.when.z']]);
    expect(inFields(choice('x'), text('y', { x: 'c' }))).toEqual([['fields.1.when.x']]);
    expect(inFields(choice('x'), text('y', { x: ['a', 'c'] }))).toEqual([['fields.1.when.x.1']]);
    expect(inFields(choice('x'), text('y', { x: ['a', 'a'] }))).toEqual([['fields.1.when.x.1']]);
    expect(inFields(choice('x'), text('y', { x: true }))).toEqual([['fields.1.when.x']]);
  });

  it('must name fields with fixed answers', () => {
    expect(inFields(text('x'), text('y', { x: 'a' }))).toEqual([['fields.1.when.x']]);
    expect(inFields({ name: 'ok', type: 'consent' }, text('y', { ok: 'yes' }))).toEqual([['fields.1.when.ok']]);
  });

  it('must not name fields of later steps, or of their own', () => {
    const steps = (second: object) => ({
      steps: [
        { title: 'One', fields: [choice('x', { y: 'a' })] },
        { title: 'Two', fields: [choice('y')], ...second },
      ],
    });
    expect(found(steps({}))).toEqual([['steps.0.fields.0.when.y']]);
    expect(found({ steps: [{ title: 'One', fields: [choice('x')], when: { x: 'a' } }] })).toEqual([['steps.0.when.x']]);
    expect(inFields(choice('x', { x: 'a' }))).toEqual([['fields.0.when.x']]);
  });

  it('must not go in a circle, which is reported once', () => {
    expect(inFields(choice('x', { z: 'a' }), choice('y', { x: 'a' }), choice('z', { y: 'a' }))).toEqual([
      ['fields.0.when'],
    ]);
  });

  it('must not need two answers to one question', () => {
    const clash = choice('y', { x: 'a' });
    expect(inFields(choice('x'), clash, text('z', { x: 'b', y: 'a' }))).toEqual([
      ['fields.2.when', 'field-unreachable'],
    ]);
    expect(inFields(choice('x'), clash, text('z', { x: 'b', y: 'a' }, { required: true }))).toEqual([
      ['fields.2.when'],
    ]);
    const boxes: Field = { ...choice('x'), type: 'checkboxes' };
    expect(inFields(boxes, choice('y', { x: 'a' }), text('z', { x: 'b', y: 'a' }))).toEqual([]);
  });

  it('are reported once for a step whose own condition can never hold', () => {
    const steps = (required: boolean) => ({
      steps: [
        { title: 'One', fields: [choice('x'), choice('y', { x: 'a' })] },
        { title: 'Two', when: { x: 'b', y: 'a' }, fields: [text('v'), text('w', undefined, { required })] },
      ],
    });
    expect(found(steps(false))).toEqual([['steps.1.when', 'field-unreachable']]);
    expect(found(steps(true))).toEqual([['steps.1.when']]);
  });

  it('know that a required box is ticked in later steps', () => {
    const box: Field = { name: 'ok', type: 'consent', required: true };
    const later = { title: 'Two', fields: [text('y', { ok: false })] };
    expect(found({ steps: [{ title: 'One', fields: [box] }, later] })).toEqual([
      ['steps.1.fields.0.when', 'field-unreachable'],
    ]);
    expect(inFields(box, text('y', { ok: false }))).toEqual([]);
  });
});

describe('a form', () => {
  it('has either fields or steps', () => {
    expect(found({})).toEqual([['']]);
    expect(found({ fields: [text('x')], steps: [{ title: 'One', fields: [text('y')] }] })).toEqual([['steps']]);
  });

  it('has at most 40 fields in all its steps', () => {
    const many = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => text(`${letter}${index}`));
    const steps = (count: number) => [
      { title: 'One', fields: many('a', 20) },
      { title: 'Two', fields: many('b', count) },
    ];
    expect(found({ steps: steps(20) })).toEqual([]);
    expect(found({ steps: steps(21) })).toEqual([['steps']]);
  });
});
