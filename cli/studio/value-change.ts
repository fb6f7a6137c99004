import { isDeepStrictEqual } from 'node:util';
import type { RenderedSite } from '../../renderer/build/index.ts';
import type { Path } from '../../renderer/sdk/issue.ts';
import type { PageNode } from '../../renderer/site/site.ts';
import { applyOperation, factPath, readValue } from '../author/operations/apply.ts';
import { isWritten } from '../author/operations/value-text.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { isOwnPath, plain, routeOf, sectionNode, valueIn, written, writtenField } from './config-paths.ts';
import type { Change } from './requests.ts';
import {
  type Beside,
  besideOthers,
  besidePage,
  filledError,
  isFilledIn,
  writerOf,
  writtenPath,
} from './shared-text.ts';
import { settingPath } from './site-parts.ts';

const operations = ['set', 'unset', 'setMeta', 'setFact', 'setSetting'] as const;

/** A change of one value of the config. */
export type ValueChange = Extract<Change, { op: (typeof operations)[number] }>;

type Of<Op extends ValueChange['op']> = Extract<ValueChange, { op: Op }>;

interface Context {
  readonly made: RenderedSite;
  readonly edit: SiteEdit;
}

/** A value that the studio shows: what it shows, and where the config writes it. */
interface ShownValue {
  readonly shown: unknown;
  readonly path: Path;
}

export function isValueChange(change: Change): change is ValueChange {
  return operations.some((op) => op === change.op);
}

/**
 * Adds the edit of a value. A value that a page inherits is written beside that page, unless the change is for all. Returns what
 * the file says now if that is not what the person saw; nothing is added then.
 */
export function addValueChange(change: ValueChange, context: Context): { readonly now: unknown } | undefined {
  const { made, edit } = context;
  const value = shownValue(change, made);
  const [inFile, now] = valuesNow(value, context);
  const isEither = (one: unknown) => isDeepStrictEqual(one, inFile) || isDeepStrictEqual(one, now);
  if ('value' in change && isEither(change.value)) return undefined;
  if (change.was !== undefined && !isEither(change.was ?? undefined)) return { now };
  if (change.op === 'set' || change.op === 'unset') setField(change, value, context);
  else if ('page' in change && change.page !== undefined) setOfPage(change, value, context);
  else applyOperation(edit, { op: 'set', path: [...value.path], value: change.value });
  return undefined;
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
function valuesNow({ shown, path }: ShownValue, { made, edit }: Context): readonly [inFile: unknown, now: unknown] {
  const built = plain(valueIn(made.ready.loaded.input, path));
  const node = edit.tree.sources.find(path)?.node;
  const inFile = node === undefined || isWritten(node) ? readValue(edit, path) : built;
  return [inFile, isDeepStrictEqual(inFile, built) ? plain(shown) : inFile];
}

/** Sets or removes a value of a section. */
function setField(change: Of<'set' | 'unset'>, { path, shown }: ShownValue, { made, edit }: Context): void {
  const value = change.op === 'set' ? change.value : undefined;
  const beside = shown === undefined ? undefined : besidePage(made, edit, change);
  const write = writeOf(beside, value);
  if (write !== undefined && change.scope !== 'all') {
    write();
    return;
  }
  if (beside !== undefined && change.scope === 'here') throw fixedError(beside);
  if (beside !== undefined && isFilledIn(made, path, shown)) throw filledError();
  applyOperation(edit, value === undefined ? { op: 'unset', path: [...path] } : { op: 'set', path: [...path], value });
}

function writeOf(beside: Beside | undefined, value: unknown): (() => void) | undefined {
  if (beside === undefined || 'fixed' in beside) return undefined;
  return value === undefined ? beside.remove : () => beside.write(value);
}

function fixedError(beside: Beside): UsageError {
  const reason =
    'fixed' in beside ? beside.fixed : 'Other pages share this, and it can be removed from all of them only.';
  return new UsageError(reason, 'Change it everywhere, or make a section of its own.');
}

/** Sets a value of a page itself: its title, its description, its visibility, or a fact that differs there. */
function setOfPage(change: Of<'setMeta' | 'setFact'>, { path }: ShownValue, { made, edit }: Context): void {
  const route = requireRoute(made, change.page ?? '');
  const [inside, { value }] = [insidePage(change), change];
  const kind = route.origin?.kind;
  if (isOwnPath(path, route.at)) {
    const others = othersOf(made, edit, { path, route, inside });
    const beside = besideOthers(made, edit, { path, route: route.at, others });
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
function othersOf(made: RenderedSite, edit: SiteEdit, { path, route, inside }: ValueOfPage): Path[] {
  const [shown, writer] = [valueIn(route, inside), writerOf(edit, path)];
  if (writer === undefined) return [];
  const equal = made.ready.site.routes.filter((one) => one !== route && valueIn(one, inside) === shown);
  return equal.flatMap(({ at }) => {
    const other = writtenPath(made, [...at, ...inside]);
    return other !== undefined && writerOf(edit, other) === writer ? [other] : [];
  });
}

/** Returns the path of a value inside its page. */
function insidePage(change: Of<'setMeta' | 'setFact'>): Path {
  return change.op === 'setMeta' ? ['meta', change.name] : ['facts', change.name, 'value'];
}

function requireRoute(made: RenderedSite, page: string): PageNode {
  const route = routeOf(made, page);
  if (route === undefined) throw new UsageError(`There is no page ${page}.`, 'Load the studio again.');
  return route;
}
