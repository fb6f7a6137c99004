import { expect, it } from 'vitest';
import type { Opening } from '../../sdk/organization.ts';
import { stateAt } from './index.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const workday = [
  [at(9), at(12, 30)],
  [at(14), at(18)],
] as const;
/** Closed on Sundays; open until two in the morning after Saturday. */
const shop: Opening = { week: [workday, workday, workday, workday, workday, [[at(20), at(26)]], []] };
const monday = '2027-05-31';

it.each([
  ['in the morning', monday, at(9), { isOpen: true, until: at(12, 30) }],
  ['at the minute it closes', monday, at(12, 30), { isOpen: false, opens: at(14), inDays: 0 }],
  ['in the break', monday, at(13), { isOpen: false, opens: at(14), inDays: 0 }],
  ['before it opens', monday, at(8, 59), { isOpen: false, opens: at(9), inDays: 0 }],
  ['in the evening', monday, at(18), { isOpen: false, opens: at(9), inDays: 1 }],
  ['late on Saturday', '2027-06-05', at(23), { isOpen: true, until: at(2) }],
  ['early on Sunday', '2027-06-06', at(1, 59), { isOpen: true, until: at(2) }],
  ['later on Sunday', '2027-06-06', at(2), { isOpen: false, opens: at(9), inDays: 1 }],
])('a shop %s', (_, date, minute, state) => {
  expect(stateAt(shop, date, minute)).toEqual(state);
});

it('follows special hours and closed days', () => {
  const special = [
    ['2027-05-31', '2027-06-01', []],
    ['2027-06-02', '2027-06-02', [[at(10), at(11)]]],
  ] as const;
  expect(stateAt({ ...shop, special }, monday, at(10))).toEqual({ isOpen: false, opens: at(10), inDays: 2 });
  expect(stateAt({ ...shop, special }, '2027-06-02', at(10))).toEqual({ isOpen: true, until: at(11) });
});

it('is open over midnight if hours go on there, and day and night', () => {
  const always: Opening = { week: Array.from({ length: 7 }, () => [[0, at(24)]]) };
  expect(stateAt(always, monday, 0)).toEqual({ isOpen: true });
  const special = [['2027-06-02', '2027-06-02', []]] as const;
  expect(stateAt({ ...always, special }, '2027-06-01', at(23))).toEqual({ isOpen: true, until: 0 });
});

it('is closed for good without hours', () => {
  expect(stateAt({ week: [[], [], [], [], [], [], []] }, monday, 0)).toEqual({ isOpen: false });
});
