import fc from 'fast-check';
import { type Place, placesIn } from './places.ts';
import { strangeKeys, strangeTexts, strangeValues } from './strange.ts';

/** One thing that somebody gets wrong in a config, told without knowing the config: where and with what are numbers. */
export interface Change {
  readonly kind: keyof typeof kinds;
  readonly where: number;
  readonly other: number;
}

/** Every kind of change. */
export const kindNames = [
  ...(['deleted', 'renamed', 'retyped', 'swapped', 'doubled', 'strange', 'huge', 'shared', 'many'] as const),
];

/** Some things gone wrong at once. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    // biome-ignore lint/plugin: the names of a constant
    kind: fc.constantFrom(...kindNames),
    where: fc.noBias(fc.nat()),
    other: fc.noBias(fc.nat()),
  }),
  { minLength: 1, maxLength: 3 },
);

/** The config with the changes made; the original stays as it is. */
export function changed(config: unknown, list: readonly Change[]): unknown {
  // What a config shares between pages is one object in it, and is changed on all of them, as in the file.
  const copy: unknown = structuredClone(config);
  for (const { kind, where, other } of list) {
    const places = placesIn(copy);
    const place = at(places, where);
    if (place !== undefined) kinds[kind](place, other, places);
  }
  return copy;
}

type Kind = (place: Place, other: number, places: readonly Place[]) => void;

const kinds = {
  deleted({ holder, key }) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  },
  renamed({ holder, key }, other) {
    if (Array.isArray(holder)) return;
    const names = Object.keys(holder);
    const name = at([...strangeKeys, ...names, key.slice(1), `${key}s`, key.toUpperCase()], other) ?? '';
    const value: unknown = Reflect.get(holder, key);
    Reflect.deleteProperty(holder, key);
    put({ holder, key: name }, value);
  },
  retyped(place, other) {
    put(place, structuredClone(at(strangeValues, other)));
  },
  swapped(place, other, places) {
    const second = at(places, other);
    if (second === undefined) return;
    // A value cannot go into itself: copies do, as they stood before.
    const [one, two] = [structuredClone(valueAt(place)), structuredClone(valueAt(second))];
    put(place, two);
    put(second, one);
  },
  doubled(place, other) {
    const { holder } = place;
    const value = structuredClone(valueAt(place));
    if (Array.isArray(holder)) holder.splice(other % (holder.length + 1), 0, value);
    else put({ holder, key: at(strangeKeys, other) ?? '' }, value);
  },
  strange(place, other) {
    const value = valueAt(place);
    const text = at(strangeTexts, other) ?? '';
    if (typeof value !== 'string') put(place, text);
    else put(place, other % 3 === 0 ? text : `${value.slice(0, other % (value.length + 1))}${text}${value}`);
  },
  huge(place, other) {
    const value = valueAt(place);
    if (typeof value === 'string') put(place, value.repeat(1 + (other % 400)));
    else if (typeof value === 'number') put(place, at([1e21, -1e308, 2 ** 53, 1e-300, 4_294_967_296], other));
    else if (Array.isArray(value)) put(place, Array.from({ length: value.length > 9 ? 3 : 60 }, () => value).flat());
    else put(place, nested(value, 20 + (other % 800)));
  },
  shared(place, other) {
    const isList = other % 2 === 0;
    const levels = Array.from({ length: 25 + (other % 40) });
    put(
      place,
      levels.reduce<unknown>((inner) => (isList ? [inner, inner] : { left: inner, right: inner }), valueAt(place)),
    );
  },
  many(place, other) {
    const value = valueAt(place);
    const count = 500 + (other % 2000);
    if (Array.isArray(value))
      put(
        place,
        Array.from({ length: count }, (_, index) => value[index % value.length]),
      );
    else if (typeof value === 'object' && value !== null)
      put(place, Object.fromEntries(Array.from({ length: count }, (_, index) => [`made${index}`, value])));
    else
      put(
        place,
        Array.from({ length: count }, () => value),
      );
  },
} satisfies Readonly<Record<string, Kind>>;

/** A value deep in lists or objects. */
function nested(value: unknown, depth: number): unknown {
  return depth % 2 === 0
    ? Array.from({ length: depth }).reduce<unknown>((inner) => [inner], value)
    : Array.from({ length: depth }).reduce<unknown>((inner) => ({ sections: inner }), value);
}

function valueAt({ holder, key }: Place): unknown {
  return Reflect.get(holder, key);
}

/** As the loader does it, which hands on every key that a config has, `__proto__` too. */
function put({ holder, key }: Place, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
}

function at<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}
