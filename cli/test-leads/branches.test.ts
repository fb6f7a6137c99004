import { describe, expect, it } from 'vitest';
import type { ControlSpec } from '../../renderer/client/form/field-spec.ts';
import type { Condition, Flow } from '../../renderer/client/form/steps/flow.ts';
import { branchesOf, branchName } from './branches.ts';

const field = (name: string, type: ControlSpec['type'], values: readonly string[] = [], required = true) =>
  ({
    name,
    label: name,
    type,
    invalid: '',
    required,
    options: values.map((value) => ({ value, label: value })),
  }) satisfies ControlSpec;
const flow = (when: Flow['when'], steps: readonly (readonly [names: string[], when?: Condition])[]): Flow => ({
  steps: steps.map(([fields, condition]) => ({ title: 'Step', fields, when: condition })),
  when,
  required: [],
  later: [],
  text: { next: '', back: '', step: '' },
});
const names = (...given: Parameters<typeof branchesOf>) => branchesOf(...given).map(branchName);

describe('the branches of a form', () => {
  it('are one without conditions', () => {
    expect(branchesOf([field('email', 'email')], undefined)).toEqual([new Map()]);
    expect(branchesOf([field('email', 'email')], flow({}, [[['email']]]))).toEqual([new Map()]);
  });

  it('have each answer that makes a difference once', () => {
    const fields = [field('service', 'cards', ['lawn', 'fence', 'tree', 'other']), field('metres', 'number')];
    const steps = flow({ metres: { service: 'fence' } }, [[['service', 'metres']]]);
    expect(names(fields, steps)).toEqual(['service: lawn', 'service: fence']);
  });

  it('have a box ticked and not, several options, and no answer, where a form allows it', () => {
    const fields = [
      field('urgent', 'checkbox', [], false),
      field('needs', 'checkboxes', ['a', 'b'], false),
      field('terms', 'consent'),
      field('phone', 'phone'),
      field('more', 'text'),
    ];
    const steps = flow({ phone: { urgent: true, terms: true }, more: { needs: ['b'] } }, [
      [['urgent', 'needs', 'terms', 'phone', 'more']],
    ]);
    expect(names(fields, steps)).toEqual([
      'urgent: yes, needs: a, terms: yes',
      'urgent: yes, needs: b, terms: yes',
      'urgent: no, needs: a, terms: yes',
      'urgent: no, needs: b, terms: yes',
    ]);
  });

  it('leave out answers to fields that are not asked', () => {
    const fields = [
      field('service', 'radio', ['implant', 'check']),
      field('size', 'radio', ['s', 'm']),
      field('note', 'text'),
    ];
    const steps = flow({ size: { service: 'implant' } }, [[['service']], [['size']], [['note'], { size: 'm' }]]);
    expect(names(fields, steps)).toEqual(['service: implant, size: s', 'service: implant, size: m', 'service: check']);
  });

  it('are pairs where there are many', () => {
    const boxes = Array.from({ length: 8 }, (_, index) => field(`box${index}`, 'checkbox', [], false));
    const when = Object.fromEntries(boxes.map(({ name }) => [`${name}Text`, { [name]: true }]));
    const branches = branchesOf(boxes, flow(when, [[boxes.map(({ name }) => name)]]));
    expect(branches.length).toBeLessThanOrEqual(10);
    expect(branches.length).toBeGreaterThan(3);
  });
});
