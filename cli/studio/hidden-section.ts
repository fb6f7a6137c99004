import type { RenderedSite } from '../../renderer/build/index.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import { applyOperation } from '../author/operations/apply.ts';
import { overrideValue } from '../author/operations/override.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { routeOf, type SectionSpot, type SiteContext, sectionNode, valueIn, written } from './places.ts';

/** Adds the edit that hides or shows a section. */
export function setHidden({ made, edit }: SiteContext, spot: SectionSpot, isHidden: boolean): void {
  const { input } = made.ready.loaded;
  const path = written(made, sectionNode(made, spot).at);
  const changes = changesOf(made, spot);
  const own = changes && valueIn(input, changes);
  const set = (at: Path, value: boolean) => applyOperation(edit, { op: 'set', path: [...at, 'hide'], value });
  if (changes !== undefined && isHidden) set(changes, true);
  else if (changes !== undefined && isRecord(own) && 'hide' in own) {
    const isAll = Object.keys(own).length === 1;
    applyOperation(edit, { op: 'unset', path: isAll ? [...changes] : [...changes, 'hide'] });
  } else if (changes !== undefined) set(changes, false);
  else if (typeof valueIn(input, [...path, 'hide']) === 'object')
    throw new UsageError('A table says on which pages this section is hidden.', 'Change it in the table.');
  else if (!isHidden) applyOperation(edit, { op: 'unset', path: [...path, 'hide'] });
  else if (isNamed(edit, path)) {
    // What others may name as well is spread, so that it is hidden here alone.
    const valueAt = (one: Path) => valueIn(input, one);
    overrideValue(edit, { path: [...path, 'hide'], depth: path.length - 1, value: true, valueAt });
  } else set(path, true);
}

/** Returns the path of the changes of a section on a page that is made from a template or another page. */
function changesOf(made: RenderedSite, { page, section }: SectionSpot): string[] | undefined {
  const route = routeOf(made, page);
  if (route?.origin?.kind !== 'template' && route?.origin?.kind !== 'variant') return undefined;
  const path = [...route.at, 'sections', section];
  const written = valueIn(made.ready.loaded.input, path);
  const isOther = isRecord(written) && ['before', 'after', 'replace', 'section'].some((key) => key in written);
  return isOther ? undefined : (path as string[]);
}

/** Whether a section is written elsewhere, and named where its page has it. */
function isNamed({ tree: { sources } }: SiteEdit, path: Path): boolean {
  const holder = sources.find(path.slice(0, -1));
  const found = holder && sources.lookup(holder, String(path.at(-1)));
  return found?.kind === 'found' && found.value.node.type !== 'ObjectExpression';
}
