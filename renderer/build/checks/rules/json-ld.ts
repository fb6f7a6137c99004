import { append } from '../../../sdk/any-length.ts';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { isVisible } from '../../../sdk/unseen.ts';
import type { OwnRule } from '../rule.ts';

/** A node of structured data that lacks properties. */
export interface IncompleteNode {
  /** Its types and names, from the outermost node: `FAQPage`, `FAQPage > Question "Is it so?"`. */
  readonly node: string;
  readonly lacks: readonly string[];
}

/** Reports structured data of a page that search engines would ignore. */
export const incompleteData: OwnRule<'page'> = {
  id: 'json-ld-incomplete',
  on: 'page',
  check: ({ page: { jsonLd }, node: { at } }) =>
    jsonLd.flatMap(incompleteNodes).map((incomplete) => incompleteDiagnostic(incomplete, at[0] === 'routes' ? at : [])),
};

/** Reports what a node of structured data lacks. */
export function incompleteDiagnostic({ node, lacks }: IncompleteNode, path: Diagnostic['path']): Diagnostic {
  return {
    code: 'json-ld-incomplete',
    message: `The structured data of ${node} lacks ${lacks.join(' and ')}, which search engines require.`,
    path,
    suggestion: 'Fill the field of the section that it comes from, or let the block leave the node out.',
  };
}

/** Returns the nodes, at any depth, without properties that search engines require. Empty values count as missing. */
export function incompleteNodes(value: unknown): readonly IncompleteNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = incomplete.get(value);
  if (known !== undefined) return known;
  const found = walk(value, () => '');
  incomplete.set(value, found.length === 0 ? none : found);
  return found;
}

/** Pages share nodes, so each is checked once. */
const incomplete = new WeakMap<object, readonly IncompleteNode[]>();

const none: readonly IncompleteNode[] = [];

/** `label` names the outer nodes. It is a function because hardly any node lacks something. */
function walk(value: object, label: () => string): IncompleteNode[] {
  const type: unknown = Reflect.get(value, '@type');
  const types = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
  const lacks = types.flatMap((name) =>
    Object.hasOwn(requiredOf, name) ? missingProperties(requiredOf[name], value) : [],
  );
  const own = types.length === 0 ? label : () => nodeLabel(value, types, label());
  const found: IncompleteNode[] = lacks.length === 0 ? [] : [{ node: own(), lacks: [...new Set(lacks)] }];
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) append(found, walk(inner, own));
  }
  return found;
}

function missingProperties(required: readonly Required[] = [], node: object): string[] {
  return required.flatMap((properties) => {
    const names = typeof properties === 'string' ? [properties] : properties;
    return names.some((name) => isFilled(Reflect.get(node, name))) ? [] : [names.join(' or ')];
  });
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return isVisible(value);
  if (Array.isArray(value)) return value.some(isFilled);
  return value !== undefined && value !== null;
}

function nodeLabel(node: object, types: readonly string[], outer: string): string {
  const name: unknown = Reflect.get(node, 'name');
  const quoted = typeof name === 'string' && name !== '' ? ` "${name}"` : '';
  return `${outer === '' ? '' : `${outer} > `}${types.join(' ')}${quoted}`;
}

/** A required property, or several of which one is required. */
type Required = string | readonly string[];

/**
 * The properties that search engines require for their rich results (Google Search Central, "structured data", required
 * properties; schema.org for the rest). Types that are not listed have no required property.
 */
const requiredOf: Readonly<Record<string, readonly Required[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', ['ratingCount', 'reviewCount']],
  Answer: ['text'],
  Article: ['headline'],
  BlogPosting: ['headline'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  HowToStep: [['text', 'name', 'itemListElement']],
  ImageObject: [['contentUrl', 'url']],
  ItemList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    ['jobLocation', 'applicantLocationRequirements'],
  ],
  ListItem: ['position', ['name', 'item', 'url']],
  LocalBusiness: ['name', 'address'],
  NewsArticle: ['headline'],
  Offer: [
    ['price', 'priceSpecification'],
    ['priceCurrency', 'priceSpecification'],
  ],
  Organization: ['name'],
  Person: ['name'],
  PriceSpecification: ['price', 'priceCurrency'],
  Product: ['name'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue'],
  Recipe: ['name', 'image'],
  Review: ['author', 'reviewRating'],
  Service: ['name'],
  SoftwareApplication: ['name', 'offers'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebPage: ['name'],
  WebSite: ['name', 'url'],
};
