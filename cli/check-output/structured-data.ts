import { incompleteFinding } from '../../renderer/build/checks/json-ld/findings.ts';
import { incompleteNodes } from '../../renderer/build/checks/json-ld/incomplete.ts';
import { attributeOf, type Markup } from '../../renderer/build/lib/markup/tags.ts';
import { highest } from '../../renderer/sdk/any-length.ts';
import { type Claim, claimsOf } from './claims-of-data.ts';
import type { Fault } from './fault.ts';
import { pageWords } from './page-words.ts';

/** What a page's structured data says. */
export interface DataReading {
  readonly faults: readonly Fault[];
  /** What it says of things that stand on several pages under one id, such as the business itself, and whether the page shows it. */
  readonly shared: readonly SharedClaim[];
}

export interface SharedClaim {
  readonly claim: Claim;
  readonly at: number;
  readonly seen: boolean;
}

/** Reads the structured data of a page: that it is JSON, complete, and said on the page as well. */
export function readData(html: string, markup: Markup): DataReading {
  const scripts = markup.tags.filter((tag) => /^application\/ld\+json\b/i.test(attributeOf(tag, 'type') ?? ''));
  const faults: Fault[] = [];
  const shared: SharedClaim[] = [];
  if (scripts.length === 0) return { faults, shared };
  const shows = pageWords(html, markup);
  for (const { content = '', end } of scripts) {
    const parsed = parse(content);
    if ('error' in parsed) {
      faults.push({
        code: 'json-ld-invalid',
        message: `The structured data is no JSON: ${parsed.error}.`,
        at: end,
        suggestion: 'Hand the nodes to the block’s `jsonLd`; they are written as JSON by one place only.',
      });
      continue;
    }
    const place = (words: string) => {
      const written = JSON.stringify(words).slice(1, -1);
      const places = [written, written.replaceAll('<', '\\u003c')].map((text) => content.indexOf(text));
      return end + highest(places, 0);
    };
    for (const node of incompleteNodes(parsed.value)) {
      const { code, message, suggestion = '' } = incompleteFinding(node, []);
      const name = /"([^"]*)"$/.exec(node.node)?.[1];
      faults.push({ code, message, suggestion, at: name === undefined ? end : place(name) });
    }
    for (const claim of claimsOf(parsed.value)) {
      const at = place(claim.value);
      if (claim.id !== undefined) shared.push({ claim, at, seen: shows(claim) });
      else if (!shows(claim)) faults.push({ ...unseen(claim), at });
    }
  }
  return { faults, shared };
}

/** Says that nobody who reads the page finds what its data claims. */
export function unseen({ of, property, value }: Claim): Omit<Fault, 'at'> {
  const short = value.length > 80 ? `${value.slice(0, 79)}…` : value;
  return {
    code: 'json-ld-unseen',
    message: `The structured data gives the ${property} "${short}" of ${of}, which the page does not show.`,
    suggestion: 'Show it on the page word for word, or leave it out of the data.',
  };
}

function parse(text: string): { readonly value: unknown } | { readonly error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
