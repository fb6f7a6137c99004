import { rateChart } from './charts.ts';
import { billed, carriers, credited, limits, lines, money, others, quoted, share, story, sum, told } from './data.ts';
import { mark, panel, table, td } from './parts.ts';
import { lineTable } from './windows.ts';

/** The lines of an invoice, without the window around them. */
export function linePanel(): string {
  return panel(
    `<b>CV-447120963</b><span class="chip over">3 of ${lines.length} lines</span><span class="push muted">Quote Q-20418</span>`,
    `<div class="roomy">${lineTable()}</div>`,
  );
}

/** One claim by the day: what the carrier has done, and when the law ends its time. */
export function storyPanel(): string {
  const [acknowledge, decide] = limits;
  const [claim] = credited.claims.filter(({ id }) => id === told);
  const last = story.at(-1)?.day ?? 0;
  const x = (day: number) => (680 * day) / decide;
  const dots = story.map(
    ({ day }) =>
      `<circle cx="${8 + x(day)}" cy="22" r="7" fill="var(--lime)"/><text x="${8 + x(day)}" y="58" text-anchor="middle">${day}</text>`,
  );
  const ends = limits.map(
    (day) =>
      `<path d="M${8 + x(day) - 8} 10v24" stroke="var(--ink-3)" stroke-width="2"/><text x="${x(day)}" y="58" text-anchor="${day === decide ? 'end' : 'middle'}">Day ${day}, ${day === acknowledge ? 'must acknowledge' : 'must decide'}</text>`,
  );
  const track = `<svg class="chart" width="680" height="66" viewBox="0 0 680 66"><path d="M8 22H680" stroke="var(--line-2)" stroke-width="4" stroke-dasharray="2 6"/><path d="M8 22H${8 + x(last)}" stroke="var(--lime)" stroke-width="6"/>${dots.join('')}${ends.join('')}</svg>`;
  const rows = story.map(
    ({ day, date, title, text }) =>
      `<div class="event ${day === last ? 'on' : ''}"><span class="mono">Day ${day}</span><b>${title}</b><span class="muted">${text}</span><span class="mono muted push">${date}</span></div>`,
  );
  return panel(
    `<b>${claim?.about}</b><span class="muted">${claim?.carrier}</span><span class="push chip match">Credited</span>`,
    `<div class="track"><p class="row"><span class="sum">$${money(claim?.amount ?? 0)}</span><span class="push muted">back in ${last} of ${decide} days</span></p>${track}</div><div class="events">${rows.join('')}</div>`,
  );
}

/** What a mile of a lane costs by week, against the contract. */
export function ratePanel(): string {
  return panel(
    `<b>Reno → Amarillo</b><span class="muted">$ a mile</span><span class="push over">$1,318.40 over</span>`,
    rateChart(560, 368),
    21,
  );
}

/** A freight bill as a scan and as EDI, with the same fields marked in both. */
export function inboxPanel(): string {
  const fields = [
    ['PRO', '447-120963'],
    ['Weight', '4,180 lb'],
    ['Due', `$${money(billed)}`],
  ];
  return panel(
    `<b>One bill, two forms</b><span class="push chip match">31 fields in 4 s</span>`,
    `<div class="forms"><div class="scan">${paper(3)}</div>${edi()}</div><div class="totals fields">${fields.map(([name, value]) => `<div><p class="label">${name}</p><b>${value}</b></div>`).join('')}</div>`,
    21,
  );
}

/** The same bill as carriers send it between machines: an EDI 210, shortened. */
export function edi(): string {
  const segments = [
    'ST*210*0001~',
    'B3**<i>447120963</i>*<i>88120</i>',
    '  *CC**<i>143118</i>~',
    'N1*SH*<i>LOAMWORKS SUPPLY</i>~',
    'L0*1***<i>4180</i>*G***<i>6</i>*PLT~',
    'L7*1*****<i>70</i>~',
    'L1*1*98600*FR*<i>98600</i>~',
    'L1*2***<i>26622</i>****FUE~',
  ];
  return `<pre class="edi"><b>EDI 210</b>\n${segments.join('\n')}</pre>`;
}

/** A carrier's bill, with what was read marked; `shown` is how many lines it has. */
export function paper(shown = lines.length): string {
  const rows = lines
    .slice(0, shown)
    .map(
      ({ name, billed: amount }) =>
        `<p class="row" style="padding:.45em 0;border-bottom:1px solid #ddd"><span>${name}</span><span class="push mono read">${money(amount)}</span></p>`,
    );
  const total =
    shown < lines.length
      ? ''
      : `<p class="row" style="font-weight:600"><span>Please pay</span><span class="push mono read">$${money(billed)}</span></p>`;
  return `<div class="paper"><p class="row"><b style="font-size:1.4em;letter-spacing:-.02em">CORVANE</b><span class="push mono" style="font-size:.85em">FREIGHT BILL</span></p>
<p style="margin:.9em 0 .2em">Bill to: <span class="read">Loamworks Supply</span></p><p>PRO <span class="read mono">447-120963</span> &nbsp; B/L <span class="read mono">88120</span></p>
<p style="margin:.2em 0 1em">6 PLT &nbsp; <span class="read mono">4,180 LB</span> &nbsp; CL <span class="read mono">70</span></p>${rows.join('')}${total}</div>`;
}

/** How each carrier bills: the part of its bills that match, as bars of one scale. */
export function carrierPanel(): string {
  const rows = carriers.map(({ name, bills, matched, days }) => {
    const match = (100 * matched) / bills;
    const bad = match < 90;
    const bar = `<svg width="300" height="18" viewBox="0 0 300 18"><rect width="300" height="18" fill="var(--line)"/><rect width="${((match - 80) / 20) * 300}" height="18" fill="${bad ? 'var(--red-fill)' : 'var(--lime)'}"/></svg>`;
    return `<tr class="line">${td(`<b>${name}</b>`)}${td(bar)}${td(share(matched, bills), `score end ${bad ? 'over' : ''}`)}${td(`${days} days`, 'end muted')}</tr>`;
  });
  return panel(
    `<b>Carriers</b><span class="muted">${carriers.length} of ${carriers.length + others.count}</span><span class="push muted">Last 30 days</span>`,
    `<div class="dense">${table(['Carrier', 'Bills that match, 80 to 100%', '>', '>Credits in'], rows)}</div>`,
  );
}

/** The claim on a phone, where it is approved. */
export function phone(): string {
  const over = lines.filter(({ reason }) => reason !== undefined);
  return `<div class="phone"><p class="row mono" style="padding:16px 26px 10px;font-size:14px;font-weight:600">9:41<span class="push faint">Tallyport</span></p>
<p class="row" style="padding:12px 22px;border-block:1px solid var(--line);font-size:17px;font-weight:600">${mark} To approve<span class="push chip claimed">3</span></p>
<div style="padding:24px 22px 0"><p class="label" style="font-size:12px">Corvane Freight · C-0931</p><p class="sum" style="font-size:54px;margin:12px 0 8px">$${money(sum([billed, -quoted]))}</p>
<p class="muted" style="font-size:16px">Billed $${money(billed)}, quoted $${money(quoted)}</p></div><div style="padding:14px 22px 0">${over
    .map(
      ({ name, reason, billed: amount, quoted: agreed = 0 }) =>
        `<div style="padding:14px 0;border-bottom:1px solid var(--line)"><p class="row" style="font-size:16px;font-weight:500">${name}<span class="mono over push" style="font-size:15px">+${money(sum([amount, -agreed]))}</span></p><p class="muted" style="font-size:14px;margin-top:3px">${reason}</p></div>`,
    )
    .join('')}</div>
<p class="row" style="padding:18px 22px;font-size:14px;gap:6px">${['Invoice', 'Quote Q-20418', 'Bill of lading'].map((name) => `<span class="chip match">${name}</span>`).join('')}</p>
<div style="padding:0 22px;margin-top:auto;display:grid;gap:10px"><span class="button main big">Approve and send</span><span class="button big">Pay in full instead</span></div><p style="inline-size:130px;block-size:4px;margin:18px auto 10px;border-radius:2px;background:var(--ink)"></p></div>`;
}
