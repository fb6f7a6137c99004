/** HTML that several screens share. */

import { bills, carriers, open, others } from './data.ts';

/** The mark of Tallyport: four strokes of a tally, and the fifth across. */
export const mark =
  '<svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2"><path d="M3.5 3v14M7.8 3v14M12.2 3v14M16.5 3v14"/><path d="M1 14.5 19 5.5" stroke="var(--accent)"/></svg>';

const pages = [
  ['Invoices', bills.toLocaleString('en-US')],
  ['Claims', open],
  ['Quotes and rates', ''],
  ['Carriers', carriers.length + others.count],
  ['Payments', ''],
] as const;

const largest = carriers.toSorted((one, other) => other.bills - one.bills).slice(0, 5);

/** A whole window: the rail with all pages, a bar, and the body. */
export function app(page: string, bar: string, body: string): string {
  return `<div class="app"><nav class="rail"><div class="brand">${mark} Tallyport</div>
${pages.map(([name, count]) => `<a class="${name === page ? 'on' : ''}">${name}<span class="mono">${count}</span></a>`).join('')}
<p class="label">Carriers</p>
${largest.map((carrier) => `<a>${carrier.name}<span class="mono">${carrier.bills}</span></a>`).join('')}
<div style="margin-top:auto;padding:10px 8px 0;border-top:1px solid var(--line)"><p style="font-weight:500">Loamworks Supply</p><p class="faint" style="font-size:12px">Accounts payable</p></div>
</nav><header class="bar">${bar}</header><main class="body">${body}</main></div>`;
}

/** A table: heads as `Name`, `>Name` at the end of its column or `+Name` apart from the one before, then rows of cells. */
export function table(heads: readonly string[], rows: readonly string[]): string {
  const cells = heads.map((head) => {
    const place = head.startsWith('>') ? ' end' : head.startsWith('+') ? ' apart' : '';
    return `<th class="label${place}">${head.replace(/^[>+]/, '')}</th>`;
  });
  return `<table><thead><tr>${cells.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

export function td(content: string, classes = ''): string {
  return `<td class="${classes}">${content}</td>`;
}

/** A part of a window, shown beside text; `inset` is how far its words are from its edges, `size` whether it is for phones. */
export function panel(bar: string, body: string, inset = 20, size = ''): string {
  return `<div class="panel ${size}" style="--inset:${inset}px"><header class="bar" style="block-size:52px;flex:none">${bar}</header><main class="body" style="flex:1">${body}</main></div>`;
}
