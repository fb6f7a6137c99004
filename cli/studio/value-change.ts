import { isDeepStrictEqual } from 'node:util';
import type { RenderedSite } from '../../renderer/build/index.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import type { PageNode } from '../../renderer/site/site.ts';
import { applyOperation, factPath, readValue } from '../author/operations/apply.ts';
import { isWritten } from '../author/operations/value-text.ts';
import { UsageError } from '../failure.ts';
import type { ChangeOf } from './change.ts';
import {
  isOwnPath,
  plain,
  requireRoute,
  type SiteContext,
  sectionNode,
  valueIn,
  written,
  writtenField,
  writtenPath,
} from './places.ts';
import { besideOthers, besidePage, filledError, fixedError, isFilledIn, writerOf } from './shared-text.ts';
import { settingPath } from './site-parts.ts';

/** A change of one value of the config. */
type ValueChange = ChangeOf<'set' | 'unset' | 'setMeta' | 'setFact' | 'setSetting'>;

/** A value that the studio shows: what it shows, and where the config writes it. */
interface ShownValue {
  readonly shown: unknown;
  readonly path: Path;
}

/**
 * Adds the edit of a value. A value that a page inherits is written beside that page, unless the change is for all. Returns what
 * the file says now if that is not what the person saw; nothing is added then.
 */
export function addValueChange(change: ValueChange, context: SiteContext): { readonly now: unknown } | undefined {
  const { made, edit } = context;
  const known = knownAlready(change, context);
  if (known !== undefined) return known === 'written' ? undefined : known;
  const value = shownValue(change, made);
  if (change.op === 'set' || change.op === 'unset') setField(change, value, context);
  else if ('page' in change && change.page !== undefined) setOfPage(change, value, context);
  else applyOperation(edit, { op: 'set', path: [...value.path], value: change.value });
  return undefined;
}

/** Returns whether the file says a value already, or what it says in place of what the person saw; undefined otherwise. */
export function knownAlready(
  change: ValueChange,
  context: SiteContext,
): 'written' | { readonly now: unknown } | undefined {
  const [inFile, now] = valuesNow(shownValue(change, context.made), context);
  const isEither = (one: unknown) => isDeepStrictEqual(one, inFile) || isDeepStrictEqual(one, now);
  if ('value' in change && isEither(change.value)) return 'written';
  return change.was !== undefined && !isEither(change.was ?? undefined) ? { now } : undefined;
}

function shownValue(change: ValueChange, made: RenderedSite): ShownValue {
  if (change.op === 'setSetting') {
    const path = settingPath(made, change.path);
    return { path, shown: valueIn(made.ready.loaded.input, path) };
  }
  if (change.op === 'set' || change.op === 'unset') {
    const node = sectionNode(made, change);
    return { path: writtenField(made, change), shown: valueIn(node.fields, change.field) };
  }
  if (change.op === 'setFact' && change.page === undefined) {
    return { path: factPath(change.name), shown: valueIn(made.ready.site.facts.get(change.name), ['value']) };
  }
  const route = requireRoute(made, change.page ?? '');
  const inside = insidePage(change);
  return { path: written(made, [...route.at, ...inside]), shown: valueIn(route, inside) };
}

/**
 * Returns a value as its file has it by now, and as the page shows it. They differ if a template fills it in. A file that has
 * changed since the site was built says what the page will show.
 */
function valuesNow({ shown, path }: ShownValue, { made, edit }: SiteContext): readonly [inFile: unknown, now: unknown] {
  const built = plain(valueIn(made.ready.loaded.input, path));
  const node = edit.tree.sources.find(path)?.node;
  const inFile = node === undefined || isWritten(node) ? readValue(edit, path) : built;
  return [inFile, isDeepStrictEqual(inFile, built) ? plain(shown) : inFile];
}

/** Sets or removes a value of a section. */
function setField(change: ChangeOf<'set' | 'unset'>, { path, shown }: ShownValue, context: SiteContext): void {
  const value = change.op === 'set' ? change.value : undefined;
  const beside = shown === undefined ? undefined : besidePage(context, change);
  const fixed = beside && 'fixed' in beside ? beside.fixed : undefined;
  const own = beside && 'write' in beside ? beside : undefined;
  if (own !== undefined && change.scope !== 'all' && (value !== undefined || own.remove !== undefined)) {
    if (value === undefined) own.remove?.();
    else own.write(value);
    return;
  }
  if (beside !== undefined && change.scope === 'here')
    throw fixedError(fixed ?? 'Other pages share this, and it can be removed from all of them only.');
  if (beside !== undefined && isFilledIn(context.made, path, shown)) throw filledError();
  const operation = value === undefined ? ({ op: 'unset' } as const) : ({ op: 'set', value } as const);
  applyOperation(context.edit, { ...operation, path: [...path] });
}

/** Sets a value of a page itself: its title, its description, its visibility, or a fact that differs there. */
function setOfPage(change: ChangeOf<'setMeta' | 'setFact'>, { path }: ShownValue, { made, edit }: SiteContext): void {
  const route = requireRoute(made, change.page ?? '');
  const [inside, { value }] = [insidePage(change), change];
  const kind = route.origin?.kind;
  if (isOwnPath(path, route.at)) {
    const others = othersOf({ made, edit }, { path, route, inside });
    const beside = besideOthers({ made, edit }, { path, route: route.at, others });
    if (beside !== undefined && 'write' in beside) beside.write(value);
    else applyOperation(edit, { op: 'set', path: [...path], value });
  } else if (kind === 'template' || kind === 'variant') {
    const own = [...route.at, ...inside];
    // A fact that differs on a page also says why.
    const whole = change.op === 'setFact' ? { ...Object(valueIn(route, inside.slice(0, -1))), value } : value;
    applyOperation(edit, { op: 'set', path: change.op === 'setFact' ? own.slice(0, -1) : own, value: plain(whole) });
  } else {
    throw new UsageError(
      `All pages of the same table or folder share this ${change.name}.`,
      'Change it for all of them in your editor.',
    );
  }
}

interface ValueOfPage {
  readonly path: Path;
  readonly route: PageNode;
  readonly inside: Path;
}

/** Returns where other pages have the value that the same expression writes. */
function othersOf({ made, edit }: SiteContext, { path, route, inside }: ValueOfPage): Path[] {
  const [shown, writer] = [valueIn(route, inside), writerOf(edit, path)];
  if (writer === undefined) return [];
  const equal = made.ready.site.routes.filter((one) => one !== route && valueIn(one, inside) === shown);
  return equal.flatMap(({ at }) => {
    const other = writtenPath(made, [...at, ...inside]);
    return other !== undefined && writerOf(edit, other) === writer ? [other] : [];
  });
}

/** Returns the path of a value inside its page. */
function insidePage(change: ChangeOf<'setMeta' | 'setFact'>): Path {
  return change.op === 'setMeta' ? ['meta', change.name] : ['facts', change.name, 'value'];
}
