import type { LiteralKind } from './numbers.ts';

/**
 * What a figure means to a business: a `claim` that it makes and can change, a `term` of one offer ("10 % off", "two
 * check-ups a year"), or `none`: advice, common knowledge, rules of others, ages, travel and cooking times.
 */
export type Significance = 'claim' | 'term' | 'none';

/** A figure as it was found in a text. */
interface Figure {
  readonly kind: LiteralKind;
  readonly text: string;
  readonly index: number;
}

/** Classifies a figure by the sentence that it is part of. */
export function significanceOf({ kind, text, index }: Figure, whole: string): Significance {
  const sentence = sentenceAround(whole, index);
  const at = index - sentence.index;
  const context: Context = {
    figure: text,
    sentence: sentence.text,
    before: sentence.text.slice(0, at),
    after: sentence.text.slice(at + text.length),
    isOurs: ours.test(sentence.text),
  };
  if (kind === 'percent') return ofPercentage(context);
  if (kind === 'money') return isRuleOfOthers(context) ? 'none' : 'claim';
  if (kind === 'count') return ofCount(context);
  return kind === 'clock' ? 'claim' : ofDuration(context, kind);
}

interface Context {
  readonly figure: string;
  readonly sentence: string;
  readonly before: string;
  readonly after: string;
  /** The business speaks of itself. */
  readonly isOurs: boolean;
}

function sentenceAround(text: string, index: number): { readonly text: string; readonly index: number } {
  let from = 0;
  for (const end of text.matchAll(sentenceEnd)) {
    const next = end.index + end[0].length;
    if (end.index >= index) return { text: text.slice(from, next), index: from };
    if (next <= index) from = next;
  }
  return { text: text.slice(from), index: from };
}

const sentenceEnd = /[.!?]+\s+|\n+/g;

const ours = /\b(?:[Ww]e|us|[Oo]urs?|[Mm]y|I)\b/;

/** People whom a business mentions when it speaks of its success. */
const ourPeople =
  /\b(?:clients?|customers?|guests?|patients?|members?|learners?|pupils?|students?|owners?|homeowners|users?|buyers?|sellers?|applicants?|families|businesses|firms|teams|visitors)\b/i;

const ofOthers = /\b(?:by law|the law|legal(?:ly)?|court|penalt(?:y|ies)|fined|government|the state|insurers?)\b/i;
const duty = /\b(?:must|should|needs?)\b/i;

function isRuleOfOthers({ sentence, isOurs }: Context): boolean {
  return !isOurs && ofOthers.test(sentence);
}

function isDuty({ sentence, isOurs }: Context): boolean {
  return !isOurs && duty.test(sentence);
}

function isOfUs({ sentence, isOurs }: Context): boolean {
  return isOurs || ourPeople.test(sentence);
}

const discountAfter = /^\s(?:[\w’'-]+\s){0,2}?(?:off|less|cheaper|discount|reduction)\b/i;
const savingBefore = /\b(?:sav(?:e|es|ing)|discount of)\s(?:[\w’'-]+\s){0,2}?$/i;
const taxNear = /\b(?:VAT|GST|tax(?:es)?|duty)\b/;
/** `100% wool` says what something is made of; `100% satisfaction` is a promise. */
const madeOf =
  /^\s?(?:alcohol|abv|vol|cocoa|cotton|wool|linen|silk|leather|wholemeal|wholegrain|rye|humidity|fat|organic|natural|recycled|recyclable|vegan|plant-based|pure)\b/i;

function ofPercentage(context: Context): Significance {
  const { before, after, sentence } = context;
  if (discountAfter.test(after) || savingBefore.test(before)) return 'term';
  if (madeOf.test(after) || taxNear.test(`${before.slice(-30)} ${after.slice(0, 15)}`)) return 'none';
  if (isRuleOfOthers(context) || isDuty(context)) return 'none';
  const isStatistic = /^\s?of\s/.test(after) || /\bin (?:19|20)\d\d\b/.test(sentence);
  return isStatistic && !isOfUs(context) ? 'none' : 'claim';
}

const ratio = /\s(?:out of|in|of)\s/i;

function ofCount(context: Context): Significance {
  return ratio.test(context.figure) && !isOfUs(context) ? 'none' : 'claim';
}

const travelTime =
  /^[\s-](?:walk|drive|ride|stroll|on foot|away|from (?:the|our|here)|by (?:bike|bicycle|boat|bus|car|ferry|metro|plane|taxi|train|tram))\b/i;
const ageAfter = /^(?:[\s-]olds?\b|\sof age\b)/i;
const ageBefore = /\b(?:aged|at)\s$/i;
/** How much time goes into a day or a week. */
const perPeriod =
  /^(?:\s(?:of\s)?[\w’'-]+){0,4}?\s(?:a|per|each|every)\s(?:day|night|morning|evening|week|month|term|year)\b/i;
const promise =
  /\b(?:within|guarantee[ds]?|warrant(?:y|ies|ed)|notice|refund\w*|money[\s-]back|free|nothing|valid|ready|repl(?:y|ies)|respon\w+|answers?|cancel\w*|deliver\w*|turnaround|returns?|trial|try|money|yours|kept|runs?|holds?|covered)\b/i;
/** How long a business has done something. */
const trackRecord =
  /\b(?:experience|in business|in the trade|serving|trusted|family[\s-](?:run|owned)|have|has|been|last|taught|on the map)\b|['’]ve\b/i;
/** Instructions for people who do something themselves. */
const advice =
  /^\W*(?:do not|don['’]t|never|no (?:food|drink)|avoid|please|allow|apply|arrive|bake|brush|change|charge|chill|cook|cool|cut|drain|dry|feed|heat|hold|ice|keep|leave|let|look|pack|plan|practi[sc]e|preheat|replace|rest|revise|rinse|simmer|sleep|soak|start|stay|stir|store|tell|trim|turn|wait|walk|warm|wash|water)\b/i;
const common = /^\W*(?:most|many|some|adults|children|babies|people|everybody|the average)\b/i;
const roughly = /\b(?:about|around|roughly|usually|typically|normally|generally)\b/i;
const making =
  /\b(?:ages?|aged|bakes?|baked|burns?|cooks?|cooked|cured?|cures|dries|matures?|matured|proves?|rests?|simmers?|smoked?|soaks?)\s(?:\w+\s)?for\s(?:\w+\s)?$/i;

function ofDuration(context: Context, kind: LiteralKind): Significance {
  const { before, after, sentence, figure, isOurs } = context;
  const isShort = kind === 'minutes' || kind === 'hours';
  if (making.test(before) || ageAfter.test(after)) return 'none';
  if (isShort ? travelTime.test(after) : ageBefore.test(before)) return 'none';
  if (perPeriod.test(after)) return 'term';
  const isPromise = promise.test(sentence);
  if (kind === 'years') return isTrackRecord(context) || (isPromise && !common.test(sentence)) ? 'claim' : 'none';
  if (isRuleOfOthers(context) || isDuty(context)) return 'none';
  if (isOurs) return 'claim';
  if (roughly.test(before) || (common.test(sentence) && !ourPeople.test(sentence))) return 'none';
  if (advice.test(sentence) && !isPromise) return 'none';
  // "A 30-day trial" names a thing that the business offers.
  return isPromise || figure.includes('-') || !/\bfor\s(?:the first\s)?$/i.test(before) ? 'claim' : 'none';
}

function isTrackRecord(context: Context): boolean {
  return trackRecord.test(context.sentence) && (isOfUs(context) || /^\s(?:of\s)?\w+/.test(context.after));
}
