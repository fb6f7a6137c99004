import { billed, board, lines, money, quoted, sum } from './data.ts';
import { paper, rateChart } from './panels.ts';
import { panel } from './parts.ts';
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
  );
}

function row(name: string, note: string, amount: string, difference: string): string {
  const isOver = difference.startsWith('+');
  return `<div style="display:grid;grid-template-columns:1fr auto 84px;gap:0 14px;align-content:center;block-size:64px;padding-inline:26px;border-bottom:1px solid var(--line);font-size:16px">
<p style="font-weight:500">${name}</p><p class="mono end" style="font-size:15px">${amount}</p><p class="mono end ${isOver ? 'over' : ''}" style="font-size:15px">${difference}</p><p class="faint" style="grid-column:1/-1;font-size:13.5px">${note}</p></div>`;
}

/** The claims that wait for a person. */
export function claimsSmall(): string {
  const [column] = board;
  const cards = column?.claims.map((item) => card(item, column.title)) ?? [];
  return panel(
    `<b style="font-weight:600;font-size:16px">To approve</b><span class="chip claimed">${column?.count}</span><span class="push mono" style="font-size:15px">$${money(column?.total ?? 0)}</span>`,
    `<div class="large" style="padding:14px 14px 4px">${cards.join('')}</div>`,
  );
}

/** What a mile costs, on a small screen. */
export function ratesSmall(): string {
  return panel(
    `<b style="font-weight:600;font-size:15px">Reno → Amarillo</b><span class="push mono muted">$ a mile</span>`,
    `${rateChart(400, 300)}<div class="totals" style="grid-template-columns:1fr 1fr;border-top:1px solid var(--line);border-bottom:0;margin-top:auto">
<div><p class="label good">— Contract</p><b>2.42</b></div><div><p class="label over">— Billed, week 19</p><b>2.66</b></div></div>`,
    26,
  );
}

/** A bill, and how much of it was read. */
export function inboxSmall(): string {
  return panel(
    `<b style="font-weight:600;font-size:15px">corvane-447120963.pdf</b><span class="chip match push">Read in 4 s</span>`,
    `<div style="flex:1;padding:24px 26px 0;background:var(--rail)"><div class="enlarged">${paper()}</div></div>`,
    26,
  );
}
