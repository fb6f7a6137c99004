import type { ESTree } from 'rolldown/utils';
import { modulePath } from '../../renderer/build/inputs/bundle/bundle-inputs.ts';
import { Sources } from '../../renderer/build/inputs/sources/index.ts';
import type { Module } from '../../renderer/build/inputs/sources/module.ts';
import type { Spot } from '../../renderer/build/inputs/sources/search.ts';
import type { Files } from '../../renderer/build/lib/files.ts';
import { normaliseRoutePath } from '../../renderer/sdk/paths.ts';
import type { ChangeSet } from './change-set.ts';

/** A list literal and its module. */
export interface ListSpot {
  readonly module: Module;
  readonly node: ESTree.ArrayExpression;
}

/** An object literal and its module. */
export interface ObjectSpot {
  readonly module: Module;
  readonly node: ESTree.ObjectExpression;
}

/** An entry of `routes` or `redirects`. */
export interface Entry {
  readonly list: ListSpot;
  /** The element of the list: the object or a name for it. */
  readonly element: ESTree.Node;
  readonly object: ObjectSpot;
}

/** The syntax trees of a site's config, for editing. */
export class ConfigTree {
  readonly sources: Sources;

  constructor(config: string, files: Files, changes: ChangeSet, routes?: readonly unknown[]) {
    this.sources = new Sources({
      entry: config,
      routes,
      read: (file) => changes.text(file),
      resolve: (specifier, importer) => modulePath(files, specifier, importer),
    });
  }

  /** Returns the object of the config; undefined if it is computed. */
  config(): ObjectSpot | undefined {
    return asObject(this.sources.find([]));
  }

  /** Returns a list of the config; undefined if it is computed. */
  list(name: 'routes' | 'redirects'): ListSpot | undefined {
    return asList(this.sources.find([name]));
  }

  /** Returns the entries of a list that are object literals, including those of spread lists. */
  entries(name: 'routes' | 'redirects'): Entry[] {
    const list = this.list(name);
    return list === undefined ? [] : this.#entriesOf(list, new Set());
  }

  /** Returns the entry of a path; pages of a matrix have none. */
  route(path: string): Entry | undefined {
    return this.entries('routes').find((entry) => parsePath(this.text(entry, 'path')) === path);
  }

  /** Returns a text property of an entry. */
  text({ object }: Entry, key: string): string | undefined {
    return stringOf(this.sources.member(object, key)?.node);
  }

  #entriesOf(list: ListSpot, seen: Set<ESTree.Node>): Entry[] {
    if (seen.has(list.node)) return [];
    seen.add(list.node);
    return list.node.elements.flatMap((element): Entry[] => {
      if (element === null) return [];
      const { module } = list;
      if (element.type === 'SpreadElement') {
        const inner = asList(this.sources.follow({ module, node: element.argument }));
        return inner === undefined ? [] : this.#entriesOf(inner, seen);
      }
      const object = asObject(this.sources.follow({ module, node: element }));
      return object === undefined ? [] : [{ list, element, object }];
    });
  }
}

/** Returns the normalised path of a route; undefined if it is invalid. */
export function parsePath(path: string | undefined): string | undefined {
  const result = path === undefined ? undefined : normaliseRoutePath(path);
  return result !== undefined && 'path' in result ? result.path : undefined;
}

/** Returns the text of a string literal or a template without expressions. */
function stringOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function asList(spot: Spot | undefined): ListSpot | undefined {
  return spot?.node.type === 'ArrayExpression' && spot.module.lead === 0
    ? { module: spot.module, node: spot.node }
    : undefined;
}

function asObject(spot: Spot | undefined): ObjectSpot | undefined {
  return spot?.node.type === 'ObjectExpression' && spot.module.lead === 0
    ? { module: spot.module, node: spot.node }
    : undefined;
}
