import { describe, expect, it } from 'vitest';
import { type Delivery, type DeliveryState, verdictOf } from './lead.ts';

const outcome = (delivery: Delivery, states: readonly DeliveryState[], stored = true) =>
  verdictOf(
    delivery,
    states.map((state) => ({ name: state, label: state, state, message: '' })),
    stored,
  );

describe('the verdict of a form', () => {
  it.each<[Delivery, DeliveryState[], string]>([
    ['any', ['confirmed', 'failed'], 'accepted'],
    ['any', ['failed', 'queued'], 'refused'],
    ['any', ['missing', 'failed'], 'refused'],
    ['all', ['confirmed', 'sent-unverified'], 'accepted'],
    ['all', ['confirmed', 'queued'], 'refused'],
    ['all', ['confirmed', 'missing'], 'accepted'],
    ['sequential', ['failed', 'confirmed'], 'refused'],
    ['sequential', ['confirmed', 'confirmed'], 'accepted'],
    ['ordered', ['confirmed', 'failed'], 'partial'],
    ['ordered', ['queued', 'queued'], 'partial'],
    ['ordered', ['confirmed', 'missing'], 'accepted'],
    ['settle', ['failed', 'queued'], 'accepted'],
  ])('with the rule %s, %j is %s', (delivery, states, expected) => {
    expect(outcome(delivery, states)).toEqual({ outcome: expected, safe: true });
  });

  it.each<Delivery>(['any', 'all', 'sequential', 'ordered', 'settle'])(
    'is "kept" without any address (%s)',
    (delivery) => {
      expect(outcome(delivery, ['missing', 'missing'])).toEqual({ outcome: 'kept', safe: true });
      expect(outcome(delivery, ['missing'], false)).toEqual({ outcome: 'kept', safe: false });
    },
  );

  it.each<Delivery>(['any', 'all', 'sequential', 'ordered', 'settle'])(
    'is "refused" when neither a destination nor the browser has it (%s)',
    (delivery) => {
      expect(outcome(delivery, ['failed', 'queued'], false)).toEqual({ outcome: 'refused', safe: false });
    },
  );

  it('is safe without storage when every destination has it', () => {
    expect(outcome('all', ['confirmed', 'missing'], false)).toEqual({ outcome: 'accepted', safe: true });
    expect(outcome('any', ['confirmed', 'queued'], false)).toEqual({ outcome: 'accepted', safe: false });
  });
});
