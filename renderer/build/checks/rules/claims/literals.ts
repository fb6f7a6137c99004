import { localLiterals } from './local-literals.ts';
import type { Literal, LiteralKind } from './numbers.ts';
import { amountEnds, number, numberOf, numberStarts, numbersIn, range } from './numbers.ts';
import { significanceOf } from './significance.ts';

/**
 * Finds numbers with a unit in a text: money, percentages, durations, counts with a plus, shares, multiples, rates, remaining
 * amounts and times of day. Searches a text that is used several times once. Texts of other languages have fewer patterns.
 */
export function literalsIn(text: string, locale = 'en'): readonly Literal[] {
  if (!/^en\b/.test(locale)) return localLiterals(text, locale);
  if (!mayHoldLiteral(text)) return none;
  const known = found.get(text);
  if (known !== undefined) return known;
  const literals = search(text);
  // Most texts are used once; the others are soon in the cache again.
  if (found.size === mostKnown) found.clear();
  found.set(text, literals);
  return literals;
}

/** Whether a text may contain a number with a unit. */
export function mayHoldLiteral(text: string): boolean {
  return mayHold.test(text);
}

const none: readonly Literal[] = [];
const found = new Map<string, readonly Literal[]>();
const mostKnown = 1000;

/** Most texts have neither an amount nor a number followed by something. */
const mayHold =
  /[$€£]\s?\d|\d\s?[a-z%€£×+–—-]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|seventy|eighty|ninety|hundred)\b/i;

/** A token is replaced later, so a unit after it belongs to no number here. */
const tokens = /\{\{.*?\}\}/g;

interface Pattern {
  readonly kind: LiteralKind | ((match: Match) => LiteralKind | undefined);
  /** Matches the literal, or what follows its amount. */
  readonly shape: RegExp;
  /** It begins with a separate number or range, in digits or words. */
  readonly isAmount?: true;
  /** Matches every text that contains the shape. This test rules out most texts quickly. */
  readonly needs: RegExp;
  /** Words right before or after it that give it another meaning. */
  readonly notAfter?: RegExp;
  readonly notBefore?: RegExp;
  /** It says how often something is part of an offer. */
  readonly isTerm?: true;
}

const start = String.raw`(?<![\w.,#/$€£:+-]|\d\s)`;
const magnitude = String.raw`(?:\s?(?:k|m|bn|million|thousand|billion)\b)?`;
const rate = String.raw`(?<!\bthan\s)(?:a|an|per|each|every|/)\s?(?:month|week|day|year|quarter|mo|yr)\b`;
/** Units of things that are measured, not counted. */
const measures = String.raw`(?:square|cubic)\b|(?:centi|milli|kilo)?(?:met(?:re|er)|lit(?:re|er)|gram)s?\b|miles|km|cm|mm|ml|kg|kcal|calories|feet|inches|pounds|gallons|ounces|acres|watts|volts|psi|megabits|megabytes|characters|words|pixels|degrees`;
const nouns = String.raw`(?:[a-z\d][\w'’-]*\s+){0,4}?[a-z][\w'’-]*`;
const units = {
  minute: 'minutes',
  min: 'minutes',
  hour: 'hours',
  hr: 'hours',
  h: 'hours',
  day: 'days',
  week: 'weeks',
  wk: 'weeks',
  month: 'months',
  mo: 'months',
  year: 'years',
  yr: 'years',
} as const;

/** A pattern that is tried only where a number begins, so that most of a text costs nothing. */
function stickyPattern(source: string, flags = 'iuy'): RegExp {
  return new RegExp(source, flags);
}

/** The first match at a position wins, so narrower patterns come first. */
const patterns: readonly Pattern[] = [
  {
    kind: 'money',
    needs: /[$€£]/,
    shape: stickyPattern(String.raw`(?<![\w.,])(?:US)?[$€£]\s?${range}${magnitude}\+?`),
  },
  {
    kind: 'money',
    needs: /€|£|dollar|euro|bucks|cents|usd|eur|gbp/iu,
    isAmount: true,
    shape: stickyPattern(String.raw`${magnitude}\s?(?:€|£|dollars?|euros?|bucks|cents|USD|EUR|GBP)(?!\w)`),
  },
  {
    kind: 'percent',
    needs: /%|percent|per cent/iu,
    shape: stickyPattern(String.raw`(?<![\w.,#/])[+-]?${range}\s?(?:%|percent\b|per cent\b)\+?`),
  },
  {
    kind: 'percent',
    needs: /percent|per cent/iu,
    isAmount: true,
    shape: stickyPattern(String.raw`\s(?:percent|per cent)\b`),
  },
  {
    kind: 'clock',
    needs: /[ap]\.?m|:\d\d/iu,
    shape: stickyPattern(
      String.raw`(?<![\w.,#/])\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)?\s?(?:-|–|to|until)\s?\d{1,2}(?:(?::\d\d)?\s?(?:[ap]m\b|[ap]\.m\.)|:\d\d)`,
    ),
  },
  {
    kind: (match) => Reflect.get(units, String(match.groups?.unit).toLowerCase()),
    needs: /min|hour|hr|hs?\b|day|week|wk|month|year|yr/iu,
    isAmount: true,
    shape: stickyPattern(
      String.raw`\+?[\s-]?(?:(?:working|business|calendar)\s)?(?<unit>minute|min|hour|hr|h|day|week|wk|month|year|yr)s?\b`,
    ),
    notBefore: /^[\s-](?:ago|later|earlier|old|older|a week|a day|of (?:the )?week|in(?=\s*(?:[.,;:!?)]|$)))\b/i,
    notAfter: /\b(?:every|each|page|open|top)\s$/i,
  },
  { kind: 'count', needs: /\d\+/, shape: stickyPattern(String.raw`${start}${range}\+(?![\w+])`) },
  {
    kind: 'count',
    needs: /spot|slot|seat|opening|left|open|free|available|remaining/iu,
    isAmount: true,
    shape: stickyPattern(
      String.raw`(?=\s(?:[a-z][\w'’-]*\s){0,3}?(?:(?:spots?|slots?|openings?|(?:places|seats|tables|dates|appointments)\s(?:are\s)?(?:left|open|free|available|remaining))|(?:left|remaining))\b)`,
    ),
    notAfter: /\b(?:up|down|rose|jumped|moved|climbed|gained|lost|by|turn(?:ed)?)\s$/i,
  },
  {
    kind: (match) => (numberOf(match.groups?.least ?? '') >= 20 ? 'count' : undefined),
    needs: /\s\d[\d,]/,
    shape: stickyPattern(
      String.raw`(?<=\b(?:over|than|least|to|nearly|almost|many as)\s)(?<least>${number})(?=\s(?!${measures})(?:[a-z-]+\s){0,2}?[a-z]+(?:s|ple)\b)`,
    ),
  },
  {
    kind: (match) => (isLargeCount(match.groups?.least ?? '') ? 'count' : undefined),
    needs: /\d{3}/,
    shape: stickyPattern(
      String.raw`${start}(?<least>${number})(?=\s(?!${measures}|errors?|is\b|was\b|has\b|does\b|goes\b)(?:[a-z-]+\s)?(?!is\b|was\b|does\b|goes\b|keeps\b)[a-z]+(?:s|ple)\b)`,
      'uy',
    ),
    notAfter:
      /\b(?:section|form|exit|article|chapter|version|error|code|route|room|unit|suite|box|type|http|model|page|number|no\.?|a|an)\s$/i,
  },
  {
    kind: 'count',
    needs: new RegExp(rate, 'iu'),
    isAmount: true,
    shape: stickyPattern(String.raw`(?=\s(?!${measures})${nouns}\s?${rate})`),
    notAfter: /\b(?:top|page|step)\s$/i,
    isTerm: true,
  },
  {
    kind: 'count',
    needs: /monthly|weekly|daily|yearly/iu,
    shape: stickyPattern(String.raw`${start}${number}(?=\s${nouns}\s(?:monthly|weekly|daily|yearly)\b)`),
    notAfter: /\b(?:top|page|step)\s$/i,
    isTerm: true,
  },
  { kind: 'count', needs: /\d[x×]\s/iu, shape: stickyPattern(String.raw`${start}${number}[x×](?=\s[a-z])`) },
  {
    kind: 'count',
    needs: /\stimes\s/iu,
    isAmount: true,
    shape: stickyPattern(String.raw`(?=\stimes\s(?:more|as|the|your|better|faster)\b)`),
  },
  {
    kind: 'count',
    needs: /(?:f|in|every)\s(?:5|10|20|five|ten|twenty|a hundred)/iu,
    isAmount: true,
    shape: stickyPattern(
      String.raw`\s(?:out of|in|of)(?: every)?\s(?:5|10|20|100|five|ten|twenty|a hundred)(?=\s(?!stars|days|weeks|months|hours|minutes)[a-z]+s\b)`,
    ),
    notAfter: /\btop\s$/i,
  },
];

function search(source: string): readonly Literal[] {
  const text = source.includes('{{') ? source.replace(tokens, (token) => '\uE000'.repeat(token.length)) : source;
  const starts = numberStarts(text).map((index): Start => ({ index, ends: [index] }));
  if (starts.length === 0) return none;
  const amounts = starts.flatMap(({ index }) =>
    isSeparate(text, index) ? [{ index, ends: amountEnds(text, index) }] : [],
  );
  const literals: Literal[] = [];
  const refused: { readonly index: number; readonly text: string }[] = [];
  for (const { kind, isAmount, shape, needs, notAfter, notBefore, isTerm } of patterns) {
    if (!needs.test(text)) continue;
    for (const match of matchesAt(isAmount ? amounts : starts, shape, text)) {
      const { index } = match;
      const written = match.text.trimEnd();
      const named = typeof kind === 'function' ? kind(match) : kind;
      const taken = [...literals, ...refused].some(
        (other) => index < other.index + other.text.length && other.index < index + written.length,
      );
      if (named === undefined || taken) continue;
      const isOther = notBefore?.test(text.slice(index + written.length)) || notAfter?.test(text.slice(0, index));
      const figure = { kind: named, text: written, index };
      const significance = isTerm ? 'term' : significanceOf(figure, text);
      if (isOther || significance === 'none') refused.push(figure);
      else literals.push({ ...figure, ...amountsIn(written), ...(significance === 'term' && { isTerm: true }) });
    }
  }
  return literals.sort((a, b) => a.index - b.index);
}

/** A match of a pattern. */
interface Match {
  readonly index: number;
  readonly text: string;
  readonly groups: RegExpExecArray['groups'];
}

/** Where a literal may begin, and where its pattern may continue after the amount. */
interface Start {
  readonly index: number;
  readonly ends: readonly number[];
}

/** Matches a pattern at some positions, with the same result as a search through the whole text. */
function matchesAt(starts: readonly Start[], shape: RegExp, text: string): readonly Match[] {
  let found: Match[] = noMatches;
  let end = 0;
  for (const { index, ends } of starts) {
    if (index < end) continue;
    for (const from of ends) {
      shape.lastIndex = from;
      const match = shape.exec(text);
      if (match === null) continue;
      end = shape.lastIndex;
      if (found === noMatches) found = [];
      found.push({ index, text: text.slice(index, end), groups: match.groups });
      break;
    }
  }
  return found;
}

/** Nearly every search finds nothing, and needs no list of its own. */
const noMatches: Match[] = [];

function isSeparate(text: string, index: number): boolean {
  separateStart.lastIndex = index;
  return separateStart.test(text);
}

const separateStart = stickyPattern(start);

/** The number of a literal, and where its range ends. */
function amountsIn(written: string): { value: number; to?: number } {
  const [value = Number.NaN, to] = numbersIn(written);
  return { value, ...(to === undefined ? {} : { to }) };
}

/** Whether a number is at least 100 and no year. */
function isLargeCount(written: string): boolean {
  const value = numberOf(written);
  return value >= 100 && !(/^\d{4}$/.test(written) && value >= 1900 && value < 2100);
}
