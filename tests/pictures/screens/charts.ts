import { billed, contract, fuelWeeks, lines, money, quoted, sum, weeks } from './data.ts';

/** Charts that several screens show. Words on them are at least as large as those of tables. */

/** What a line adds to the quote, and a word for it. */
const added = lines
  .filter(({ reason }) => reason !== undefined)
  .map(({ name, billed: amount, quoted: agreed = 0 }) => ({
    word: name.split(' ')[0] ?? name,
    amount: sum([amount, -agreed]),
  }));

/** From the quote to the bill, a step for each line that differs. Steps begin where the one before ended. */
export function waterfall(across: number, high: number): string {
  // The quote would dwarf its steps: it is cut off below, as its torn edge says.
  const floor = quoted - 62;
  const [top, foot] = [26, 28];
  const unit = (high - top - foot) / (billed - floor);
  const gap = 10;
  const wide = (across - gap * (added.length + 1)) / (added.length + 2);
  const y = (value: number) => top + (billed - value) * unit;
  let at = quoted;
  const steps = added.map(({ word, amount }) => {
    at = sum([at, amount]);
    return { word, figure: `+${money(amount)}`, from: sum([at, -amount]), to: at, fill: 'var(--red-fill)' };
  });
  const bars = [
    { word: 'Quoted', figure: money(quoted), from: floor, to: quoted, fill: 'var(--lime)' },
    ...steps,
    { word: 'Billed', figure: money(billed), from: floor, to: billed, fill: 'var(--ink)' },
  ];
  const drawn = bars.map(({ word, figure, from, to, fill }, index) => {
    const x = index * (wide + gap);
    const middle = x + wide / 2;
    const next = index < bars.length - 1 ? `<path d="M${x + wide} ${y(to)}h${gap}" stroke="var(--ink-3)"/>` : '';
    const tone = figure.startsWith('+') ? 'var(--red)' : 'var(--ink)';
    return `<rect x="${x}" y="${y(to)}" width="${wide}" height="${y(from) - y(to)}" fill="${fill}"/>${next}
<text class="value" x="${middle}" y="${y(to) - 8}" text-anchor="middle" style="fill:${tone}">${figure}</text><text x="${middle}" y="${high - 5}" text-anchor="middle">${word}</text>`;
  });
  const torn = [0, bars.length - 1].map((index) => tear(index * (wide + gap), y(floor) - 9, wide));
  return `<svg class="chart" width="${across}" height="${high}" viewBox="0 0 ${across} ${high}">${drawn.join('')}${torn.join('')}</svg>`;
}

/** A zigzag across a bar whose foot is cut off. */
function tear(x: number, y: number, wide: number): string {
  const teeth = Array.from({ length: 8 }, (_, index) => `l${wide / 8} ${index % 2 === 0 ? -5 : 5}`).join('');
  return `<path d="M${x} ${y}${teeth}" fill="none" stroke="var(--ground)" stroke-width="3"/>`;
}

/** The same steps as rows, for phones. */
export function waterfallRows(): string {
  const floor = quoted - 200;
  const share = (value: number) => (100 * value) / (billed - floor);
  let at = quoted;
  const rows = [
    { word: 'Quoted', figure: money(quoted), start: 0, size: share(quoted - floor), fill: 'var(--lime)' },
    ...added.map(({ word, amount }) => {
      at = sum([at, amount]);
      return {
        word,
        figure: `+${money(amount)}`,
        start: share(at - amount - floor),
        size: share(amount),
        fill: 'var(--red-fill)',
      };
    }),
    { word: 'Billed', figure: money(billed), start: 0, size: 100, fill: 'var(--ink)' },
  ];
  return rows
    .map(
      ({ word, figure, start, size, fill }) =>
        `<div class="step"><p class="row"><b>${word}</b><span class="mono push ${figure.startsWith('+') ? 'over' : ''}">${figure}</span></p><p style="margin-inline-start:${start}%;inline-size:${size}%;block-size:12px;background:${fill}"></p></div>`,
    )
    .join('');
}

/** Dollars a mile of a lane by week, against the contract, with words beside its lines. */
export function rateChart(across: number, high: number): string {
  const left = 58;
  const [top, width, height] = [56, across - left - 38, high - 112];
  const x = (index: number) => left + (index * width) / (weeks.length - 1);
  const y = (value: number) => top + height - ((value - 2.38) / 0.3) * height;
  const last = weeks.length - 1;
  const paid = weeks.map(({ paid: value }, index) => `${x(index)},${y(value)}`).join(' ');
  const grid = [2.4, 2.5, 2.6].map(
    (value) =>
      `<path d="M${left} ${y(value)}H${x(last)}" stroke="var(--line)"/><text x="${left - 12}" y="${y(value) + 5}" text-anchor="end">${value.toFixed(2)}</text>`,
  );
  const labels = weeks.map(({ week }, index) =>
    (last - index) % 3 === 2 ? `<text x="${x(index)}" y="${high - 18}" text-anchor="middle">${week}</text>` : '',
  );
  const end = `${x(last)},${y(contract)}`;
  return `<svg class="chart" width="${across}" height="${high}" viewBox="0 0 ${across} ${high}">${grid.join('')}${labels.join('')}
<polygon points="${paid} ${end} ${x(0)},${y(contract)}" fill="var(--red-soft)"/><polyline points="${paid}" fill="none" stroke="var(--red)" stroke-width="3"/>
<path d="M${x(0)} ${y(contract)}H${x(last)}" stroke="var(--accent)" stroke-width="3"/><circle cx="${x(last)}" cy="${y(weeks[last]?.paid ?? 0)}" r="6" fill="var(--red)"/>
<text class="value" x="${x(last) + 6}" y="${y(weeks[last]?.paid ?? 0) - 18}" text-anchor="end" style="fill:var(--red)">Billed ${weeks[last]?.paid.toFixed(2)}</text>
<text class="value" x="${x(0) + 2}" y="${y(contract) - 14}" style="fill:var(--accent)">Contract ${contract.toFixed(2)}</text></svg>`;
}

/** The surcharge of a fuel table by week, as bars: the week that was billed, and the week of the load. */
export function fuelBars(across: number, high: number): string {
  const [top, foot, gap] = [52, 58, across < 500 ? 10 : 22];
  const wide = (across - gap * (fuelWeeks.length - 1)) / fuelWeeks.length;
  const floor = 22;
  const most = fuelWeeks.reduce((highest, { percent }) => Math.max(highest, percent), 0);
  const y = (percent: number) => top + ((most - percent) / (most - floor)) * (high - top - foot);
  const bars = fuelWeeks.map(({ week, percent, says }, index) => {
    const x = index * (wide + gap);
    const middle = x + wide / 2;
    const fill = says === undefined ? 'var(--line-2)' : says.kind === 'match' ? 'var(--lime)' : 'var(--red-fill)';
    const colour = says === undefined ? 'var(--ink-2)' : says.kind === 'match' ? 'var(--accent)' : 'var(--red)';
    const said =
      says === undefined
        ? ''
        : `<text class="word" x="${middle}" y="${high - 8}" text-anchor="middle" style="fill:${colour}">${says.text}</text>`;
    return `<rect x="${x}" y="${y(percent)}" width="${wide}" height="${high - foot - y(percent)}" fill="${fill}"/>${tear(x, high - foot - 9, wide)}
<text class="large" x="${middle}" y="${y(percent) - 14}" text-anchor="middle" style="fill:${colour}">${percent.toFixed(1)}%</text><text x="${middle}" y="${high - 33}" text-anchor="middle">${week}</text>${said}`;
  });
  return `<svg class="chart" width="${across}" height="${high}" viewBox="0 0 ${across} ${high}">${bars.join('')}</svg>`;
}
