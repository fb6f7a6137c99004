import { leadPrefix } from '../../../client/form/after/handover.ts';
import type { SdkStyle } from '../../../sdk/block.ts';
import type { PictureSlot } from '../../../sdk/field.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { queryPlaceholder, withoutPlaceholderMarks } from '../../../sdk/query-text.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import type { ParsedHref } from '../../../sdk/url.ts';
import type { Theme } from '../../../site/input.ts';
import type { Site } from '../../../site/site.ts';
import type { Icons } from '../../inputs/icons/index.ts';
import { hasTokens, parseTokens, singleBraceToken, type TokenError } from '../../lib/tokens.ts';
import type { PicturePlanner } from '../pictures/planner.ts';
import type { Scope } from './scope.ts';

/** A link in a section, to be checked on its page. */
export interface LinkUse {
  readonly href: string;
  readonly target: ParsedHref;
  readonly at: Path;
  /** The link as it is written, if it is part of a text. */
  readonly needle?: string;
}

/** A fact that a text or a field shows. */
export interface FactUse {
  readonly fact: string;
  /** JSON path of the text, or of the fact's name in the field. */
  readonly at: Path;
  /** The token in the text. */
  readonly needle?: string;
}

/** What resolving needs, and where it adds what it finds. */
export interface FieldContext {
  readonly site: Site;
  readonly scope: Scope;
  /** Texts need none, and neither pictures. */
  readonly pictures?: PicturePlanner;
  /** The box that the block declares for a field. */
  readonly slotOf?: (field: string) => PictureSlot | undefined;
  /** The colour scheme of the ground, for pictures that have another file for dark ones. */
  readonly scheme?: Theme;
  /** Collects the files of pictures in the output, and whether one needs the style sheet of pictures. */
  readonly shown?: { readonly pictures: (readonly string[])[]; hasSheet: boolean };
  /** Collects the files of videos and captions in the output. */
  readonly played?: Set<string>;
  readonly icons?: Pick<Icons, 'named'>;
  /** Collects the icons that are not the engine's, and the pictures: see `shows` of a section. */
  readonly shows?: Set<string>;
  /** Collects the style sheets that texts need. */
  readonly sheets?: Set<SdkStyle>;
  readonly links: LinkUse[];
  /** Origins that frames may show. */
  readonly frames: Set<string>;
  /** Collects the origins that a browser without script posts forms to. */
  readonly posts?: Set<string>;
  readonly diagnostics: Diagnostic[];
  /** Collects the facts that are shown. */
  readonly uses?: FactUse[];
  /**
   * Collects the query parameters that texts use. Without it, as for titles and structured data, the default texts of the
   * parameters are final.
   */
  readonly queries?: Set<string>;
}

/** What texts need to be filled in. */
export type TextContext = Pick<FieldContext, 'site' | 'scope' | 'diagnostics' | 'uses'>;

/** Fills the tokens of a text. Reports tokens without a value. */
export function fillText(
  source: string,
  { site, scope, diagnostics, uses }: TextContext,
  at: Path,
  queries?: Set<string>,
): string {
  const half = singleBraceToken(source);
  if (half !== undefined) diagnostics.push(tokenInvalid(half, at));
  if (half !== undefined || !hasTokens(source)) return withoutPlaceholderMarks(source);
  const parsed = parseTokens(source);
  if ('error' in parsed) {
    diagnostics.push(tokenInvalid(parsed, at));
    return withoutPlaceholderMarks(source);
  }
  return parsed.parts
    .map((part) => {
      if ('text' in part) return withoutPlaceholderMarks(part.text);
      if ('query' in part) {
        const declared = site.query.has(part.query);
        if (!declared) diagnostics.push(unknownQuery(part.query, site, at));
        if (!declared || queries === undefined) return part.fallback;
        queries.add(part.query);
        return queryPlaceholder(part.query, part.fallback);
      }
      if ('lead' in part) {
        const { lead, before, fallback } = part;
        if (queries === undefined) return fallback;
        const name = `${leadPrefix}${lead}${before === '' ? '' : `|${before}`}`;
        queries.add(name);
        return queryPlaceholder(name, fallback);
      }
      const text = scope.token(part.token);
      if (text === undefined && !scope.isInvalid(part.token)) diagnostics.push(unknownToken(part.token, scope, at));
      const fact = scope.factShown(part.token);
      if (fact !== undefined) uses?.push({ fact, at, needle: part.token });
      return withoutPlaceholderMarks(text ?? '');
    })
    .join('');
}

/** Fills the tokens of all strings in a value without a schema, only for their diagnostics. */
export function scanTexts(value: unknown, context: TextContext, at: Path, seen = new Set<object>()): void {
  if (typeof value === 'string') fillText(value, context, at);
  else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value);
    for (const [key, item] of Object.entries(value))
      scanTexts(item, context, [...at, Array.isArray(value) ? Number(key) : key], seen);
  }
}

function tokenInvalid({ error, needle, suggestion }: TokenError, path: Path): Diagnostic {
  return { code: 'token-invalid', message: error, path, needle, suggestion };
}

function unknownToken(name: string, scope: Scope, path: Path): Diagnostic {
  const token = `{{${name}}}`;
  const others = scope.tokenNames().map((other) => `{{${other}}}`);
  const suggestion = didYouMean(token, others, 'token');
  return { code: 'unknown-token', message: `There is no value for ${token}.`, path, needle: token, suggestion };
}

function unknownQuery(name: string, { query }: Site, at: Path): Diagnostic {
  return {
    code: 'unknown-query',
    message: `The query parameter "${name}" is not declared.`,
    path: at,
    needle: `{{query '${name}'`,
    suggestion:
      query.size === 0
        ? `Declare it beside the routes: query: { ${/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name)}: { max: 40 } }.`
        : didYouMean(name, query.keys(), 'parameter'),
  };
}
