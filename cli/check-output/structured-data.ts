import { incompleteDiagnostic, incompleteNodes } from '../../renderer/build/checks/json-ld/incomplete.ts';
import { attributeOf, type Markup } from '../../renderer/build/lib/markup/tags.ts';
import { highest } from '../../renderer/sdk/any-length.ts';
import { createClaimMatcher } from './claim-matcher.ts';
import { type Claim, dataClaims } from './data-claims.ts';
import type { FileDiagnostic } from './file-diagnostic.ts';

/** The result of reading a page's structured data. */
export interface DataReading {
  readonly diagnostics: readonly FileDiagnostic[];
  /** Claims about nodes that several pages share by id, such as the business itself. */
  readonly shared: readonly SharedClaim[];
}

export interface SharedClaim {
  readonly claim: Claim;
  readonly at: number;
  /** Whether this page shows it. */
  readonly shown: boolean;
}

/** Checks that the structured data of a page is valid JSON, complete, and shown on the page. */
export function readData(html: string, markup: Markup): DataReading {
  const scripts = markup.tags.filter((tag) => /^application\/ld\+json\b/i.test(attributeOf(tag, 'type') ?? ''));
  const diagnostics: FileDiagnostic[] = [];
  const shared: SharedClaim[] = [];
  if (scripts.length === 0) return { diagnostics, shared };
  const shows = createClaimMatcher(html, markup);
  for (const { content = '', end } of scripts) {
    const parsed = parse(content);
    if ('error' in parsed) {
      diagnostics.push({
        code: 'json-ld-invalid',
        message: `The structured data is not valid JSON: ${parsed.error}.`,
        at: end,
        suggestion: 'Return the nodes from the block’s `jsonLd`, which always writes valid JSON.',
      });
      continue;
    }
    const offsetOf = (value: string) => {
      const written = JSON.stringify(value).slice(1, -1);
      const offsets = [written, written.replaceAll('<', '\\u003c')].map((text) => content.indexOf(text));
      return end + highest(offsets, 0);
    };
    for (const node of incompleteNodes(parsed.value)) {
      const { code, message, suggestion = '' } = incompleteDiagnostic(node, []);
      const name = /"([^"]*)"$/.exec(node.node)?.[1];
      diagnostics.push({ code, message, suggestion, at: name === undefined ? end : offsetOf(name) });
    }
    for (const claim of dataClaims(parsed.value)) {
      const at = offsetOf(claim.value);
      if (claim.id !== undefined) shared.push({ claim, at, shown: shows(claim) });
      else if (!shows(claim)) diagnostics.push({ ...hiddenClaim(claim), at });
    }
  }
  return { diagnostics, shared };
}

/** Returns the diagnostic of a claim that the page does not show. */
export function hiddenClaim({ of, property, value }: Claim): Omit<FileDiagnostic, 'at'> {
  const short = value.length > 80 ? `${value.slice(0, 79)}…` : value;
  return {
    code: 'json-ld-unseen',
    message: `The structured data gives the ${property} "${short}" of ${of}, which the page does not show.`,
    suggestion: 'Show it on the page word for word, or remove it from the data.',
  };
}

function parse(text: string): { readonly value: unknown } | { readonly error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
