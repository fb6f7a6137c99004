import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalsIn } from './literals.ts';
import type { Literal } from './numbers.ts';

/** Sentences with marked claims and terms of offers. The files describe the criteria. */
const folder = resolve(import.meta.dirname, '../../../../../tests/fixtures/claims-corpus');
const sentences = readSentences('sentences.txt');
const trades = readSentences('trades.txt');

describe('the claims found in copy', () => {
  it('are tested by sentences of all kinds', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(250);
    expect(sentences.filter(({ claims }) => claims.length === 0).length).toBeGreaterThanOrEqual(100);
    expect(trades.length).toBeGreaterThanOrEqual(300);
    expect(trades.filter(({ claims }) => claims.length === 0).length).toBeGreaterThanOrEqual(150);
  });

  it('have a recall and a precision of 95 % in the copy of shops and agencies', () => {
    const { recall, precision, report } = measure(sentences);
    expect(recall, report).toBeGreaterThanOrEqual(0.95);
    expect(precision, report).toBeGreaterThanOrEqual(0.95);
  });

  it('have a recall of 90 % and a precision of 85 % in the copy of fifty trades', () => {
    const { recall, precision, report } = measure(trades);
    expect(recall, report).toBeGreaterThanOrEqual(0.9);
    expect(precision, report).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ['two check-ups a year'],
    ['Two check-ups a year, two hygienist visits and 10 % off treatments'],
    ['10\u202F% off'],
    ['10% off your first visit'],
    ['Members save 15 % on everything'],
  ])('are not the terms of one offer: %j', (words) => {
    const found = literalsIn(words);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ isTerm }) => isTerm === true)).toBe(true);
  });
});

function measure(labelledSentences: readonly Sentence[]) {
  const missed: string[] = [];
  const wrong: string[] = [];
  let hits = 0;
  for (const { text, claims } of labelledSentences) {
    const found = literalsIn(text).filter(isClaim).map(spanOf);
    for (const claim of claims) {
      if (found.some((literal) => overlap(literal, claim))) hits++;
      else missed.push(`${text.slice(...claim)} in: ${text}`);
    }
    for (const literal of found)
      if (!claims.some((claim) => overlap(literal, claim))) wrong.push(`${text.slice(...literal)} in: ${text}`);
  }
  const report = JSON.stringify({ missed, wrong }, null, 1);
  return { recall: hits / (hits + missed.length), precision: hits / (hits + wrong.length), report };
}

type Span = readonly [from: number, to: number];

interface Sentence {
  readonly text: string;
  readonly claims: readonly Span[];
}

function isClaim({ isTerm }: Literal): boolean {
  return isTerm !== true;
}

function spanOf({ index, text }: Literal): Span {
  return [index, index + text.length];
}

function overlap(a: Span, b: Span): boolean {
  return a[0] < b[1] && b[0] < a[1];
}

function readSentences(name: string): readonly Sentence[] {
  return readFileSync(resolve(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(labelled);
}

function labelled(line: string): Sentence {
  const claims: Span[] = [];
  let text = '';
  // Double round brackets mark terms of an offer, which are no claims.
  for (const [index, part] of line
    .replace(/\(\(|\)\)/g, '')
    .split(/\[\[|\]\]/)
    .entries()) {
    if (index % 2 === 1) claims.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, claims };
}
