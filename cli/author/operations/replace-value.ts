import type { Module } from '../../../renderer/build/inputs/sources/module.ts';
import type { Spot } from '../../../renderer/build/inputs/sources/search.ts';
import { indentAt, lineStart } from '../members.ts';
import type { SiteEdit } from '../site-edit.ts';
import { valueText } from './value-text.ts';

/** Replaces the value that an expression writes. */
export function replaceValue(site: SiteEdit, { module, node }: Spot, value: unknown): void {
  const text = parsedText(module);
  const indent = indentAt(text, node.start);
  const taken = node.start - lineStart(text, node.start) + 1;
  const written = valueText(value, node, text, { style: site.style(module), indent, taken });
  site.edit(module, { start: node.start, end: node.end, text: written });
}

/** Returns the text that the nodes of a module refer to: that of the file, behind what was parsed with it. */
export function parsedText({ source, lead }: Module): string {
  return lead < 0 ? source.text.slice(-lead) : ' '.repeat(lead) + source.text;
}
