import type { SdkStyle } from '../../../sdk/block.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import type { Theme } from '../../../site/input.ts';
import type { SectionNode, Site } from '../../../site/site.ts';
import { isOnRowPage } from '../../schema/sections.ts';
import { type SectionShape, type ShapedSection, shapedSection } from '../../schema/shapes/section-shape.ts';
import { readTexts } from '../../schema/shapes/section-texts.ts';
import { darkPictureFinder, groundOf, slotsOf } from '../pictures/slots.ts';
import { resolveFields } from './fields.ts';
import type { FactUse, FieldContext, LinkUse } from './fill-text.ts';
import type { Scope } from './scope.ts';
import { propsWithTexts, type SectionProps, sectionProps, withUi } from './view-props.ts';

/** A section with its texts, facts, links and pictures filled in. */
export interface ResolvedNode {
  readonly props: SectionProps;
  readonly links: readonly LinkUse[];
  readonly queries: ReadonlySet<string>;
  readonly frames: ReadonlySet<string>;
  readonly posts: ReadonlySet<string>;
  readonly uses: readonly FactUse[];
  /** See `shows` of a section. */
  readonly shows: readonly string[] | undefined;
  /** Paths of the files of its pictures in the output; undefined if there are none. */
  readonly pictures: readonly (readonly string[])[] | undefined;
  /** Paths of its videos and captions in the output; undefined if there are none. */
  readonly videos: readonly string[] | undefined;
  /** Whether a picture needs the style sheet of pictures. */
  readonly hasPictureSheet: boolean;
  /** The style sheets that its texts need. */
  readonly sheets: readonly SdkStyle[];
}

/** The first section of a shape that was resolved without errors. */
interface First {
  readonly node: ResolvedNode;
  readonly at: Path;
}

/**
 * Returns a function that resolves sections: once for all pages that share the fields and the facts in them, and once for all
 * sections that differ by text alone, because their texts contain nothing to resolve.
 */
export function nodeResolver(
  files: Pick<FieldContext, 'pictures' | 'icons'>,
  diagnostics: Diagnostic[],
  shared: Pick<WeakSet<SectionNode['fields']>, 'has'>,
  site: Pick<Site, 'pictures'>,
) {
  const hasDarkPicture = darkPictureFinder(site.pictures.files);
  const byFields = new WeakMap<object, Map<string, ResolvedNode>>();
  const firsts = new WeakMap<SectionShape, Map<string, First>>();
  return (node: SectionNode, scope: Scope, theme: Theme): ResolvedNode => {
    const key = hasDarkPicture(node) ? `${theme} ${scope.keyFor(node.fields)}` : scope.keyFor(node.fields);
    const scopes = shared.has(node.fields) ? (byFields.get(node.fields) ?? new Map<string, ResolvedNode>()) : undefined;
    if (scopes !== undefined) byFields.set(node.fields, scopes);
    const known = scopes?.get(key);
    if (known !== undefined) return known;
    const shaped = shapedSection(node.definition, node.fields);
    const first = shaped && firsts.get(shaped.shape)?.get(key);
    if (shaped !== undefined && first !== undefined) {
      const made = withOtherTexts(first, node, shaped.texts, scopes === undefined);
      scopes?.set(key, made);
      return made;
    }
    const before = diagnostics.length;
    const { made, isFirst } = resolved(node, scope, shaped, { ...files, scheme: groundOf(node, theme), diagnostics });
    // A section with errors reports them on each page of a table.
    if (diagnostics.length === before || !isOnRowPage(node.at)) scopes?.set(key, made);
    if (shaped !== undefined && isFirst && diagnostics.length === before) {
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
  given: Pick<FieldContext, 'pictures' | 'icons' | 'scheme' | 'diagnostics'>,
): { readonly made: ResolvedNode; readonly isFirst: boolean } {
  const found = {
    links: [] as LinkUse[],
    queries: new Set<string>(),
    frames: new Set<string>(),
    posts: new Set<string>(),
    uses: [] as FactUse[],
  };
  const shows = new Set<string>();
  const shown = { pictures: [] as string[][], hasSheet: false };
  const played = new Set<string>();
  const sheets = new Set<SdkStyle>();
  const { diagnostics } = given;
  const slotOf = slotsOf(definition.block, fields);
  const context = { ...given, ...found, site: scope.site, scope, shows, shown, played, slotOf, sheets };
  const filled = resolveFields(definition.schema, fields, context, at) as Record<string, unknown>;
  const props = withUi(filled, scope.site, { definition, at }, diagnostics);
  const texts = shaped && readTexts(definition.schema, props).texts;
  // Other texts mean that the block derived something from them.
  const isFirst =
    texts !== undefined &&
    texts.length === shaped?.texts.length &&
    texts.every((text, index) => text === shaped.texts[index]);
  return {
    made: {
      ...found,
      props: sectionProps(definition, props, isFirst ? texts : undefined),
      shows: shows.size > 0 ? [...shows].sort() : undefined,
      pictures: shown.pictures.length > 0 ? shown.pictures : undefined,
      videos: played.size > 0 ? [...played] : undefined,
      hasPictureSheet: shown.hasSheet,
      sheets: [...sheets],
    },
    isFirst,
  };
}

/** Makes a section that differs from the first of its shape by text alone. `once` means that only one page has it. */
function withOtherTexts(
  { node, at }: First,
  { at: own }: SectionNode,
  texts: readonly string[],
  once: boolean,
): ResolvedNode {
  const moved = <Use extends { readonly at: Path }>(use: Use): Use => ({
    ...use,
    at: own.concat(use.at.slice(at.length)),
  });
  return {
    ...node,
    props: propsWithTexts(node.props, texts, once),
    links: node.links.map(moved),
    uses: node.uses.map(moved),
  };
}
