import type { RegisteredBlock } from '../../../site/registry.ts';
import { type Alike, Model } from '../../schema/kinds/model.ts';
import { readWords } from '../../schema/kinds/words.ts';
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

/** What the pattern of a section is kept by; nothing where it cannot have one. */
export function patternKey(section: ResolvedSection, version: string): string | undefined {
  const alike = alikeOf(section);
  return alike && keyOf(alike, version);
}

function oneOfMany(section: ResolvedSection, store?: PatternStore): Joined | undefined {
  const alike = alikeOf(section);
  const pattern = alike && patternFor(section, alike, enough, store);
  return alike && pattern && { like: pattern, words: alike.words };
}

/** The pattern of a section of which there are more than have been seen; nothing where it can have none. */
export function patternOf(section: ResolvedSection, store: PatternStore): Pattern | undefined {
  const alike = alikeOf(section);
  return alike && patternFor(section, alike, 1, store);
}

/** `least` are the sections that must have been seen. */
function patternFor(section: ResolvedSection, alike: Alike, least: number, store?: PatternStore): Pattern | undefined {
  const { definition } = section;
  const shapes = patterns.get(definition) ?? new Map<string, Pattern | typeof none | number>();
  patterns.set(definition, shapes);
  const { shape } = alike.model;
  const before = shapes.get(shape) ?? (store && keptPattern(alike, store)) ?? 0;
  const now = typeof before === 'number' ? made(section, alike, { count: before + 1, least, store }) : before;
  shapes.set(shape, now);
  return now instanceof Pattern ? now : undefined;
}

/** Words that hold tokens are known by now: sections that had some may be alike all the same. */
function alikeOf({ definition, given }: ResolvedSection): Alike | undefined {
  if (given.alike !== undefined || !definition.block.verbatim) return given.alike;
  const { words, isVerbatim } = readWords(definition.schema, given.props);
  return isVerbatim && words.length > 0 ? { model: new Model(definition, given.props), words } : undefined;
}

function keyOf({ model }: Alike, version: string): string {
  return `${version}-${model.hash}`;
}

function keptPattern(alike: Alike, { version, fragments }: PatternStore) {
  const html = fragments.get(keyOf(alike, version));
  return html === undefined ? undefined : new Pattern(html);
}

interface Seen {
  /** Sections that may have the same pattern. */
  readonly count: number;
  /** As many are needed. */
  readonly least: number;
  readonly store: PatternStore | undefined;
}

/** A pattern, once there are enough sections that may have the same. */
function made(section: ResolvedSection, alike: Alike, { count, least, store }: Seen) {
  if (count < least) return count;
  const html = signed(section, alike.words);
  if (html === undefined) return none;
  store?.fragments.set(keyOf(alike, store.version), html);
  return new Pattern(html);
}
