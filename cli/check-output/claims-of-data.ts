/** Something that structured data claims and that visitors should find on the page. */
export interface Claim {
  /** What it is said of: `Question "Is it so?"`. */
  readonly of: string;
  readonly property: string;
  readonly value: string;
  /** How it is looked for: in the same words, as an amount, as digits of a telephone number, as an address of mail. */
  readonly kind: 'words' | 'amount' | 'phone';
  /** Identity of what it is said of, where that is the same on several pages. */
  readonly id: string | undefined;
}

/** What visitors must find, by type (Google Search Central, "structured data", content guidelines: nothing that is not shown). */
const words: Readonly<Record<string, readonly string[]>> = {
  Question: ['name'],
  Answer: ['text'],
  Product: ['name'],
  Service: ['name'],
  Offer: ['name'],
  Person: ['name'],
  Review: ['reviewBody'],
  PostalAddress: ['streetAddress', 'addressLocality'],
  HowToStep: ['text'],
};

const amounts = ['price', 'lowPrice', 'highPrice', 'ratingValue', 'reviewCount', 'ratingCount'];

/** The claims of all nodes, at any depth. What stands inside a node that has an id belongs to that. */
export function claimsOf(value: unknown, id?: string): Claim[] {
  if (Array.isArray(value)) return value.flatMap((item) => claimsOf(item, id));
  if (typeof value !== 'object' || value === null) return [];
  const type = [Reflect.get(value, '@type')].flat().find((name) => typeof name === 'string') ?? '';
  const own: unknown = Reflect.get(value, '@id');
  const here = typeof own === 'string' ? own : id;
  const name: unknown = Reflect.get(value, 'name');
  const of = typeof name === 'string' && type !== 'Question' ? `${type} "${name}"` : type;
  const claims = Object.entries(value).flatMap(([property, said]): Claim[] => {
    if (typeof said !== 'string' && typeof said !== 'number') return [];
    const kind = kindOf(type, property);
    return kind === undefined || said === '' ? [] : [{ of, property, value: String(said), kind, id: here }];
  });
  return [...claims, ...Object.values(value).flatMap((inner) => claimsOf(inner, here))];
}

function kindOf(type: string, property: string): Claim['kind'] | undefined {
  if (property === 'telephone') return 'phone';
  if (property === 'email') return 'words';
  if (amounts.includes(property)) return 'amount';
  return Object.hasOwn(words, type) && words[type]?.includes(property) ? 'words' : undefined;
}
