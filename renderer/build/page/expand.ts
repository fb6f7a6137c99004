import type { Diagnostic } from '../../sdk/issue.ts';
import type { Theme } from '../../site/input.ts';
import type { HiddenSection, PageNode, SectionNode, Site } from '../../site/site.ts';

/** Where a section is in the document: in the header, in the main part, in the footer, or after it. */
export type Slot = 'top' | 'main' | 'footer' | 'bottom';

/** One page that will be written, with the sections of its layout around its own. */
export interface Page {
  readonly node: PageNode;
  readonly theme: Theme;
  readonly sections: readonly PlacedSection[];
  /** The same page as each variant of its experiment shows it. */
  readonly variants: readonly { readonly name: string; readonly sections: readonly PlacedSection[] }[];
}

export interface PlacedSection {
  readonly slot: Slot;
  readonly node: SectionNode;
}

/** Puts the sections of a page into its layout. Reports sections with the same name. */
export function expandPage(
  site: Site,
  node: PageNode,
): { readonly page: Page; readonly diagnostics: readonly Diagnostic[] } {
  const layout = node.layout === undefined ? undefined : site.layouts.get(node.layout);
  const placed = (slot: Slot, nodes: readonly SectionNode[] = []) => nodes.map((section) => ({ slot, node: section }));
  const around = (own: readonly SectionNode[]) => [
    ...placed('top', layout?.top),
    ...placed('main', own),
    ...placed('footer', layout?.footer),
    ...placed('bottom', layout?.bottom),
  ];
  const page: Page = {
    node,
    theme: node.theme ?? site.theme,
    sections: around(node.sections),
    variants: (node.experiment?.variants ?? []).map(({ name, sections }) => ({ name, sections: around(sections) })),
  };
  return { page: withConsentSection(page, site), diagnostics: [page, ...ofVariants(page)].flatMap(duplicateNames) };
}

/** Adds the section that asks for consent at the end, in the language of the page if the config has it. */
function withConsentSection(page: Page, { pixels, locale }: Site): Page {
  if (pixels === undefined) return page;
  const { questions } = pixels;
  const language = page.node.locale ?? locale;
  const node = questions.get(language) ?? questions.get(language.split('-')[0] ?? '') ?? questions.get('');
  if (node === undefined) return page;
  const consent: PlacedSection = { slot: 'bottom', node };
  return {
    ...page,
    sections: [...page.sections, consent],
    variants: page.variants.map((variant) => ({ ...variant, sections: [...variant.sections, consent] })),
  };
}

/** The variants as pages, without the sections that they share with the page. */
function ofVariants({ variants, sections, ...page }: Page): Page[] {
  if (variants.length === 0) return [];
  const own = new Set(sections.map(({ node }) => node.name));
  return variants.map((variant) => ({
    ...page,
    variants: [],
    sections: variant.sections.filter(({ slot, node }) => slot !== 'main' || !own.has(node.name)),
  }));
}

/** Reports sections of a page with the name of a section in its layout: both would have the same id. */
function duplicateNames({ node, sections }: Page): Diagnostic[] {
  const around = new Map(sections.filter(({ slot }) => slot !== 'main').map((section) => [section.node.name, section]));
  return sections.flatMap((section) => {
    const other = around.get(section.node.name);
    if (other === undefined || other === section) return [];
    const own = section.slot === 'main' ? section : other;
    return [
      {
        code: 'id-duplicate' as const,
        message: `Two sections of ${node.path} are named "${section.node.name}": one of its own and one of the layout "${node.layout}".`,
        path: own.node.at,
        atKey: true,
        suggestion: 'Rename the one of the page; the name is its id.',
      },
    ];
  });
}

/** Returns a list about the shown sections of a page with the hidden ones where they are written. */
export function withHidden<Shown, Hidden>(
  shown: readonly Shown[],
  hidden: readonly HiddenSection[],
  make: (node: SectionNode) => Hidden,
): (Shown | Hidden)[] {
  const at = (index: number) => hidden.flatMap(({ node, before }) => (before === index ? [make(node)] : []));
  return [...shown.flatMap((one, index) => [...at(index), one]), ...at(shown.length)];
}
