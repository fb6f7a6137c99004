import { fuelBars, waterfallRows } from './charts.ts';
import { billed, log, money, quoted, sum } from './data.ts';
import { mark, panel, table, td } from './parts.ts';

/** The claim that waits for a person, as narrow as a phone. */
export function approval(): string {
  return `<div class="phone"><p class="row" style="padding:14px 22px;border-bottom:1px solid var(--line);font-size:19px;font-weight:600">${mark} Corvane Freight<span class="chip over push">Over quote</span></p>
<div style="padding:20px 22px 2px"><p class="sum" style="font-size:76px;margin-inline-start:-3px">$${money(sum([billed, -quoted]))}</p></div>
<div class="steps">${waterfallRows()}</div><div style="padding:4px 22px 20px;display:grid"><span class="button main big">Approve claim</span></div></div>`;
}

/** The letter of a claim, as the carrier gets it; `inset` is how far its words are from its edges. */
export function letter(inset = 23): string {
  return `<div class="phone"><p class="row" style="padding:16px ${inset}px;border-bottom:1px solid var(--line);font-weight:600">Claim C-0931<span class="push chip match">Drafted</span></p>
<div class="desk" style="padding:22px ${inset}px 0"><div class="sheet"><p class="row"><b>Loamworks Supply</b><span class="push">May 12</span></p>
<p>To the overcharge desk,<br>Corvane Freight</p><p>On your bill <span class="read">447-120963</span>, three charges differ from quote <span class="read">Q-20418</span>.</p>
<p>We pay $${money(quoted)} on the due date. Please credit the rest: <span class="read">$${money(sum([billed, -quoted]))}</span>.</p>
<svg width="150" height="58" viewBox="0 0 150 58" fill="none" stroke="#1b3f8f" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M6 46C18 40 27 10 34 8c6-1 1 30 3 36 1 3 4-9 8-14m-20 4c9-3 17-4 24-4m0 13c1-8 2-12 4-13 3-1 1 11 3 12 4 1 5-13 9-13 4 0 0 12 4 13 5 0 6-11 11-12 3 0 2 3-1 4-4 2-7 4-6 7 1 4 9 1 10-6 1-4 0 9 4 9m14-30c-2 10-6 22-8 35m3-33c14-8 24-2 17 9-3 5-10 8-15 8 9 4 15 10 22 15"/></svg><p>Ana Reyes, accounts payable</p><p class="papers">3 papers attached: the bill, the quote, the bill of lading</p></div></div></div>`;
}

/** The fuel table of a carrier by week: the one that was billed is not the one of the ship date. */
export function fuelPanel(): string {
  return panel(
    `<b>Fuel surcharge by week</b><span class="muted">Corvane Freight</span><span class="push over">2.5 points, $24.65</span>`,
    `<div style="padding:0 20px">${fuelBars(680, 346)}</div>`,
  );
}

/** Who opened what: the log that nobody can change. */
export function logPanel(): string {
  const rows = log.map(
    ({ time, who, did, what, kind }) =>
      `<tr class="line">${td(time, 'mono muted')}${td(`<b>${who}</b>`)}${td(kind === undefined ? `<span class="muted">${did}</span>` : `<span class="chip ${kind}">${did}</span>`)}${td(what)}</tr>`,
  );
  return panel(
    `<b>What was opened</b><span class="chip match">Append only</span><span class="push muted">May 12</span>`,
    `<div class="dense">${table(['Time', 'Who', 'Did', 'What'], rows)}</div>`,
  );
}

/** What the carrier sends when it has credited a claim: printed on paper with bars, of which each is as high as a line. */
export function creditMemo(size = ''): string {
  const rows = [
    ['To', 'Loamworks Supply'],
    ['Claim', 'C-0931'],
    ['Bill', '447-120963'],
    ['Claimed', 'May 12'],
    ['Acknowledged', 'May 15'],
    ['Credited', 'May 31'],
  ].filter(([name]) => size === '' || (name !== 'Bill' && name !== 'Acknowledged'));
  return `<div class="memo ${size}"><p class="row"><b>Corvane Freight</b><span class="mono push">Credit memo</span></p>${rows
    .map(([name, value]) => `<p class="row"><span>${name}</span><span class="mono push">${value}</span></p>`)
    .join(
      '',
    )}<p class="sum">$${money(sum([billed, -quoted]))}</p><div class="row"><p>${size === '' ? 'To your account, ' : ''}19 days after the claim</p><p class="stamp push">Credited<span>May 31</span></p></div></div>`;
}
