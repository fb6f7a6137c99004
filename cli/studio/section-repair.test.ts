import { describe, expect, it } from 'vitest';
import * as blocks from '../../renderer/blocks/index.ts';
import { blockSchema, type RegisteredBlock } from '../../renderer/site/registry.ts';
import { newItem } from './app/new-item.ts';
import { anyAt } from './example-section.ts';
import { changedFields, changedPath, type FieldChange } from './field-change.ts';
import { type FieldControl, fieldControls } from './fields.ts';
import { problemsOf, repairSection } from './section-repair.ts';

type Fields = Readonly<Record<string, unknown>>;
type Spot = readonly (string | number)[];

const all = Object.values(blocks).map(
  (block): RegisteredBlock => ({ block, folder: '', style: '', schema: blockSchema(block) }),
);

/** The changes that the studio offers for a field and those inside it. */
function changesOf(control: FieldControl, value: unknown, field: Spot): ChangeLike[] {
  const { item, kinds, options, initial, required, least = 1, most = Number.POSITIVE_INFINITY, alongside } = control;
  if (value === undefined) return !required && initial !== undefined ? [{ op: 'set', field, value: initial }] : [];
  const found: ChangeLike[] = required ? [] : [{ op: 'unset', field }];
  for (const option of options ?? []) found.push({ op: 'set', field, value: option });
  for (const kind of Object.keys(kinds ?? {})) found.push({ op: 'set', field: [...field, 'kind'], value: kind });
  if (item && Array.isArray(value)) {
    if (alongside === undefined) found.push(...itemChanges(item, value, field, { least, most }));
    for (const [index, one] of value.entries()) found.push(...changesOf(item, one, [...field, index]));
  }
  const fields = kinds ? kinds[String(Object(value).kind)] : control.fields;
  for (const inner of fields ?? []) found.push(...changesOf(inner, Object(value)[inner.name], [...field, inner.name]));
  return found;
}

function itemChanges(
  item: FieldControl,
  items: readonly unknown[],
  field: Spot,
  { least, most }: { readonly least: number; readonly most: number },
): ChangeLike[] {
  const end = items.length;
  return [
    ...(end < most && item.initial !== undefined
      ? [{ op: 'insert', field, at: end, value: newItem(item, items) }]
      : []),
    ...items.flatMap((_, index) => [
      ...(end < most ? [{ op: 'duplicate', field: [...field, index] }] : []),
      ...(end > Math.max(1, least) ? [{ op: 'remove', field: [...field, index] }] : []),
      ...(index > 0 ? [{ op: 'move', field: [...field, index], to: index - 1 }] : []),
    ]),
  ];
}

type ChangeLike = {
  readonly op: string;
  readonly field: Spot;
  readonly at?: number;
  readonly value?: unknown;
  readonly to?: number;
};

function after(definition: RegisteredBlock, before: Fields, given: ChangeLike): Fields {
  const change = { page: '/', section: 'one', ...given } as unknown as FieldChange;
  const begin = (path: Spot) =>
    definition.block.examples.map(({ props }) => anyAt(props, path)).find((value) => value !== undefined);
  return repairSection(definition, before, changedFields(before, change, fieldControls(definition.schema)), {
    changed: changedPath(change),
    begin,
  });
}

/** A value of its own that the block does not accept with the others is refused with the reason, and nothing is written. */
function mayRefuse({ op, field }: ChangeLike): boolean {
  return op === 'unset' || (op === 'set' && !(field.at(-1) === 'type' && field.includes('fields')));
}

describe('every change that a control offers leaves a section that its block accepts', () => {
  it.each(all.map((definition) => [definition.block.type, definition] as const))('%s', async (_, definition) => {
    const faults: string[] = [];
    for (const { name, props } of definition.block.examples) {
      for (const change of fieldControls(definition.schema).flatMap((control) =>
        changesOf(control, Object(props)[control.name], [control.name]),
      )) {
        const made = after(definition, props, change);
        const [problem] = problemsOf(definition, made);
        if (problem === undefined || mayRefuse(change) || /leave a gap/.test(problem.message)) continue;
        faults.push(`${name}: ${JSON.stringify(change)}: ${problem.message}`);
      }
    }
    if (process.env.FAULTS)
      (await import('node:fs')).appendFileSync(
        process.env.FAULTS,
        faults.map((f) => `${definition.block.type} ${f}\n`).join(''),
      );
    expect(faults).toEqual([]);
  });
});
