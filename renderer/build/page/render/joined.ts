import type { RegisteredBlock } from '../../../site/registry.ts';
import { PropsShape, type ShapedProps } from '../../schema/shapes/props-shape.ts';
import { readTexts } from '../../schema/shapes/section-texts.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import type { FragmentStore } from './fragments.ts';
import { Pattern } from './pattern.ts';
import { signed } from './signed.ts';
import type { Fragment } from './variants.ts';

/** A section by the pattern that it has with others, and its own words. */
interface Joined {
  readonly like: Pattern;
  readonly words: readonly string[];
}

/** Its HTML is joined when somebody asks for it; a copy of it has it too. */
function fragmentOf(section: ResolvedSection, { like, words }: Joined): Fragment {
  return {
    section,
    like,
    get html() {
      return like.join(words);
    },
  };
}

/** Where patterns are kept from one run to the next. */
export interface PatternStore {
  /** Hash of the code that renders. */
  readonly version: string;
  readonly fragments: FragmentStore;
}

/** What is known of sections that differ by words alone: their pattern, that there is none, or how many there were. */
const patterns = new WeakMap<RegisteredBlock, Map<string, Pattern | typeof none | number>>();

/** There is none. */
const none = Symbol('none');

/** To make a pattern takes as long as to render two sections. */
const enough = 3;

/** What came out before: what is the same on many pages is one of many once or never. */
const asked = new WeakMap<object, Joined | typeof none>();

/** A section as one of many that differ by words alone; nothing for all others, which are to be rendered. */
export function joined(section: ResolvedSection, store?: PatternStore): Fragment | undefined {
  const { given } = section;
  const before = asked.get(given) ?? oneOfMany(section, store) ?? none;
  asked.set(given, before);
  return before === none ? undefined : fragmentOf(section, before);
}

function oneOfMany(section: ResolvedSection, store?: PatternStore): Joined | undefined {
  const shaped = shapedProps(section);
  const pattern = shaped && patternFor(section, shaped, store);
  return shaped && pattern && { like: pattern, words: shaped.texts };
}

function patternFor(section: ResolvedSection, shaped: ShapedProps, store?: PatternStore): Pattern | undefined {
  const { definition } = section;
  const shapes = patterns.get(definition) ?? new Map<string, Pattern | typeof none | number>();
  patterns.set(definition, shapes);
  const { key: shape } = shaped.shape;
  const before = shapes.get(shape) ?? (store && keptPattern(shaped, store)) ?? 0;
  const now = typeof before === 'number' ? made(section, shaped, { count: before + 1, store }) : before;
  shapes.set(shape, now);
  return now instanceof Pattern ? now : undefined;
}

/** Tokens are filled in by now, so sections that had some may have a shape in common after all. */
function shapedProps({ definition, given }: ResolvedSection): ShapedProps | undefined {
  if (given.shaped !== undefined || !definition.block.verbatim) return given.shaped;
  const { texts, isVerbatim } = readTexts(definition.schema, given.props);
  return isVerbatim && texts.length > 0 ? { shape: new PropsShape(definition, given.props), texts } : undefined;
}

function keyOf({ shape }: ShapedProps, version: string): string {
  return `${version}-${shape.hash}`;
}

function keptPattern(shaped: ShapedProps, { version, fragments }: PatternStore) {
  const html = fragments.get(keyOf(shaped, version));
  return html === undefined ? undefined : new Pattern(html);
}

interface Seen {
  /** Sections that may have the same pattern. */
  readonly count: number;
  readonly store: PatternStore | undefined;
}

/** A pattern, once there are enough sections that may have the same. */
function made(section: ResolvedSection, shaped: ShapedProps, { count, store }: Seen) {
  if (count < enough) return count;
  const html = signed(section, shaped.texts);
  if (html === undefined) return none;
  store?.fragments.set(keyOf(shaped, store.version), html);
  return new Pattern(html);
}
