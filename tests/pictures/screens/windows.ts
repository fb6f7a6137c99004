import { waterfall } from './charts.ts';
import {
  billed,
  board,
  type Claim,
  type Column,
  carriers,
  claimed,
  credited,
  invoices,
  lines,
  money,
  open,
  quoted,
  share,
  statuses,
  sum,
  week,
} from './data.ts';
import { app, table, td } from './parts.ts';

/** The list of invoices: the one that came last differs, and is open. */
export function invoiceList(): string {
  const bar = `<h1>Invoices</h1><span class="muted">May 6 to 12</span><span class="push button">Export</span><span class="button main">File 3 claims</span>`;
  const count = sum(week.invoices.map(([, invoices]) => invoices));
  const [[, matched]] = week.invoices;
  const totals = figures([
    ['Billed, 7 days', `$${money(week.billed)}`],
    ['Matches', share(matched, count)],
    ['Over quote', `$${money(week.over)}`],
    ['Credited, 30 days', `$${money(credited.total)}`],
  ]);
  const rows = invoices.slice(0, 5).map(({ number, carrier, status, ...amounts }, index) => {
    const difference = status === 'twice' ? amounts.billed : sum([amounts.billed, -amounts.quoted]);
    const none = difference === 0;
    const row = `<tr class="${index === 0 ? 'on' : ''}">${td(`<b>${carrier}</b>`)}${td(number, 'mono muted')}${td(`<span class="chip ${status}">${statuses[status]}</span>`)}
${td(money(amounts.quoted), 'mono end muted')}${td(money(amounts.billed), 'mono end')}${td(none ? '<span class="faint">–</span>' : `+${money(difference)}`, `mono end ${none ? '' : 'over'}`)}</tr>`;
    return index === 0 ? row + opened() : row;
  });
  const heads = ['Carrier', 'Invoice', 'Status', '>Quoted', '>Billed', '>Difference'];
  return `<div class="large-app">${app('Invoices', bar, `${totals}<div class="dense">${table(heads, rows)}</div>`)}</div>`;
}

/** The marked row, opened: how the bill came to be over the quote, and what to do about it. */
function opened(): string {
  const over = lines.filter(({ reason }) => reason !== undefined);
  return `<tr class="opened"><td colspan="6"><div><div><p class="label">Claim C-0931</p><p class="sum">$${money(sum([billed, -quoted]))}</p><p class="muted">${over.length} of ${lines.length} lines differ</p>
<p class="row"><span class="button main">Approve claim</span><span class="button">Pay in full</span></p></div>${waterfall(500, 250)}</div></td></tr>`;
}

/** One invoice: its lines against the quote, and what is known about each. */
export function invoiceDetail(): string {
  const bar = `<span class="faint">Invoices /</span><h1 class="mono" style="font-size:13px">CV-447120963</h1><span class="chip over">Over quote</span>
<span class="push faint mono">1 of 3</span><span class="button">Pay in full</span><span class="button">Pay quoted</span><span class="button main">Approve claim</span>`;
  const facts = [
    ['Carrier', 'Corvane Freight'],
    ['Lane', 'Reno, NV → Boise, ID'],
    ['Freight', '6 pallets · 4,180 lb · class 70'],
    ['Quote', 'Q-20418, Apr 29, valid 30 days'],
    ['Due', 'Jun 11 · net 30'],
  ].map(
    ([name, value]) => `<div><p class="label">${name}</p><p style="margin-top:4px;font-weight:500">${value}</p></div>`,
  );
  return app(
    'Invoices',
    bar,
    `<div style="display:grid;grid-template-columns:1fr 316px;flex:1">
<div style="border-right:1px solid var(--line)"><div style="display:flex;justify-content:space-between;padding:16px 20px;border-bottom:1px solid var(--line)">${facts.join('')}</div>
<div class="airy">${lineTable()}</div>${evidence()}</div><aside style="padding:18px 20px;display:grid;gap:16px;align-content:start">${draft()}${history()}${record()}</aside></div>`,
  );
}

/** The lines of the invoice: quoted, billed, and the difference. */
export function lineTable(): string {
  const rows = lines.map((line) => {
    const difference = sum([line.billed, -(line.quoted ?? 0)]);
    const reason = line.reason ? `<p class="reason">${line.reason}</p>` : '';
    const name = `<p style="font-weight:500">${line.name} <span class="basis">${line.basis}</span></p>${reason}`;
    return `<tr class="line ${line.reason ? 'differs' : ''}">${td(name)}${td(line.quoted === undefined ? '<span class="faint">not quoted</span>' : money(line.quoted), 'mono end muted')}
${td(money(line.billed), 'mono end')}${td(difference === 0 ? '<span class="good">matches</span>' : `+${money(difference)}`, difference === 0 ? 'end' : 'mono end over')}</tr>`;
  });
  const total = `<tr class="line total">${td('<b style="font-weight:600">Total</b>')}${td(money(quoted), 'mono end')}${td(money(billed), 'mono end')}
${td(`<span class="chip over mono">+${money(sum([billed, -quoted]))}</span>`, 'mono end')}</tr>`;
  return table(['Line', '>Quoted', '>Billed', '>Difference'], [...rows, total]);
}

/** The papers of the invoice. */
export function evidence(): string {
  const files = [
    ['Invoice', 'corvane-447120963.pdf', '2 pages, read in 4 s'],
    ['Quote', 'Q-20418.pdf', 'sent by C. Dufresne, Apr 29'],
    ['Bill of lading', 'bol-88120.pdf', 'signed in Boise, May 9'],
  ];
  return `<div style="padding:18px 20px"><p class="label" style="margin-bottom:10px">Evidence</p><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:10px">${files
    .map(
      ([kind, name, note]) =>
        `<div style="padding:11px 12px;border:1px solid var(--line);border-radius:2px"><p class="label">${kind}</p><p class="mono" style="margin:6px 0 3px">${name}</p><p class="faint" style="font-size:12px">${note}</p></div>`,
    )
    .join('')}</div></div>`;
}

function draft(): string {
  return `<p class="label">Claim C-0931, draft</p><p class="sum" style="font-size:30px">$${money(sum([billed, -quoted]))}</p>
<div style="padding:12px 13px;border:1px solid var(--line);border-radius:2px;line-height:1.5;color:var(--ink-2);font-size:12.5px">
<p style="color:var(--ink)">To: overcharge desk, Corvane Freight</p><p style="margin-top:7px">We contest three charges on PRO 447-120963. Quote Q-20418 lists no reweigh and no residential delivery. Fuel for the week of May 4 is 24.5% by your own table, not 27.0%.</p><p style="margin-top:7px">We pay $${money(quoted)} on the due date. Please credit $${money(sum([billed, -quoted]))}.</p></div>
<div class="row"><span class="button main">Approve and send</span><span class="button">Edit</span></div>`;
}

function history(): string {
  const events = [
    ['08:41', 'Received by email'],
    ['08:41', 'Read: 5 lines, 31 fields'],
    ['08:41', 'Matched to Q-20418'],
    ['08:42', '3 lines differ'],
    ['08:42', 'Claim drafted'],
    ['–', 'Waits for Ana Reyes'],
  ];
  return `<div style="border-top:1px solid var(--line);padding-top:14px"><p class="label" style="margin-bottom:8px">History</p>${events
    .map(
      ([time, text]) => `<p class="row" style="padding-block:4px"><span class="mono faint">${time}</span>${text}</p>`,
    )
    .join('')}</div>`;
}

function record(): string {
  const bars = [41, 38, 52, 47, 44, 61, 58, 49, 66, 72, 63, 78];
  const drawn = bars.map(
    (height, index) =>
      `<rect x="${index * 23}" y="${80 - height}" width="17" height="${height}" fill="${index === 11 ? 'var(--red)' : 'var(--line-2)'}"/>`,
  );
  const corvane = carriers.find(({ name }) => name === 'Corvane Freight');
  const over = corvane && share(corvane.bills - corvane.matched, corvane.bills);
  return `<div style="border-top:1px solid var(--line);padding-top:14px"><p class="row"><span class="label">Corvane, over quote</span><span class="mono over push">${over} of bills</span></p>
<svg width="276" height="84" viewBox="0 0 276 84" style="margin-top:10px">${drawn.join('')}</svg><p class="row faint mono" style="font-size:11px">Jun<span class="push">May</span></p></div>`;
}

/** The board of claims. */
export function claimBoard(): string {
  const bar = `<h1>Claims</h1><span class="chip claimed">${open} open</span><span class="push faint mono">Oldest: 29 of 180 days</span><span class="button">Export</span><span class="button main">Approve 3</span>`;
  const totals = figures([
    ['Claimed, last 30 days', `$${money(claimed.total)}`, `${claimed.count} claims`],
    ['Credited', `$${money(credited.total)}`, `${credited.count} claims`],
    ['Median days to a credit', '19', 'law: 60 to answer'],
    ['Declined', `${claimed.declined}`, '2 with a reason we accept'],
  ]);
  return app('Claims', bar, `${totals}${columns(board, 5)}`);
}

/** Columns of claims, each with its sum. Claims that do not fit are counted below the last. */
export function columns(shown: readonly Column[], fits: number): string {
  return `<div style="display:grid;grid-template-columns:repeat(${shown.length},1fr);flex:1">${shown
    .map(({ title, count, total, claims }, index) => {
      const cards = claims.slice(0, fits).map((item) => card(item, title));
      const more = count - cards.length;
      return `<div style="display:flex;flex-direction:column;padding:14px var(--inset, 20px) 0;${index === 0 ? '' : 'border-left:1px solid var(--line)'}"><p class="row" style="margin-bottom:11px"><b style="font-weight:600">${title}</b><span class="faint mono">${count}</span><span class="mono muted push">${money(total)}</span></p>${cards.join('')}<p class="row foot">${more > 0 ? `${more} more` : 'All shown'}</p></div>`;
    })
    .join('')}</div>`;
}

/** A claim as a card. */
export function card({ id, carrier, about, amount, days }: Claim, column: string): string {
  const colour = column === 'Credited' ? 'good' : '';
  return `<div style="display:grid;gap:7px;margin-bottom:9px;padding:11px 12px;border:1px solid var(--line);border-radius:2px;background:var(--raised)">
<p class="row"><span class="mono faint">${id}</span><span class="mono push ${colour}" style="font-size:13px;font-weight:500">$${money(amount)}</span></p>
<p style="font-weight:500">${about}</p><p class="row meta"><span class="muted">${carrier}</span><span class="faint push">${days}</span></p></div>`;
}

function figures(items: readonly (readonly [name: string, figure: string, note?: string])[]): string {
  return `<div class="totals">${items
    .map(
      ([name, figure, note]) =>
        `<div><p class="label">${name}</p><b>${figure}</b>${note === undefined ? '' : `<p class="faint" style="font-size:12px">${note}</p>`}</div>`,
    )
    .join('')}</div>`;
}
