import fc from 'fast-check';
import { strangeKeys, strangeTexts, strangeValues } from './strange.ts';
import { type Location, locationsIn } from './values-in.ts';

/** One mistake in any config: numbers choose the location and the value. */
export interface Change {
  readonly kind: keyof typeof kinds;
  readonly where: number;
  readonly other: number;
}

/** Every kind of change. */
export const kindNames = [
  ...(['deleted', 'renamed', 'retyped', 'swapped', 'doubled', 'strange', 'huge', 'shared', 'many'] as const),
];

/** Several mistakes at once. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    // biome-ignore lint/plugin: the names of a constant
    kind: fc.constantFrom(...kindNames),
    where: fc.noBias(fc.nat()),
    other: fc.noBias(fc.nat()),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Returns a changed copy of a config. */
export function changed(config: unknown, list: readonly Change[]): unknown {
  // Objects that pages share are changed on all of them, as in the file.
  const copy: unknown = structuredClone(config);
  for (const { kind, where, other } of list) {
    const locations = locationsIn(copy);
    const location = at(locations, where);
    if (location !== undefined) kinds[kind](location, other, locations);
  }
  return copy;
}

type Kind = (location: Location, other: number, locations: readonly Location[]) => void;

const kinds = {
  deleted({ owner, key }) {
    if (Array.isArray(owner)) owner.splice(Number(key), 1);
    else Reflect.deleteProperty(owner, key);
  },
  renamed({ owner, key }, other) {
    if (Array.isArray(owner)) return;
    const names = Object.keys(owner);
    const name = at([...strangeKeys, ...names, key.slice(1), `${key}s`, key.toUpperCase()], other) ?? '';
    const value: unknown = Reflect.get(owner, key);
    Reflect.deleteProperty(owner, key);
    put({ owner, key: name }, value);
  },
  retyped(location, other) {
    put(location, structuredClone(at(strangeValues, other)));
  },
  swapped(location, other, locations) {
    const second = at(locations, other);
    if (second === undefined) return;
    // A value cannot contain itself, so copies are swapped.
    const [one, two] = [structuredClone(valueAt(location)), structuredClone(valueAt(second))];
    put(location, two);
    put(second, one);
  },
  doubled(location, other) {
    const { owner } = location;
    const value = structuredClone(valueAt(location));
    if (Array.isArray(owner)) owner.splice(other % (owner.length + 1), 0, value);
    else put({ owner, key: at(strangeKeys, other) ?? '' }, value);
  },
  strange(location, other) {
    const value = valueAt(location);
    const text = at(strangeTexts, other) ?? '';
    if (typeof value !== 'string') put(location, text);
    else put(location, other % 3 === 0 ? text : `${value.slice(0, other % (value.length + 1))}${text}${value}`);
  },
  huge(location, other) {
    const value = valueAt(location);
    if (typeof value === 'string') put(location, value.repeat(1 + (other % 400)));
    else if (typeof value === 'number') put(location, at([1e21, -1e308, 2 ** 53, 1e-300, 4_294_967_296], other));
    else if (Array.isArray(value)) put(location, Array.from({ length: value.length > 9 ? 3 : 60 }, () => value).flat());
    else put(location, nested(value, 20 + (other % 800)));
  },
  shared(location, other) {
    const isList = other % 2 === 0;
    const levels = Array.from({ length: 25 + (other % 40) });
    put(
      location,
      levels.reduce<unknown>((inner) => (isList ? [inner, inner] : { left: inner, right: inner }), valueAt(location)),
    );
  },
  many(location, other) {
    const value = valueAt(location);
    const count = 500 + (other % 2000);
    if (Array.isArray(value))
      put(
        location,
        Array.from({ length: count }, (_, index) => value[index % value.length]),
      );
    else if (typeof value === 'object' && value !== null)
      put(location, Object.fromEntries(Array.from({ length: count }, (_, index) => [`made${index}`, value])));
    else
      put(
        location,
        Array.from({ length: count }, () => value),
      );
  },
} satisfies Readonly<Record<string, Kind>>;

/** Nests a value in lists or objects. */
function nested(value: unknown, depth: number): unknown {
  return depth % 2 === 0
    ? Array.from({ length: depth }).reduce<unknown>((inner) => [inner], value)
    : Array.from({ length: depth }).reduce<unknown>((inner) => ({ sections: inner }), value);
}

function valueAt({ owner, key }: Location): unknown {
  return Reflect.get(owner, key);
}

/** Sets any key, also `__proto__`, as the loader does. */
function put({ owner, key }: Location, value: unknown): void {
  Object.defineProperty(owner, key, { value, enumerable: true, writable: true, configurable: true });
}

function at<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}
