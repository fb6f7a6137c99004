import * as z from 'zod';
import { text } from './text.ts';

/** What a font is for: text, headlines, or labels and code. */
export const fontRoles = ['text', 'display', 'mono'] as const;

export type FontRole = (typeof fontRoles)[number];

/** The fonts of a site by what they are for. Each sets its token: `--font`, `--font-display`, `--font-mono`. */
export type FontsInput = { [Role in FontRole]?: FontInput };

/** A font of a package of Fontsource that the site has installed, or of files in `templates/fonts`. */
export type FontInput = PackageFontInput | FileFontInput;

export interface PackageFontInput {
  /** Name of the package: `@fontsource-variable/figtree`, or `@fontsource/gloock` for a font that is not variable. */
  package: string;
  /** The axes that a variable font keeps, `['wght']` by default. Each makes its files larger. */
  axes?: string[];
  /** Weights of a font that is not variable. By default the regular and the bold one of text, and the one of headlines. */
  weights?: number[];
  /** Whether pages also use its italics. */
  italic?: boolean;
  /** Alphabets: `['latin', 'latin-ext', 'greek']`. By default those of the languages of the site, and `latin-ext`. */
  subsets?: string[];
}

export interface FileFontInput {
  /** Files in `templates/fonts` of one family. Weight, style and letters are read from them. */
  files: string[];
  /** Which kind of system font is shown while it loads. By default, the file says it. */
  category?: 'sans-serif' | 'serif' | 'monospace';
}

/** One object of all fields, so that a misspelt one is reported with the one that is meant. */
const font = z
  .strictObject({
    package: text.optional().meta({ description: "An installed package: '@fontsource-variable/figtree'." }),
    files: z.array(text).min(1).optional().meta({ description: 'Files in templates/fonts of one family.' }),
    axes: z.array(text).min(1).optional().meta({ description: "The axes of a variable font, ['wght'] by default." }),
    weights: z
      .array(z.number().int().min(1).max(1000))
      .min(1)
      .optional()
      .meta({ description: 'Weights of a font that is not variable.' }),
    italic: z.boolean().optional().meta({ description: 'Whether pages also use its italics.' }),
    subsets: z.array(text).min(1).optional().meta({ description: "Alphabets: ['latin', 'latin-ext', 'greek']." }),
    category: z
      .enum(['sans-serif', 'serif', 'monospace'])
      .optional()
      .meta({ description: 'For files: which kind of system font is shown while they load.' }),
  })
  .refine(
    (given) => (given.package === undefined) !== (given.files === undefined),
    "must name either a package or files: { package: '@fontsource-variable/figtree' } or { files: ['brand.woff2'] }",
  )
  .refine(
    ({ files, axes, weights, italic, subsets }) =>
      files === undefined || [axes, weights, italic, subsets].every((field) => field === undefined),
    'has fields for a package beside files, which say their own axes, weights, style and letters',
  );

/** A checked font; see {@link FontInput}. It has either a package or files. */
export type Font = z.output<typeof font>;

/** The checked fonts of a site; see {@link FontsInput}. */
export type Fonts = { readonly [Role in FontRole]?: Font | undefined };

export const fontsSchema = z.strictObject({
  text: font.optional().meta({ description: 'The font of text; headlines use it too unless `display` is set.' }),
  display: font.optional().meta({ description: 'The font of headlines.' }),
  mono: font.optional().meta({ description: 'The font of labels, figures and code, where the theme uses it.' }),
});
