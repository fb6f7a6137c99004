/** A claim of structured data that the page has to show. */
export interface Claim {
  /** The node: `Question "Is it so?"`. */
  readonly of: string;
  readonly property: string;
  readonly value: string;
  /** How to search for it on the page. */
  readonly kind: 'text' | 'amount' | 'phone';
  /** The `@id` of the node, if it has one: pages may share it. */
  readonly id: string | undefined;
}

/** Properties that pages have to show, by type (Google Search Central, structured data guidelines: no hidden content). */
const textProperties: Readonly<Record<string, readonly string[]>> = {
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

const amountProperties = ['price', 'lowPrice', 'highPrice', 'ratingValue', 'reviewCount', 'ratingCount'];

/** Returns the claims of all nodes at any depth. Claims inside a node with an id have this id. */
export function dataClaims(value: unknown, id?: string): Claim[] {
  if (Array.isArray(value)) return value.flatMap((item) => dataClaims(item, id));
  if (typeof value !== 'object' || value === null) return [];
  const type = [Reflect.get(value, '@type')].flat().find((name) => typeof name === 'string') ?? '';
  const own: unknown = Reflect.get(value, '@id');
  const here = typeof own === 'string' ? own : id;
  const name: unknown = Reflect.get(value, 'name');
  const of = typeof name === 'string' && type !== 'Question' ? `${type} "${name}"` : type;
  const claims = Object.entries(value).flatMap(([property, content]): Claim[] => {
    if (typeof content !== 'string' && typeof content !== 'number') return [];
    const kind = claimKind(type, property);
    return kind === undefined || content === '' ? [] : [{ of, property, value: String(content), kind, id: here }];
  });
  return [...claims, ...Object.values(value).flatMap((inner) => dataClaims(inner, here))];
}

function claimKind(type: string, property: string): Claim['kind'] | undefined {
  if (property === 'telephone') return 'phone';
  if (property === 'email') return 'text';
  if (amountProperties.includes(property)) return 'amount';
  return Object.hasOwn(textProperties, type) && textProperties[type]?.includes(property) ? 'text' : undefined;
}
