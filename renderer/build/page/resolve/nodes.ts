import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import type { SectionNode } from '../../../site/site.ts';
import type { Images } from '../../inputs/images.ts';
import { type SectionShape, type ShapedSection, shapedSection } from '../../schema/shapes/section-shape.ts';
import { readTexts } from '../../schema/shapes/section-texts.ts';
import { type FactUse, type FieldContext, type LinkUse, resolveFields } from './fields.ts';
import { type Places, placesLike, placesOf } from './placed.ts';
import type { Scope } from './scope.ts';
import { withUi } from './with-ui.ts';

/** A section with its words, facts, links and pictures filled in. */
export interface ResolvedNode {
  readonly places: Places;
  readonly links: readonly LinkUse[];
  readonly queries: ReadonlySet<string>;
  readonly frames: ReadonlySet<string>;
  readonly posts: ReadonlySet<string>;
  readonly uses: readonly FactUse[];
}

/** The first section of a shape that was resolved without errors. */
interface First {
  readonly node: ResolvedNode;
  readonly at: Path;
}

/**
 * Resolves a section once for all pages that share both its words and the facts that it names, and once for all that differ
 * from it by words alone: there is nothing in these to resolve.
 */
export function nodeResolver(
  images: Images,
  diagnostics: Diagnostic[],
  shared: Pick<WeakSet<SectionNode['fields']>, 'has'>,
) {
  const known = new WeakMap<object, Map<string, ResolvedNode>>();
  const firsts = new WeakMap<SectionShape, Map<string, First>>();
  return (node: SectionNode, scope: Scope): ResolvedNode => {
    const key = scope.keyFor(node.fields);
    const scopes = shared.has(node.fields) ? (known.get(node.fields) ?? new Map<string, ResolvedNode>()) : undefined;
    if (scopes !== undefined) known.set(node.fields, scopes);
    const before = scopes?.get(key);
    if (before !== undefined) return before;
    const shaped = shapedSection(node.definition, node.fields);
    const first = shaped && firsts.get(shaped.shape)?.get(key);
    if (shaped !== undefined && first !== undefined) {
      const made = like(first, node, shaped.texts, scopes === undefined);
      scopes?.set(key, made);
      return made;
    }
    const faults = diagnostics.length;
    const { made, isFirst } = resolved(node, scope, shaped, { images, diagnostics });
    scopes?.set(key, made);
    // What is found stands on each page that has it.
    if (shaped !== undefined && isFirst && diagnostics.length === faults) {
      firsts.set(
        shaped.shape,
        (firsts.get(shaped.shape) ?? new Map<string, First>()).set(key, { node: made, at: node.at }),
      );
    }
    return made;
  };
}

function resolved(
  { definition, fields, at }: SectionNode,
  scope: Scope,
  shaped: ShapedSection | undefined,
  { images, diagnostics }: Pick<FieldContext, 'images' | 'diagnostics'>,
): { readonly made: ResolvedNode; readonly isFirst: boolean } {
  const links: LinkUse[] = [];
  const queries = new Set<string>();
  const frames = new Set<string>();
  const posts = new Set<string>();
  const uses: FactUse[] = [];
  const context: FieldContext = { site: scope.site, scope, images, links, frames, posts, diagnostics, queries, uses };
  const filled = resolveFields(definition.schema, fields, context, at) as Record<string, unknown>;
  const props = withUi(filled, scope.site, { definition, at }, diagnostics);
  const texts = shaped && readTexts(definition.schema, props).texts;
  // They are the same wherever they are read; where they are not, a block has made something of them that nobody knows.
  const isFirst =
    texts !== undefined &&
    texts.length === shaped?.texts.length &&
    texts.every((text, index) => text === shaped.texts[index]);
  const places = placesOf(definition, props, isFirst ? texts : undefined);
  return { made: { places, links, frames, posts, queries, uses }, isFirst };
}

/**
 * A section that differs from the first of its shape by texts alone: what stands in it stands on another page; on one alone,
 * where it is `once`.
 */
function like({ node, at }: First, { at: own }: SectionNode, texts: readonly string[], once: boolean): ResolvedNode {
  const moved = <Use extends { readonly at: Path }>(use: Use): Use => ({
    ...use,
    at: own.concat(use.at.slice(at.length)),
  });
  return {
    places: placesLike(node.places, texts, once),
    links: node.links.map(moved),
    uses: node.uses.map(moved),
    frames: node.frames,
    posts: node.posts,
    queries: node.queries,
  };
}
