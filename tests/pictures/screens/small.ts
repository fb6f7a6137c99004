import { fuelBars, rateChart } from './charts.ts';
import {
  billed,
  board,
  carriers,
  credited,
  limits,
  lines,
  log,
  money,
  quoted,
  share,
  story,
  sum,
  told,
} from './data.ts';
import { edi, paper } from './panels.ts';
import { panel, table, td } from './parts.ts';
import { card } from './windows.ts';

/** The lines of an invoice on a small screen: what was billed, and by how much that differs. */
export function linesSmall(): string {
  const rows = lines.map((line) => {
    const difference = sum([line.billed, -(line.quoted ?? 0)]);
    const note = line.reason === undefined ? '' : `<span class="over">${line.reason}</span>`;
    return row(
      line.name,
      note,
      money(line.billed),
      difference === 0 ? '<span class="good">–</span>' : `+${money(difference)}`,
    );
  });
  return panel(
    `<b>CV-447120963</b><span class="chip over push">Over quote</span>`,
    `${rows.join('')}${row('<b>Total</b>', '', money(billed), `+${money(sum([billed, -quoted]))}`)}`,
    26,
    'small',
  );
}

function row(name: string, note: string, amount: string, difference: string): string {
  const isOver = difference.startsWith('+');
  return `<div class="item ${isOver && note ? 'differs' : ''}"><p>${name}</p><p class="mono end">${amount}</p><p class="mono end ${isOver ? 'over' : ''}">${difference}</p>${note && `<p class="note">${note}</p>`}</div>`;
}

/** The claims that wait for a person. */
export function claimsSmall(): string {
  const [column] = board;
  const cards = column?.claims.map((item) => card(item, column.title)) ?? [];
  return panel(
    `<b>To approve</b><span class="chip claimed">${column?.count}</span><span class="push mono">$${money(column?.total ?? 0)}</span>`,
    `<div class="large" style="padding:14px 26px 4px">${cards.join('')}</div>`,
    26,
    'small',
  );
}

/** One claim by the day, on a small screen: from the day it was filed down to that of its credit. */
export function storySmall(): string {
  const [claim] = credited.claims.filter(({ id }) => id === told);
  const [, decide] = limits;
  const last = story.at(-1)?.day;
  const events = story.map(
    ({ day, date, title, text }) =>
      `<div class="moment ${day === last ? 'on' : ''}"><p class="row"><b>${title}</b><span class="mono muted push">${date}</span></p><p class="muted">${text}</p></div>`,
  );
  return panel(
    `<b>${claim?.carrier}</b><span class="push chip match">Credited</span>`,
    `<div class="track"><p class="row"><span class="sum">$${money(claim?.amount ?? 0)}</span><span class="push muted">in ${last} of ${decide} days</span></p></div><div class="moments">${events.join('')}</div>`,
    26,
    'small',
  );
}

/** What a mile costs, on a small screen. */
export function ratesSmall(): string {
  return panel(`<b>Reno → Amarillo</b><span class="push over">$1,318.40 over</span>`, rateChart(400, 330), 26, 'small');
}

/** A bill as a scan and as EDI, on a small screen. */
export function inboxSmall(): string {
  return panel(
    `<b>One bill, two forms</b><span class="chip match push">Read in 4 s</span>`,
    `<div class="forms"><div class="scan">${paper(2)}</div>${edi()}</div>`,
    26,
    'small',
  );
}

/** How each carrier bills, on a small screen. */
export function carriersSmall(): string {
  const rows = carriers.map(({ name, bills, matched }) => {
    const match = (100 * matched) / bills;
    const bad = match < 90;
    return `<div class="step"><p class="row"><b>${name}</b><span class="push score ${bad ? 'over' : ''}">${share(matched, bills)}</span></p><p style="block-size:12px;background:linear-gradient(${bad ? 'var(--red-fill)' : 'var(--lime)'} 0 0) 0 0 / ${(match - 80) * 5}% 100% no-repeat var(--line)"></p></div>`;
  });
  return panel(
    '<b>Bills that match</b><span class="push muted">80 to 100%</span>',
    `<div class="steps">${rows.join('')}</div>`,
    26,
    'small',
  );
}

/** The fuel table of a carrier, on a small screen. */
export function fuelSmall(): string {
  return panel(
    '<b>Fuel surcharge by week</b><span class="push over">$24.65</span>',
    `<div style="padding:0 26px">${fuelBars(348, 370)}</div>`,
    26,
    'small',
  );
}

/** Who opened what, on a small screen. */
export function logSmall(): string {
  const rows = log.map(
    ({ time, who, did, what, kind }) =>
      `<tr class="line">${td(`<p style="font-size:16px"><b>${who}</b> ${kind === undefined ? `<span class="muted">${did}</span>` : `<span class="chip ${kind}">${did}</span>`}</p><p class="faint">${what}</p>`)}${td(time.slice(0, 5), 'mono end muted')}</tr>`,
  );
  return panel(
    '<b>What was opened</b><span class="push mono muted">May 12</span>',
    `<div class="dense">${table(['What', '>Time'], rows)}</div>`,
    26,
    'small',
  );
}
