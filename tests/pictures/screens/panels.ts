import { billed, columnsOfThree, contract, lines, money, open, quoted, sum, weeks } from './data.ts';
import { mark, panel } from './parts.ts';
import { columns, lineTable } from './windows.ts';

/** The lines of an invoice, without the window around them. */
export function linePanel(): string {
  return panel(
    `<span class="mono" style="font-size:13px">CV-447120963</span><span class="chip over">Over quote</span><span class="push button main">Approve claim</span>`,
    `<div class="roomy">${lineTable()}</div>`,
  );
}

/** Three columns of claims. */
export function claimPanel(): string {
  return panel(
    `<b style="font-weight:600">Claims</b><span class="chip claimed">${open} open</span><span class="push button main">Approve 3</span>`,
    columns(columnsOfThree, 3),
  );
}

/** What a mile of a lane costs by week, against the contract. */
export function ratePanel(): string {
  return panel(
    `<b style="font-weight:600">Merrow Motor · Reno → Amarillo</b><span class="push mono muted">$ a mile, without fuel</span>`,
    `${rateChart(640, 334)}
<div class="totals" style="grid-template-columns:repeat(3,1fr);border-top:1px solid var(--line);border-bottom:0;margin-top:auto">
<div><p class="label good">— Contract</p><b>2.42</b></div><div><p class="label over">— Billed, week 19</p><b>2.66</b></div><div><p class="label">Over since week 14</p><b>$1,318.40</b></div></div>`,
    24,
  );
}

/** The chart of that panel, as wide and as high as this. */
export function rateChart(across: number, high: number): string {
  const left = across < 500 ? 52 : 67;
  const [top, width, height] = [30, across - left - 28, high - 72];
  const x = (index: number) => left + (index * width) / (weeks.length - 1);
  const y = (value: number) => top + height - ((value - 2.35) / 0.35) * height;
  const paid = weeks.map(({ paid: value }, index) => `${x(index)},${y(value)}`).join(' ');
  const agreed = `M${x(0)} ${y(contract)}H${x(weeks.length - 1)}`;
  const grid = [2.4, 2.5, 2.6, 2.7].map(
    (value) =>
      `<path d="M${left} ${y(value)}H${left + width}" stroke="var(--line)"/><text x="${left - 10}" y="${y(value) + 4}" text-anchor="end">${value.toFixed(2)}</text>`,
  );
  const labels = weeks.map(({ week }, index) =>
    index % (across < 500 ? 4 : 2) === 0
      ? `<text x="${x(index)}" y="${top + height + 24}" text-anchor="middle">${week}</text>`
      : '',
  );
  const last = weeks.at(-1);
  const end = `<circle cx="${x(weeks.length - 1)}" cy="${y(last?.paid ?? 0)}" r="4" fill="var(--red)"/>`;
  return `<svg class="chart" width="${across}" height="${high}" viewBox="0 0 ${across} ${high}">${grid.join('')}${labels.join('')}
<polygon points="${paid} ${x(weeks.length - 1)},${y(contract)} ${x(0)},${y(contract)}" fill="var(--red-soft)"/>
<path d="${agreed}" fill="none" stroke="var(--accent)" stroke-width="2"/><polyline points="${paid}" fill="none" stroke="var(--red)" stroke-width="2"/>${end}</svg>`;
}

/** An invoice as it arrived, with what was read. */
export function inboxPanel(): string {
  const fields = [
    ['PRO number', '447-120963', '99'],
    ['Bill of lading', '88120', '99'],
    ['Shipper', 'Loamworks Supply', '99'],
    ['Weight', '4,180 lb', '98'],
    ['Class', '70', '97'],
    ['Amount due', money(billed), '99'],
  ];
  return panel(
    `<b style="font-weight:600">corvane-447120963.pdf</b><span class="chip match">Read in 4 s</span><span class="push mono muted">31 fields</span>`,
    `<div style="display:grid;grid-template-columns:316px 1fr;flex:1"><div style="padding:24px;background:var(--rail);border-right:1px solid var(--line)">${paper()}</div>
<div style="display:grid;padding-inline:24px">${fields.map(([name, value, sure], index) => `<div style="align-content:center;${index === 0 ? '' : 'border-top:1px solid var(--line)'}"><p class="row"><span class="label">${name}</span><span class="mono faint push">${sure}%</span></p><p style="font-weight:500;font-size:15px;margin-top:3px">${value}</p></div>`).join('')}</div></div>`,
    24,
  );
}

/** A carrier's bill, with what was read marked. */
export function paper(): string {
  const rows = lines.map(
    ({ name, billed: amount }) =>
      `<p class="row" style="padding:6px 0;border-bottom:1px solid #ddd"><span>${name}</span><span class="push mono read">${money(amount)}</span></p>`,
  );
  return `<div class="paper"><p class="row"><b style="font-size:17px;letter-spacing:-.03em">CORVANE</b><span class="push mono" style="font-size:.85em">FREIGHT BILL</span></p>
<p style="margin:12px 0 2px">Bill to: <span class="read">Loamworks Supply</span></p><p>PRO <span class="read mono">447-120963</span> &nbsp; B/L <span class="read mono">88120</span></p>
<p style="margin:2px 0 14px">6 PLT &nbsp; <span class="read mono">4,180 LB</span> &nbsp; CL <span class="read mono">70</span></p>${rows.join('')}
<p class="row" style="font-weight:600"><span>Please pay</span><span class="push mono read">$${money(billed)}</span></p></div>`;
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
