import { describe, expect, it } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { starterSite } from '../starter-site.fixture.ts';
import type { ChangeOf } from './change.ts';
import { businessHours, setHours } from './hours.ts';

const hours = `hours: [
      { days: 'tue-fri', opens: '12:00', closes: '14:00' },
      { days: 'tue-thu', opens: '19:00', closes: '22:30' },
      { days: ['fri', 'sat'], opens: '19:00', closes: '00:30', nextDay: true },
    ],
    closed: ['2026-12-25', { from: '2026-12-31', to: '2027-01-01' }],`;

type Hours = Pick<ChangeOf<'setHours'>, 'week' | 'closed'>;

/** A site with a business that has these hours. */
async function opened(written = hours) {
  const site = starterSite();
  site.edit(
    'pages.config.ts',
    'export default defineSite({',
    `export default defineSite({\n  organization: {\n    type: 'Restaurant',\n    ${written}\n  },`,
  );
  const { made, issues } = await buildInMemory(site.options);
  if (made === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
  const places = businessHours({ made });
  return {
    places,
    /** Returns the lines that go and come when hours change. */
    changed(change: (now: Hours) => Hours, was?: Hours, location?: number) {
      const edit = new SiteEdit(site.options);
      const place = places.find((one) => one.location === location);
      const now = JSON.parse(JSON.stringify({ week: place?.week, closed: place?.closed }));
      const conflict = setHours({ op: 'setHours', location, ...change(now), was: was ?? now }, { made, edit });
      if (conflict !== undefined) return conflict;
      const [before = '', after = ''] = [...edit.changes.results()].flatMap(([file, text]) => [
        edit.changes.text(file) ?? '',
        text ?? '',
      ]);
      const lines = (text: string) => text.split('\n').map((line) => line.trim());
      const [old, next] = [lines(before), lines(after)];
      return [
        ...old.filter((line) => !next.includes(line)).map((line) => `-${line}`),
        ...next.filter((line) => !old.includes(line)).map((line) => `+${line}`),
      ];
    },
  };
}

describe('opening hours', () => {
  it('are those of each day, and the days on which it is closed', async () => {
    const { places } = await opened();
    expect(places).toHaveLength(1);
    expect(places[0]).toMatchObject({ place: '', closed: ['2026-12-25', { from: '2026-12-31', to: '2027-01-01' }] });
    expect(places[0]?.week.map((spans) => spans.length)).toEqual([0, 2, 2, 2, 2, 1, 0]);
  });

  it('change by entry; the others stay as they were written', async () => {
    const { changed } = await opened();
    const monday = [{ opens: '12:00', closes: '14:00' }];
    expect(changed(({ week, closed }) => ({ week: week.with(0, monday), closed }))).toEqual([
      "-{ days: 'tue-fri', opens: '12:00', closes: '14:00' },",
      "+{ days: 'mon-fri', opens: '12:00', closes: '14:00' },",
    ]);
    const sunday = [{ opens: '18:00', closes: '24:00' }];
    expect(changed(({ week, closed }) => ({ week: week.with(6, sunday).with(3, []), closed }))).toEqual([
      "-{ days: 'tue-fri', opens: '12:00', closes: '14:00' },",
      "-{ days: 'tue-thu', opens: '19:00', closes: '22:30' },",
      "+{ days: ['tue-wed', 'fri'], opens: '12:00', closes: '14:00' },",
      "+{ days: 'tue-wed', opens: '19:00', closes: '22:30' },",
      "+{ days: 'sun', opens: '18:00', closes: '24:00' },",
    ]);
    expect(changed(({ week, closed }) => ({ week, closed: closed.slice(1) }))).toEqual([
      "-closed: ['2026-12-25', { from: '2026-12-31', to: '2027-01-01' }],",
      "+closed: [{ from: '2026-12-31', to: '2027-01-01' }],",
    ]);
  });

  it('are removed, and written where there were none', async () => {
    const { changed } = await opened("hours: [{ days: 'mon', opens: '09:00', closes: '17:00' }],");
    expect(changed(({ closed }) => ({ week: Array.from({ length: 7 }, () => []), closed }))).toEqual([
      "-hours: [{ days: 'mon', opens: '09:00', closes: '17:00' }],",
    ]);
    expect(changed(({ week }) => ({ week, closed: ['2026-12-25'] }))).toEqual(["+closed: ['2026-12-25'],"]);
  });

  it('stay if the config says something else than the person saw', async () => {
    const { changed } = await opened();
    const was = { week: Array.from({ length: 7 }, () => []), closed: [] };
    expect(changed(({ closed }) => ({ ...was, closed }), was)).toEqual({ now: 'other hours' });
  });

  it('are those of a location', async () => {
    const address = "address: { street: 'Quay 1', locality: 'Port', country: 'GB' }";
    const { places, changed } = await opened(
      `locations: [{ name: 'Port', ${address}, hours: [{ days: 'mon', opens: '09:00', closes: '17:00' }] }],`,
    );
    expect(places.map(({ place, location }) => [place, location])).toEqual([['Port', 0]]);
    const lines = changed(({ week, closed }) => ({ week: week.with(1, week[0] ?? []), closed }), undefined, 0);
    expect(lines).toContain("+{ days: 'mon-tue', opens: '09:00', closes: '17:00' },");
  });
});
