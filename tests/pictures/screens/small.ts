import { billed, board, carriers, fuelWeeks, lines, log, money, quoted, share, sum } from './data.ts';
import { paper, rateChart } from './panels.ts';
import { panel, table, td } from './parts.ts';
import { card } from './windows.ts';

/** The lines of an invoice on a small screen: what was billed, and by how much that differs. */
export function linesSmall(): string {
  const rows = lines.map((line) => {
    const difference = sum([line.billed, -(line.quoted ?? 0)]);
    const note = line.reason === undefined ? line.basis : `<span class="over">${line.reason}</span>`;
    return row(
      line.name,
      note,
      money(line.billed),
      difference === 0 ? '<span class="good">=</span>' : `+${money(difference)}`,
    );
  });
  return panel(
    `<b class="mono" style="font-size:15px">CV-447120963</b><span class="chip over push">Over quote</span>`,
    `${rows.join('')}${row('<b style="font-weight:600">Total</b>', `Quoted ${money(quoted)}`, money(billed), `+${money(sum([billed, -quoted]))}`)}`,
    26,
    'small',
  );
}

function row(name: string, note: string, amount: string, difference: string): string {
  const isOver = difference.startsWith('+');
  return `<div style="display:grid;grid-template-columns:1fr auto 84px;gap:0 14px;align-content:center;block-size:62px;padding-inline:26px;border-bottom:1px solid var(--line);font-size:16px">
<p style="font-weight:500">${name}</p><p class="mono end" style="font-size:15px">${amount}</p><p class="mono end ${isOver ? 'over' : ''}" style="font-size:15px">${difference}</p><p class="faint" style="grid-column:1/-1;font-size:13.5px">${note}</p></div>`;
}

/** The claims that wait for a person. */
export function claimsSmall(): string {
  const [column] = board;
  const cards = column?.claims.map((item) => card(item, column.title)) ?? [];
  return panel(
    `<b style="font-weight:600;font-size:16px">To approve</b><span class="chip claimed">${column?.count}</span><span class="push mono" style="font-size:15px">$${money(column?.total ?? 0)}</span>`,
    `<div class="large" style="padding:14px 26px 4px">${cards.join('')}</div>`,
    26,
    'small',
  );
}

/** What a mile costs, on a small screen. */
export function ratesSmall(): string {
  return panel(
    `<b style="font-weight:600;font-size:15px">Reno → Amarillo</b><span class="push mono muted">$ a mile</span>`,
    `${rateChart(400, 300)}<div class="totals" style="grid-template-columns:1fr 1fr;border-top:1px solid var(--line);border-bottom:0;margin-top:auto">
<div><p class="label good">— Contract</p><b>2.42</b></div><div><p class="label over">— Billed, week 19</p><b>2.66</b></div></div>`,
    26,
    'small',
  );
}

/** A bill, and how much of it was read. */
export function inboxSmall(): string {
  return panel(
    `<b style="font-weight:600;font-size:15px">corvane-447120963.pdf</b><span class="chip match push">Read in 4 s</span>`,
    `<div style="flex:1;padding:24px 26px;background:var(--rail)"><div class="enlarged">${paper()}</div></div>`,
    26,
    'small',
  );
}

/** How each carrier bills, on a small screen. */
export function carriersSmall(): string {
  const rows = carriers.map(({ name, bills, matched, days }) => {
    const bad = matched / bills < 0.9;
    return `<tr class="line">${td(`<p style="font-weight:500;font-size:16px">${name}</p><p class="faint">${bills} bills, credits in ${days} days</p>`)}${td(share(matched, bills), `mono end ${bad ? 'over' : ''}`)}</tr>`;
  });
  return panel(
    '<b style="font-weight:600;font-size:16px">Carriers</b><span class="push mono muted">Last 30 days</span>',
    `<div class="dense">${table(['Carrier', '>Matches'], rows)}</div>`,
    26,
    'small',
  );
}

/** The fuel table of a carrier, on a small screen. */
export function fuelSmall(): string {
  const rows = fuelWeeks.map(({ week, percent, says }) => {
    const chip = says === undefined ? '' : `<span class="chip ${says.kind}">${says.text}</span>`;
    return `<tr class="line ${says?.kind === 'match' ? 'on' : ''}">${td(`<b style="font-weight:500;font-size:16px">${week}</b>`)}${td(`${percent.toFixed(1)}%`, `mono end ${says?.kind === 'over' ? 'over' : ''}`)}${td(chip, 'end')}</tr>`;
  });
  return panel(
    '<b style="font-weight:600;font-size:16px">Fuel table, Corvane</b>',
    `<div class="dense">${table(['Week of', '>Surcharge', '>'], rows)}</div><div class="totals" style="grid-template-columns:1fr 1fr;border-bottom:0">
<div><p class="label good">— By your table</p><b>241.57</b></div><div><p class="label over">— Billed</p><b>266.22</b></div></div>`,
    26,
    'small',
  );
}

/** Who opened what, on a small screen. */
export function logSmall(): string {
  const rows = log.map(
    ({ time, who, did, what, kind }) =>
      `<tr class="line">${td(`<p style="font-size:16px"><b style="font-weight:500">${who}</b> ${kind === undefined ? `<span class="muted">${did}</span>` : `<span class="chip ${kind}">${did}</span>`}</p><p class="faint">${what}</p>`)}${td(time.slice(0, 5), 'mono end muted')}</tr>`,
  );
  return panel(
    '<b style="font-weight:600;font-size:16px">What was opened</b><span class="push mono muted">May 12</span>',
    `<div class="dense">${table(['What', '>Time'], rows)}</div>`,
    26,
    'small',
  );
}
