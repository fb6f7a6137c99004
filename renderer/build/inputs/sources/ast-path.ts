import type { ESTree } from 'rolldown/utils';
import { everything, type Module, type Origin } from './module.ts';
import { countItems, type Items, keyName, type Lookup, type SearchContext, type Spot, search } from './search.ts';

/**
 * Follows values through names, imports, members and spreads to the expressions that write them. Caches every result. One
 * that is still being computed counts as computed by code, so that circular references end.
 */
export class AstPathResolver implements SearchContext {
  readonly open: SearchContext['open'];
  readonly #ends = new Map<ESTree.Node, Spot>();
  readonly #lookups = new Map<ESTree.Node, Map<string, Lookup>>();
  readonly #lists = new Map<ESTree.Node, Items>();

  constructor(open: SearchContext['open']) {
    this.open = open;
  }

  /** Returns the expression that writes a value, or the last one that can be reached. */
  follow(spot: Spot): Spot {
    const passed: Spot[] = [];
    let end = this.#ends.get(spot.node) ?? spot;
    for (let next: Spot | undefined = end; next !== undefined; next = this.#next(end)) {
      const known = this.#ends.get(next.node);
      end = known ?? next;
      if (known !== undefined) break;
      this.#ends.set(next.node, next);
      passed.push(next);
    }
    for (const { node } of passed) this.#ends.set(node, end);
    return end;
  }

  /** Looks up a key in a value that was followed. */
  lookup(spot: Spot, key: string): Lookup {
    const known = this.#lookups.get(spot.node) ?? new Map<string, Lookup>();
    this.#lookups.set(spot.node, known);
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    known.set(key, { kind: 'computed', at: spot });
    const found = search(this, spot, key);
    known.set(key, found);
    return found;
  }

  items(module: Module, list: ESTree.ArrayExpression): Items {
    const known = this.#lists.get(list);
    if (known !== undefined) return known;
    this.#lists.set(list, { spots: [], open: { module, node: list } });
    const items = countItems(this, module, list);
    this.#lists.set(list, items);
    return items;
  }

  /**
   * Returns the only item of a list whose written texts are those of a value; undefined if there is none, or more than one. Code
   * before an item may make any number of others, so its place says nothing.
   */
  itemLike(module: Module, list: ESTree.ArrayExpression, value: unknown): Spot | undefined {
    const found = this.#writtenItems(module, list).filter((item) => this.#isLike(item, value));
    return found.length === 1 ? found[0] : undefined;
  }

  #writtenItems(module: Module, list: ESTree.ArrayExpression): Spot[] {
    return list.elements.flatMap((element): Spot[] => {
      if (element === null) return [];
      if (element.type !== 'SpreadElement') return [{ module, node: element }];
      const spread = this.follow({ module, node: element.argument });
      return spread.node.type === 'ArrayExpression' ? this.#writtenItems(spread.module, spread.node) : [];
    });
  }

  #isLike(item: Spot, value: unknown): boolean {
    const texts = Object.entries(Object(value)).filter(([, text]) => typeof text === 'string');
    const object = this.follow(item);
    const found = texts.map(([key, text]) => {
      const member = this.#member(object, key);
      const node = member && this.follow(member).node;
      return node?.type === 'Literal' ? node.value === text : undefined;
    });
    return found.includes(true) && !found.includes(false);
  }

  trace(module: Module, origin: Origin): Spot | undefined {
    if ('value' in origin) {
      const start: Spot = { module, node: origin.value };
      return origin.keys.reduce<Spot | undefined>((spot, key) => spot && this.#member(spot, key), start);
    }
    const target = this.open(origin.from, module.source.file);
    if (target === undefined) return undefined;
    const whole = { module: target, node: target.program };
    return origin.name === everything ? whole : this.#member(whole, origin.name);
  }

  #next({ module, node }: Spot): Spot | undefined {
    switch (node.type) {
      case 'TSSatisfiesExpression':
      case 'TSAsExpression':
      case 'TSTypeAssertion':
      case 'TSNonNullExpression':
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return { module, node: node.expression };
      case 'AwaitExpression':
        return { module, node: node.argument };
      case 'Identifier': {
        const origin = module.names.get(node.name);
        return origin === undefined ? undefined : this.trace(module, origin);
      }
      case 'MemberExpression': {
        const key = keyName(this, module, node.property, node.computed);
        return key === undefined ? undefined : this.#member({ module, node: node.object }, key);
      }
      default:
        return undefined;
    }
  }

  #member(object: Spot, key: string): Spot | undefined {
    const found = this.lookup(this.follow(object), key);
    return found.kind === 'found' && found.exact ? found.value : undefined;
  }
}
