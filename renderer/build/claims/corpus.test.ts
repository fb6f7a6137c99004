import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalsIn } from './literals.ts';

/** Sentences with the claims in them marked; the file says by which measure. */
const file = resolve(import.meta.dirname, '../../../tests/fixtures/claims-corpus/sentences.txt');
const sentences = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(labelled);

describe('the claims found in copy', () => {
  it('are judged by sentences of all kinds', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(250);
    expect(sentences.filter(({ claims }) => claims.length === 0).length).toBeGreaterThanOrEqual(100);
  });

  it('are at least 95 of a hundred, and what is found is at least 95 times of a hundred one', () => {
    const { hits, missed, wrong } = judge();
    const report = JSON.stringify({ missed, wrong }, null, 1);
    expect(hits / (hits + missed.length), report).toBeGreaterThanOrEqual(0.95);
    expect(hits / (hits + wrong.length), report).toBeGreaterThanOrEqual(0.95);
  });
});

function judge() {
  const missed: string[] = [];
  const wrong: string[] = [];
  let hits = 0;
  for (const { text, claims } of sentences) {
    const found = literalsIn(text).map(({ index, text: literal }) => [index, index + literal.length] as const);
    for (const claim of claims) {
      if (found.some((literal) => overlap(literal, claim))) hits++;
      else missed.push(`${text.slice(...claim)} in: ${text}`);
    }
    for (const literal of found)
      if (!claims.some((claim) => overlap(literal, claim))) wrong.push(`${text.slice(...literal)} in: ${text}`);
  }
  return { hits, missed, wrong };
}

type Span = readonly [from: number, to: number];

function overlap(a: Span, b: Span): boolean {
  return a[0] < b[1] && b[0] < a[1];
}

function labelled(line: string): { readonly text: string; readonly claims: readonly Span[] } {
  const claims: Span[] = [];
  let text = '';
  for (const [index, part] of line.split(/\[\[|\]\]/).entries()) {
    if (index % 2 === 1) claims.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, claims };
}
