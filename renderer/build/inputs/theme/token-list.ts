/** A token that the style sheets of the engine read. */
interface ThemeToken {
  /** Without its dashes. */
  readonly name: string;
  readonly use: string;
  /** Its value where a theme does not declare it. Without one, themes have to declare it. */
  readonly value?: string;
  /** The only values that it may have. */
  readonly options?: readonly string[];
}

/**
 * The tokens of a theme by group: name, use, what the engine uses where a theme does not declare it, and the only values that it
 * may have. Nothing else may style a block.
 */
const table: Readonly<Record<string, readonly string[]>> = {
  Colours: [
    'paper | background of the page',
    'paper-2 | background of the tones `tint` and `panel`',
    'paper-3 | background of cards and fields',
    'line | quiet lines',
    'line-strong | lines between items, and edges of controls',
    'ink | text',
    'ink-2 | secondary text',
    'ink-3 | large or decorative text alone',
    'accent | links, icons and marks in the colour of the brand',
    'accent-fill | background of buttons, and of the tone `accent`',
    'on-accent | text on `--accent-fill`',
    'accent-soft | a pale background in the colour of the brand, and of the tone `soft`',
    'focus | ring around the focused element',
    'positive | text that says yes',
    'positive-soft | its background',
    'warning | text that warns',
    'warning-soft | its background',
    'negative | errors, and text that says no',
    'negative-soft | its background',
    'accent-2 | a second colour of the brand, for ornaments | var(--accent)',
    'star | stars of reviews | var(--warning)',
    'chart-1 | series of charts | var(--accent)',
    'chart-2 | | var(--ink-3)',
    'scrim | under words on photos, and behind the menu of small screens | rgb(0 0 0 / 60%)',
  ],
  Type: [
    'font | text',
    'font-display | headlines | var(--font)',
    'font-mono | code, and labels of some themes | ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
    'text-xs | type scale | 0.8125rem',
    'text-s | | 0.9375rem',
    'text-m | | 1.0625rem',
    'text-l | | clamp(1.1875rem, 1.13rem + 0.25vw, 1.3125rem)',
    'text-xl | | clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)',
    'text-2xl | | clamp(1.625rem, 1.4rem + 1vw, 2.125rem)',
    'text-3xl | | clamp(2rem, 1.55rem + 2vw, 3rem)',
    'text-statement | headlines of sections that say one thing: `media`, `callToAction`, `story`, and the large quote of `testimonials` | var(--text-3xl)',
    'text-minor | headlines of sections to look things up in: `faq`, `map`, `testimonials` | var(--text-3xl)',
    'text-tagline | the tagline of `footer` | var(--text-2xl)',
    'text-4xl | | clamp(2.375rem, 1.6rem + 3.2vw, 4rem)',
    'text-5xl | covers, and `hero` in the layout `upright` | calc(1.25 * var(--text-4xl))',
    'text-poster | the headline of `hero` as a poster | min(13vw, 1.4 * var(--text-5xl))',
    'weight-text | weight of text | 400',
    'weight-strong | weight of buttons and emphasised text | 650',
    'weight-label | weight of labels and of links in the header | 600',
    'weight-title | weight of small headlines | 700',
    'weight-display | weight of large headlines and of the name in the header | 750',
    'weight-heading | the same of headlines of sections | var(--weight-display)',
    'weight-figure | weight of large figures | 750',
    'tracking-display | letter spacing of large headlines | -0.028em',
    'tracking-title | letter spacing of small headlines | -0.01em',
    'tracking-figure | letter spacing of large figures | -0.03em',
    'tracking-label | letter spacing of labels | 0',
    'leading-tight | line height of large headlines | 1.06',
    'leading-title | line height of small headlines | 1.2',
    'leading-body | line height of text | 1.55',
    'case-display | `text-transform` of large headlines | none | none uppercase lowercase capitalize',
    'case-label | the same of labels | none | none uppercase lowercase capitalize',
    'case-button | the same of buttons | none | none uppercase lowercase capitalize',
    'emphasis-style | `font-style` of `*emphasis*` in headlines | italic | normal italic',
    'emphasis-colour | its colour | inherit',
    'emphasis-font | its font | inherit',
    'emphasis-line | its `text-decoration` | none',
    'emphasis-ground | colour of a marker behind it | none',
    'eyebrow-colour | the line above a headline | var(--accent)',
    'eyebrow-weight | its weight | var(--weight-strong)',
    'eyebrow-font | its font | inherit',
  ],
  'Widths and rhythm': [
    'measure | widest line of text | 33em',
    'page | width of the content | 74rem',
    'page-narrow | width of one column of text | 46rem',
    'gutter | space at the sides of the page | clamp(1rem, 4vw, 2.5rem)',
    'space-1 | steps of space | 0.25rem',
    'space-2 | | 0.5rem',
    'space-3 | | 0.75rem',
    'space-4 | | 1rem',
    'space-5 | | 1.5rem',
    'space-6 | | 2rem',
    'space-7 | | 3rem',
    'space-8 | | 4rem',
    'space-9 | | 6rem',
    'space-10 | | 8rem',
    'section-space | space above and below a section | clamp(var(--space-8), 8vw, 7rem)',
    'section-space-s | the same, for short sections | clamp(var(--space-6), 5vw, var(--space-8))',
    'hero-space | the same, for `hero` | clamp(var(--space-7), 7vw, var(--space-9))',
    'intro-space | the same, for `pageIntro` | clamp(var(--space-7), 6vw, var(--space-9))',
    'head-gap | space between the head of a section and its content | var(--space-7)',
    'head-align | where heads of sections stand: `start`, `center`, or `split` for the headline at the start and the lead at the end of the line; heads beside their content stay at the start | start | start center split',
    'grid-gap | space between items | var(--space-6)',
    'card-pad | space inside a card | var(--space-5)',
    'panel-pad | space inside a large card, such as that of a form | clamp(var(--space-4), 4vw, var(--space-7))',
  ],
  Shape: [
    'radius-s | scale of corners | 3px',
    'radius-m | | 6px',
    'radius-l | | 12px',
    'radius-full | corners of discs | 999px',
    'radius-button | corners of buttons | var(--radius-m)',
    'radius-field | corners of fields | var(--radius-m)',
    'radius-badge | corners of badges | var(--radius-s)',
    'radius-card | corners of cards | var(--radius-l)',
    'radius-picture | corners of pictures | var(--radius-l)',
    'radius-portrait | corners of portraits | 0',
    'radius-step | corners of the numbers of steps | var(--radius-full)',
    'portrait-ratio | ratio of portraits in the layout `portraits` of `team`, which then have `--radius-portrait`: `4 / 5` | 1',
    'radius-panel | corners of large panels and dialogs | var(--radius-l)',
    'rule | quiet line | 1px solid var(--line)',
    'rule-strong | line between items | 1px solid var(--line-strong)',
    'rule-heavy | line over columns and below heads of tables | 2px solid var(--line-strong)',
    'rule-mark | line that points something out | 3px solid var(--accent)',
    'rule-figure | background of the scale below the large figure in the layout `side` of `reasons` | none',
    'panel-line | line inside the edge of sections with the tone `panel`: `2px solid` | none',
    'card-ground | background of items as cards | var(--paper-3)',
    'card-border | border of items as cards | var(--rule)',
    'card-shadow | shadow of items as cards | none',
    'shadow-1 | small shadow | 0 1px 2px rgb(9 18 34 / 12%)',
    'shadow-2 | shadow of panels and dialogs | 0 2px 4px rgb(9 18 34 / 8%), 0 14px 36px -10px rgb(9 18 34 / 24%)',
    'edge | how a coloured section ends above paper: `none`, `curve`, `slant` or `notch` | none | none curve slant notch',
  ],
  Header: [
    'header-ground | background of the header | var(--paper)',
    'header-line | line below it | var(--rule)',
    'header-height | its height | 4rem',
    'menu-glyph | the sign beside the word that opens the menu: `lines`, `two` lines, `dots` or `none` | lines | lines two dots none',
  ],
  Controls: [
    'button-font | font of buttons | inherit',
    'button-pad | space inside a button | var(--space-2) var(--space-5)',
    'button-height | its height; large ones have 0.625rem more | 2.75rem',
    'button-border | its border | 1px solid transparent',
    'button-shadow | its shadow | none',
    'button-press | how far a pressed button moves: `0 2px` | none',
    'button-quiet-border | colour of the border of the second button | var(--line-strong)',
    'button-quiet-ground | its background | none',
    'button-quiet-line | its `text-decoration`, in place of the border: `underline 2px` | none',
    'button-phone | on phones, buttons in a row `fill` the line, or keep their `own` width | fill | fill own',
    'field-ground | background of fields | var(--paper-3)',
    'field-border | border of fields | 1px solid var(--line-strong)',
    'field-line | line below fields, in place of the border | none',
    'icon-stroke | width of lines in icons | 1.75',
    'icon-ground | background of a disc behind icons of items | none',
    'tick | a `content` in place of the ticks of the first section: `"+" / ""` | none',
    'point-rule | a line between the points of the first section, in place of ticks | none',
    'point-ground | background of the points of the first section, as badges without ticks | none',
    'icon-size | size of icons | 1.25em',
  ],
  'Pictures and ornaments': [
    'frame-image | background behind the media of the first section | none',
    'frame-width | width of its frame | 0px',
    'frame-pad | space inside the frame | 0px',
    'frame-radius | its corners; an arch: `50% 50% 1rem 1rem / 40% 40% 1rem 1rem` | 0',
    'frame-shadow | shadow of the frame | none',
    'frame-band | background behind it across the whole window, in the layout `wide` of `hero` | none',
    'picture-ground | before a picture has loaded | var(--paper-2)',
    'picture-filter | `filter` on photos | none',
    'picture-mask | shape of pictures in sections: an SVG | none',
    'ornament-page | behind the content of the page, a little wider than it: lines, a pattern | none',
    'ornament-section | an SVG between two sections on paper | none',
    'ornament-head | an SVG above heads of sections | none',
    'ornament-bullet | an SVG in place of bullets of lists in text | none',
    'ornament-quote | an SVG above quotes | none',
  ],
  Motion: ['speed | duration of transitions | 0.18s', 'ease | their easing | cubic-bezier(0.2, 0.7, 0.2, 1)'],
};

/** The tokens of a theme, as the documentation groups them. */
export const tokenGroups = Object.entries(table).map(([title, rows]) => ({ title, tokens: rows.map(tokenOf) }));

function tokenOf(row: string): ThemeToken {
  const [name = '', use = '', value, options] = row.split('|').map((cell) => cell.trim());
  return { name, use, ...(value !== undefined && { value }), ...(options && { options: options.split(' ') }) };
}

/** The names of all tokens, without dashes. */
export const tokenNames: readonly string[] = tokenGroups.flatMap(({ tokens }) => tokens.map(({ name }) => name));

/** The defaults of tokens that have one, by name with dashes. */
export const tokenDefaults: ReadonlyMap<string, string> = new Map(
  tokenGroups.flatMap(({ tokens }) =>
    tokens.flatMap(({ name, value }) => (value === undefined ? [] : [[`--${name}`, value] as const])),
  ),
);
