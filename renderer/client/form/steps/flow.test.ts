import { describe, expect, it } from 'vitest';
import { type Answers, askedBy, stepsAhead } from './flow.ts';

const flow = {
  steps: [
    { title: 'What?', fields: ['service', 'wood'] },
    { title: 'How large?', fields: ['size', 'scale'], when: { service: ['lawn', 'fence'] } },
    { title: 'Who?', fields: ['urgent', 'phone', 'extras', 'note'] },
  ],
  when: {
    wood: { service: 'fence' },
    scale: { wood: 'oak' },
    phone: { urgent: true },
    note: { extras: ['gate', 'lamp'], urgent: false },
  },
};

const given =
  (answers: Record<string, readonly (string | boolean)[]>): Answers =>
  (field) =>
    answers[field] ?? (field === 'urgent' ? [false] : []);
const asked = (answers: Parameters<typeof given>[0]) => {
  const isAsked = askedBy(flow, given(answers));
  return flow.steps.flatMap(({ fields }) => fields).filter(isAsked);
};

describe('the fields that are asked', () => {
  it('are those without conditions at first', () => {
    expect(asked({})).toEqual(['service', 'urgent', 'extras']);
  });

  it('follow from one answer, or from one of several', () => {
    expect(asked({ service: ['fence'] })).toEqual(['service', 'wood', 'size', 'urgent', 'extras']);
    expect(asked({ service: ['lawn'] })).toEqual(['service', 'size', 'urgent', 'extras']);
  });

  it('follow from whether a box is ticked', () => {
    expect(asked({ urgent: [true] })).toContain('phone');
    expect(asked({ urgent: [false] })).not.toContain('phone');
  });

  it('follow from one of several boxes, if all conditions hold', () => {
    expect(asked({ extras: ['bench', 'lamp'] })).toContain('note');
    expect(asked({ extras: ['bench'] })).not.toContain('note');
    expect(asked({ extras: ['lamp'], urgent: [true] })).not.toContain('note');
  });

  it('do not follow from the answer to a field that is not asked any more', () => {
    expect(asked({ service: ['fence'], wood: ['oak'] })).toContain('scale');
    expect(asked({ service: ['lawn'], wood: ['oak'] })).not.toContain('scale');
  });
});

describe('the steps that a person sees', () => {
  it('include those that an answer may still bring', () => {
    expect(stepsAhead(flow, given({}), 0)).toEqual([0, 1, 2]);
    expect(stepsAhead(flow, given({ service: ['lawn'] }), 0)).toEqual([0, 1, 2]);
    expect(stepsAhead(flow, given({ service: ['advice'] }), 0)).toEqual([0, 2]);
  });

  it('do not include those that depend on a question of a step that was left without an answer', () => {
    expect(stepsAhead(flow, given({}), 1)).toEqual([0, 2]);
  });

  it('do not include a step of which nothing is asked', () => {
    const empty = { steps: [{ fields: ['a'] }, { fields: ['b'] }], when: { b: { a: 'x' } } };
    expect(stepsAhead(empty, given({ a: ['y'] }), 0)).toEqual([0]);
    expect(stepsAhead(empty, given({ a: ['x'] }), 0)).toEqual([0, 1]);
  });
});
