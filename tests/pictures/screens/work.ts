import { billed, carriers, fuelWeeks, lines, log, money, others, quoted, share, sum } from './data.ts';
import { mark, panel, table, td } from './parts.ts';

/** The claim that waits for a person, as narrow as a phone. */
export function approval(): string {
  const over = lines.filter(({ reason }) => reason !== undefined);
  return `<div class="phone"><p class="row" style="padding:15px 22px;border-bottom:1px solid var(--line);font-size:18px;font-weight:600">${mark} To approve<span class="push chip claimed">3</span></p>
<div style="padding:20px 22px 4px"><p class="row"><span class="label" style="font-size:13px">Corvane Freight</span><span class="chip over push">Over quote</span></p><p class="sum" style="font-size:58px;margin:14px 0 8px">$${money(sum([billed, -quoted]))}</p>
<p class="muted" style="font-size:17px">Billed $${money(billed)}, quoted $${money(quoted)}</p></div><div style="padding:4px 22px 0">${over
    .map(
      ({ name, reason, billed: amount, quoted: agreed = 0 }) =>
        `<div style="padding:11px 0;border-bottom:1px solid var(--line)"><p class="row" style="font-size:17px;font-weight:500">${name}<span class="mono over push" style="font-size:16px">+${money(sum([amount, -agreed]))}</span></p><p class="muted" style="font-size:14.5px;margin-top:2px">${reason}</p></div>`,
    )
    .join(
      '',
    )}</div><div style="padding:0 22px 20px;margin-top:auto;display:grid"><span class="button main big">Approve and send</span></div></div>`;
}

/** The letter of a claim, as the carrier gets it; `inset` is how far its words are from its edges. */
export function letter(inset = 23): string {
  const charges = lines
    .filter(({ reason }) => reason !== undefined)
    .map(
      ({ name, billed: amount, quoted: agreed = 0 }) =>
        `<p class="row" style="padding:5px 0;border-bottom:1px solid #ddd"><span>${name}</span><span class="push mono" style="font-size:14px">${money(sum([amount, -agreed]))}</span></p>`,
    )
    .join('');
  return `<div class="phone"><p class="row" style="padding:16px ${inset}px;border-bottom:1px solid var(--line);font-weight:600">Claim C-0931<span class="push chip match">Drafted</span></p>
<div style="flex:1;padding:22px ${inset}px;background:var(--rail);border-bottom:1px solid var(--line)"><div class="paper" style="padding:24px 22px 22px;font-size:15px;line-height:1.5">
<p class="row"><b style="font-size:17px;letter-spacing:-.03em">Loamworks Supply</b><span class="push mono" style="font-size:13px">May 12</span></p><p style="margin-top:12px;color:#666">To the overcharge desk, Corvane Freight</p>
<p style="margin-top:12px">We contest three charges on <span class="read mono" style="font-size:14px">PRO 447-120963</span>. Quote <span class="read mono" style="font-size:14px">Q-20418</span> lists neither a reweigh nor a residential delivery.</p><div style="margin-top:8px">${charges}</div><p class="row" style="font-weight:600"><span>Please credit</span><span class="push mono read" style="font-size:15px">$${money(sum([billed, -quoted]))}</span></p></div></div>
<p class="row" style="padding:14px ${inset}px;margin-top:auto;font-size:15px"><span class="label" style="font-size:13px">Attached</span><span class="push">3 papers</span><span class="good">✓</span></p></div>`;
}

/** How each carrier bills: part of bills that match, what it owed and credited, and how soon it answers. */
export function carrierPanel(): string {
  const rows = carriers.map(({ name, bills, matched, credited, days }) => {
    const match = (100 * matched) / bills;
    const bad = match < 90;
    const bar = `<svg width="150" height="10" viewBox="0 0 150 10"><rect width="150" height="10" fill="var(--line)"/><rect width="${(match - 70) * 5}" height="10" fill="${bad ? 'var(--red)' : 'var(--lime)'}"/></svg>`;
    return `<tr class="line">${td(`<p style="font-weight:500;font-size:15px">${name}</p><p class="faint" style="font-size:12px">${bills} bills</p>`)}
${td(`<span class="row">${bar}<span class="mono ${bad ? 'over' : ''}" style="font-size:14px">${share(matched, bills)}</span></span>`)}${td(`$${money(credited)}`, 'mono end')}${td(`${days} d`, 'mono end muted')}</tr>`;
  });
  return panel(
    `<b style="font-weight:600">Carriers</b><span class="chip match">${carriers.length + others.count} on file</span><span class="push mono muted">Last 30 days</span>`,
    `<div class="dense">${table(['Carrier', 'Matches the quote', '>Credited', '>Credits in'], rows)}</div>`,
  );
}

/** The fuel table of a carrier by week: the one that was billed is not the one of the ship date. */
export function fuelPanel(): string {
  const rows = fuelWeeks.map(({ week, diesel, percent, says }) => {
    const chip = says === undefined ? '' : `<span class="chip ${says.kind}">${says.text}</span>`;
    return `<tr class="line ${says?.kind === 'match' ? 'on' : ''}">${td(`<b style="font-weight:500;font-size:15px">${week}</b>`)}${td(`$${diesel.toFixed(3)}`, 'mono end muted')}${td(`${percent.toFixed(1)}%`, `mono end ${says?.kind === 'over' ? 'over' : ''}`)}${td(chip, 'end')}</tr>`;
  });
  return panel(
    `<b style="font-weight:600">Fuel table, Corvane Freight</b><span class="push mono muted">Diesel, U.S. average</span>`,
    `<div class="dense">${table(['Week of', '>Diesel', '>Surcharge', '>'], rows)}</div>
<div class="totals" style="grid-template-columns:repeat(3,1fr);border-top:1px solid var(--line);border-bottom:0;margin-top:auto"><div><p class="label good">— By your table</p><b>241.57</b></div><div><p class="label over">— Billed</p><b>266.22</b></div><div><p class="label">Over, on this bill</p><b>$24.65</b></div></div>`,
  );
}

/** Who opened what: the log that nobody can change. */
export function logPanel(): string {
  const rows = log.map(
    ({ time, who, did, what, kind }) =>
      `<tr class="line">${td(time, 'mono muted')}${td(`<b style="font-weight:500">${who}</b>`)}${td(kind === undefined ? `<span class="muted">${did}</span>` : `<span class="chip ${kind}">${did}</span>`)}${td(what)}</tr>`,
  );
  return panel(
    `<b style="font-weight:600">What was opened</b><span class="chip match">Append only</span><span class="push mono muted">May 12</span>`,
    `<div class="dense">${table(['Time', 'Who', 'Did', 'What'], rows)}</div>`,
  );
}

/** What the carrier sends when it has credited a claim: printed on paper with bars, of which each is as high as a line. */
export function creditMemo(): string {
  const charges = lines
    .filter(({ reason }) => reason !== undefined)
    .map(({ name, billed: amount, quoted: agreed = 0 }) => [name, money(sum([amount, -agreed]))] as const);
  const rows = [['To', 'Loamworks Supply'], ['Claim', 'C-0931'], ['Invoice', 'CV-447120963'], ...charges];
  return `<div class="memo"><p class="row"><b>Corvane Freight</b><span class="mono push">Credit memo</span></p>${rows
    .map(([name, value]) => `<p class="row"><span>${name}</span><span class="mono push">${value}</span></p>`)
    .join(
      '',
    )}<p class="sum">$${money(sum([billed, -quoted]))}</p><div class="row"><p>To your account, 19 days after the claim</p><p class="stamp push">Credited<span>May 31</span></p></div></div>`;
}
