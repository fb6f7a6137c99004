import type { Literal, LiteralKind } from './numbers.ts';

/** What sentences of a language call the things that businesses count. */
interface Words {
  /** Units of time, each as part of a regular expression. */
  readonly units: Readonly<
    Record<Extract<LiteralKind, 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years'>, string>
  >;
  readonly percent: string;
  readonly currencies: string;
  /** Words before the number of customers or jobs: "more than 500". */
  readonly moreThan: string;
}

const byLanguage: Readonly<Record<string, Words>> = {
  de: {
    units: {
      minutes: 'Minuten?',
      hours: 'Stunden?',
      days: 'Tagen?|Tage',
      weeks: 'Wochen?',
      months: 'Monaten?|Monate',
      years: 'Jahren?|Jahre',
    },
    percent: 'Prozent',
    currencies: 'Euro|Franken|Dollar|Pfund',
    moreThan: 'über|mehr als',
  },
  es: {
    units: {
      minutes: 'minutos?',
      hours: 'horas?',
      days: 'días?',
      weeks: 'semanas?',
      months: 'mes(?:es)?',
      years: 'años?',
    },
    percent: 'por ciento',
    currencies: 'euros?|dólares|pesos',
    moreThan: 'más de',
  },
  fr: {
    units: {
      minutes: 'minutes?',
      hours: 'heures?',
      days: 'jours?',
      weeks: 'semaines?',
      months: 'mois',
      years: 'ans?|années?',
    },
    percent: 'pour cent',
    currencies: 'euros?|francs?|dollars?',
    moreThan: 'plus de',
  },
  it: {
    units: {
      minutes: 'minut[oi]',
      hours: 'or[ae]',
      days: 'giorn[oi]',
      weeks: 'settiman[ae]',
      months: 'mes[ei]',
      years: 'ann[oi]',
    },
    percent: 'per cento',
    currencies: 'euro|franchi|dollari',
    moreThan: 'oltre|più di',
  },
  nl: {
    units: {
      minutes: 'minuten|minuut',
      hours: 'uur|uren',
      days: 'dagen|dag',
      weeks: 'weken|week',
      months: 'maanden|maand',
      years: 'jaren|jaar',
    },
    percent: 'procent',
    currencies: 'euro|dollar',
    moreThan: 'ruim|meer dan',
  },
  pt: {
    units: {
      minutes: 'minutos?',
      hours: 'horas?',
      days: 'dias?',
      weeks: 'semanas?',
      months: 'm[eê]s(?:es)?',
      years: 'anos?',
    },
    percent: 'por cento',
    currencies: 'euros?|reais|dólares',
    moreThan: 'mais de',
  },
};

/**
 * Finds prices, shares, lengths of time and large counts in a text of a language other than English; nothing in a language that it
 * does not know. Only prices and counts are claims by themselves: sentences around the others are not understood.
 */
export function localLiterals(source: string, locale: string): readonly Literal[] {
  const patterns = patternsOf(locale);
  if (patterns === undefined || !/\d/.test(source)) return [];
  const text = source.replace(/\{\{.*?\}\}/g, (token) => '\uE000'.repeat(token.length));
  const literals: Literal[] = [];
  for (const { kind, shape, isTerm } of patterns) {
    for (const match of text.matchAll(shape)) {
      const { 0: written, index, groups = {} } = match;
      const value = amountOf(groups.from ?? '', locale);
      const isTaken = literals.some((one) => index < one.index + one.text.length && one.index < index + written.length);
      const isOther = kind === 'money' && capital.test(text.slice(0, index));
      if (isTaken || isOther || (kind === 'count' && value < fewest)) continue;
      const to = groups.to === undefined ? undefined : amountOf(groups.to, locale);
      literals.push({ kind, text: written, value, index, ...(to !== undefined && { to }), ...(isTerm && { isTerm }) });
    }
  }
  return literals.sort((a, b) => a.index - b.index);
}

/** The capital of a company, in its legal notice. */
const capital = /[ck]apital\p{L}*[\s:]+(?:\p{L}+\s+){0,3}$/iu;

/** Smaller counts are seldom about customers. */
const fewest = 20;

interface Pattern {
  readonly kind: LiteralKind;
  readonly shape: RegExp;
  readonly isTerm?: true;
}

const known = new Map<string, readonly Pattern[] | undefined>();

function patternsOf(locale: string): readonly Pattern[] | undefined {
  if (!known.has(locale)) {
    const language = locale.replace(/-.*/, '');
    const words = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
    known.set(locale, words && makePatterns(words, locale));
  }
  return known.get(locale);
}

function makePatterns({ units, percent, currencies, moreThan }: Words, locale: string): readonly Pattern[] {
  const [group, point] = hasDecimalComma(locale) ? ["[.\\s'’]", ','] : ["[,\\s'’]", '\\.'];
  const number = String.raw`(?:\d{1,3}(?:${group}\d{3})+|\d+)(?:${point}\d+|[.,]\d{2})?(?!\d)`;
  const start = String.raw`(?<![\p{L}\d.,#/+-])`;
  const range = String.raw`(?<from>${number})(?:\s?[-–—]\s?(?<to>${number}))?`;
  const code = '(?:EUR|CHF|USD|GBP|BRL|MXN)';
  const pattern = (kind: LiteralKind, shape: string, isTerm?: true): Pattern => ({
    kind,
    shape: new RegExp(start + shape, 'giu'),
    ...(isTerm && { isTerm }),
  });
  return [
    pattern('money', String.raw`(?:(?:R|US|CA)?[$€£]|${code}|Fr\.)\s?${range}`),
    pattern('money', String.raw`${range}\s?(?:[$€£]|(?:${code}|${currencies})(?!\p{L}))`),
    pattern('percent', String.raw`${range}\s?(?:%|(?:${percent})(?!\p{L}))`, true),
    ...Object.entries(units).map(([kind, unit]) =>
      pattern(kind as LiteralKind, String.raw`${range}[\s-](?:${unit})(?!\p{L})`, true),
    ),
    pattern('count', String.raw`(?<from>${number})\s?\+`),
    pattern('count', String.raw`(?<=(?:${moreThan})\s)(?<from>${number})(?=\s\p{L})`),
  ];
}

function hasDecimalComma(locale: string): boolean {
  return new Intl.NumberFormat(locale).format(1.5).includes(',');
}

/** Two digits at the end are cents after either sign: francs have a point where other numbers have a comma. */
function amountOf(written: string, locale: string): number {
  const point = /[.,](?=\d{2}$)/.exec(written)?.[0] ?? (hasDecimalComma(locale) ? ',' : '.');
  return Number(written.replace(point === ',' ? /[.\s'’]/g : /[,\s'’]/g, '').replace(',', '.'));
}
