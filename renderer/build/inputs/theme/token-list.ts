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

/** Tokens that belong together, as the documentation lists them. */
interface TokenGroup {
  readonly title: string;
  readonly tokens: readonly ThemeToken[];
}

/** Ways to write labels. */
const cases = ['none', 'uppercase', 'lowercase', 'capitalize'];

/** The tokens of a theme, with what the engine uses where a theme does not declare one. Nothing else may style a block. */
export const tokenGroups: readonly TokenGroup[] = [
  {
    title: 'Colours',
    tokens: [
      { name: 'paper', use: 'background of the page' },
      { name: 'paper-2', use: 'background of the tones `tint` and `panel`' },
      { name: 'paper-3', use: 'background of cards and fields' },
      { name: 'line', use: 'quiet lines' },
      { name: 'line-strong', use: 'lines between items, and edges of controls' },
      { name: 'ink', use: 'text' },
      { name: 'ink-2', use: 'secondary text' },
      { name: 'ink-3', use: 'large or decorative text alone' },
      { name: 'accent', use: 'links, icons and marks in the colour of the brand' },
      { name: 'accent-fill', use: 'background of buttons, and of the tone `accent`' },
      { name: 'on-accent', use: 'text on `--accent-fill`' },
      { name: 'accent-soft', use: 'a pale background in the colour of the brand, and of the tone `soft`' },
      { name: 'focus', use: 'ring around the focused element' },
      { name: 'positive', use: 'text that says yes' },
      { name: 'positive-soft', use: 'its background' },
      { name: 'warning', use: 'text that warns' },
      { name: 'warning-soft', use: 'its background' },
      { name: 'negative', use: 'errors, and text that says no' },
      { name: 'negative-soft', use: 'its background' },
      { name: 'accent-2', use: 'a second colour of the brand, for ornaments', value: 'var(--accent)' },
      { name: 'star', use: 'stars of reviews', value: 'var(--warning)' },
      { name: 'chart-1', use: 'series of charts', value: 'var(--accent)' },
      { name: 'chart-2', use: '', value: 'var(--ink-3)' },
      { name: 'scrim', use: 'under words on photos, and behind the menu of small screens', value: 'rgb(0 0 0 / 60%)' },
    ],
  },
  {
    title: 'Type',
    tokens: [
      { name: 'font', use: 'text' },
      { name: 'font-display', use: 'headlines', value: 'var(--font)' },
      {
        name: 'font-mono',
        use: 'code, and labels of some themes',
        value: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
      },
      { name: 'text-xs', use: 'type scale', value: '0.8125rem' },
      { name: 'text-s', use: '', value: '0.9375rem' },
      { name: 'text-m', use: '', value: '1.0625rem' },
      { name: 'text-l', use: '', value: 'clamp(1.1875rem, 1.13rem + 0.25vw, 1.3125rem)' },
      { name: 'text-xl', use: '', value: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)' },
      { name: 'text-2xl', use: '', value: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)' },
      { name: 'text-3xl', use: '', value: 'clamp(2rem, 1.55rem + 2vw, 3rem)' },
      {
        name: 'text-statement',
        use: 'headlines of sections that say one thing: `media`, `callToAction`, `story`, and the large quote of `testimonials`',
        value: 'var(--text-3xl)',
      },
      {
        name: 'text-minor',
        use: 'headlines of sections to look things up in: `faq`, `map`, `testimonials`',
        value: 'var(--text-3xl)',
      },
      { name: 'text-tagline', use: 'the tagline of `footer`', value: 'var(--text-2xl)' },
      { name: 'text-4xl', use: '', value: 'clamp(2.375rem, 1.6rem + 3.2vw, 4rem)' },
      { name: 'text-5xl', use: 'covers, and `hero` in the layout `upright`', value: 'calc(1.25 * var(--text-4xl))' },
      { name: 'text-poster', use: 'the headline of `hero` as a poster', value: 'min(13vw, 1.4 * var(--text-5xl))' },
      { name: 'weight-text', use: 'weight of text', value: '400' },
      { name: 'weight-strong', use: 'weight of buttons and emphasised text', value: '650' },
      { name: 'weight-label', use: 'weight of labels and of links in the header', value: '600' },
      { name: 'weight-title', use: 'weight of small headlines', value: '700' },
      { name: 'weight-display', use: 'weight of large headlines and of the name in the header', value: '750' },
      { name: 'weight-heading', use: 'the same of headlines of sections', value: 'var(--weight-display)' },
      { name: 'weight-figure', use: 'weight of large figures', value: '750' },
      { name: 'tracking-display', use: 'letter spacing of large headlines', value: '-0.028em' },
      { name: 'tracking-title', use: 'letter spacing of small headlines', value: '-0.01em' },
      { name: 'tracking-figure', use: 'letter spacing of large figures', value: '-0.03em' },
      { name: 'tracking-label', use: 'letter spacing of labels', value: '0' },
      { name: 'leading-tight', use: 'line height of large headlines', value: '1.06' },
      { name: 'leading-title', use: 'line height of small headlines', value: '1.2' },
      { name: 'leading-body', use: 'line height of text', value: '1.55' },
      { name: 'case-display', use: '`text-transform` of large headlines', value: 'none', options: cases },
      { name: 'case-label', use: 'the same of labels', value: 'none', options: cases },
      { name: 'case-button', use: 'the same of buttons', value: 'none', options: cases },
      {
        name: 'emphasis-style',
        use: '`font-style` of `*emphasis*` in headlines',
        value: 'italic',
        options: ['normal', 'italic'],
      },
      { name: 'emphasis-colour', use: 'its colour', value: 'inherit' },
      { name: 'emphasis-font', use: 'its font', value: 'inherit' },
      { name: 'emphasis-line', use: 'its `text-decoration`', value: 'none' },
      { name: 'emphasis-ground', use: 'colour of a marker behind it', value: 'none' },
      { name: 'eyebrow-colour', use: 'the line above a headline', value: 'var(--accent)' },
      { name: 'eyebrow-weight', use: 'its weight', value: 'var(--weight-strong)' },
      { name: 'eyebrow-font', use: 'its font', value: 'inherit' },
    ],
  },
  {
    title: 'Widths and rhythm',
    tokens: [
      { name: 'measure', use: 'widest line of text', value: '33em' },
      { name: 'page', use: 'width of the content', value: '74rem' },
      { name: 'page-narrow', use: 'width of one column of text', value: '46rem' },
      { name: 'gutter', use: 'space at the sides of the page', value: 'clamp(1rem, 4vw, 2.5rem)' },
      { name: 'space-1', use: 'steps of space', value: '0.25rem' },
      { name: 'space-2', use: '', value: '0.5rem' },
      { name: 'space-3', use: '', value: '0.75rem' },
      { name: 'space-4', use: '', value: '1rem' },
      { name: 'space-5', use: '', value: '1.5rem' },
      { name: 'space-6', use: '', value: '2rem' },
      { name: 'space-7', use: '', value: '3rem' },
      { name: 'space-8', use: '', value: '4rem' },
      { name: 'space-9', use: '', value: '6rem' },
      { name: 'space-10', use: '', value: '8rem' },
      { name: 'section-space', use: 'space above and below a section', value: 'clamp(var(--space-8), 8vw, 7rem)' },
      {
        name: 'section-space-s',
        use: 'the same, for short sections',
        value: 'clamp(var(--space-6), 5vw, var(--space-8))',
      },
      { name: 'hero-space', use: 'the same, for `hero`', value: 'clamp(var(--space-7), 7vw, var(--space-9))' },
      { name: 'intro-space', use: 'the same, for `pageIntro`', value: 'clamp(var(--space-7), 6vw, var(--space-9))' },
      { name: 'head-gap', use: 'space between the head of a section and its content', value: 'var(--space-7)' },
      {
        name: 'head-align',
        use: 'where heads of sections stand: `start`, `center`, or `split` for the headline at the start and the lead at the end of the line; heads beside their content stay at the start',
        value: 'start',
        options: ['start', 'center', 'split'],
      },
      { name: 'grid-gap', use: 'space between items', value: 'var(--space-6)' },
      { name: 'card-pad', use: 'space inside a card', value: 'var(--space-5)' },
      {
        name: 'panel-pad',
        use: 'space inside a large card, such as that of a form',
        value: 'clamp(var(--space-4), 4vw, var(--space-7))',
      },
    ],
  },
  {
    title: 'Shape',
    tokens: [
      { name: 'radius-s', use: 'scale of corners', value: '3px' },
      { name: 'radius-m', use: '', value: '6px' },
      { name: 'radius-l', use: '', value: '12px' },
      { name: 'radius-full', use: 'corners of discs', value: '999px' },
      { name: 'radius-button', use: 'corners of buttons', value: 'var(--radius-m)' },
      { name: 'radius-field', use: 'corners of fields', value: 'var(--radius-m)' },
      { name: 'radius-badge', use: 'corners of badges', value: 'var(--radius-s)' },
      { name: 'radius-card', use: 'corners of cards', value: 'var(--radius-l)' },
      { name: 'radius-picture', use: 'corners of pictures', value: 'var(--radius-l)' },
      { name: 'radius-portrait', use: 'corners of portraits', value: '0' },
      { name: 'radius-step', use: 'corners of the numbers of steps', value: 'var(--radius-full)' },
      {
        name: 'portrait-ratio',
        use: 'ratio of portraits in the layout `portraits` of `team`, which then have `--radius-portrait`: `4 / 5`',
        value: '1',
      },
      { name: 'radius-panel', use: 'corners of large panels and dialogs', value: 'var(--radius-l)' },
      { name: 'rule', use: 'quiet line', value: '1px solid var(--line)' },
      { name: 'rule-strong', use: 'line between items', value: '1px solid var(--line-strong)' },
      { name: 'rule-heavy', use: 'line over columns and below heads of tables', value: '2px solid var(--line-strong)' },
      { name: 'rule-mark', use: 'line that points something out', value: '3px solid var(--accent)' },
      {
        name: 'rule-figure',
        use: 'background of the scale below the large figure in the layout `side` of `reasons`',
        value: 'none',
      },
      { name: 'panel-line', use: 'line inside the edge of sections with the tone `panel`: `2px solid`', value: 'none' },
      { name: 'card-ground', use: 'background of items as cards', value: 'var(--paper-3)' },
      { name: 'card-border', use: 'border of items as cards', value: 'var(--rule)' },
      { name: 'card-shadow', use: 'shadow of items as cards', value: 'none' },
      { name: 'shadow-1', use: 'small shadow', value: '0 1px 2px rgb(9 18 34 / 12%)' },
      {
        name: 'shadow-2',
        use: 'shadow of panels and dialogs',
        value: '0 2px 4px rgb(9 18 34 / 8%), 0 14px 36px -10px rgb(9 18 34 / 24%)',
      },
      {
        name: 'edge',
        use: 'how a coloured section ends above paper: `none`, `curve`, `slant` or `notch`',
        value: 'none',
        options: ['none', 'curve', 'slant', 'notch'],
      },
    ],
  },
  {
    title: 'Header',
    tokens: [
      { name: 'header-ground', use: 'background of the header', value: 'var(--paper)' },
      { name: 'header-line', use: 'line below it', value: 'var(--rule)' },
      { name: 'header-height', use: 'its height', value: '4rem' },
      {
        name: 'menu-glyph',
        use: 'the sign beside the word that opens the menu: `lines`, `two` lines, `dots` or `none`',
        value: 'lines',
        options: ['lines', 'two', 'dots', 'none'],
      },
    ],
  },
  {
    title: 'Controls',
    tokens: [
      { name: 'button-font', use: 'font of buttons', value: 'inherit' },
      { name: 'button-pad', use: 'space inside a button', value: 'var(--space-2) var(--space-5)' },
      { name: 'button-height', use: 'its height; large ones have 0.625rem more', value: '2.75rem' },
      { name: 'button-border', use: 'its border', value: '1px solid transparent' },
      { name: 'button-shadow', use: 'its shadow', value: 'none' },
      { name: 'button-press', use: 'how far a pressed button moves: `0 2px`', value: 'none' },
      { name: 'button-quiet-border', use: 'colour of the border of the second button', value: 'var(--line-strong)' },
      { name: 'button-quiet-ground', use: 'its background', value: 'none' },
      {
        name: 'button-quiet-line',
        use: 'its `text-decoration`, in place of the border: `underline 2px`',
        value: 'none',
      },
      {
        name: 'button-phone',
        use: 'on phones, buttons in a row `fill` the line, or keep their `own` width',
        value: 'fill',
        options: ['fill', 'own'],
      },
      { name: 'field-ground', use: 'background of fields', value: 'var(--paper-3)' },
      { name: 'field-border', use: 'border of fields', value: '1px solid var(--line-strong)' },
      { name: 'field-line', use: 'line below fields, in place of the border', value: 'none' },
      { name: 'icon-stroke', use: 'width of lines in icons', value: '1.75' },
      { name: 'icon-ground', use: 'background of a disc behind icons of items', value: 'none' },
      { name: 'tick', use: 'a `content` in place of the ticks of the first section: `"+" / ""`', value: 'none' },
      { name: 'point-rule', use: 'a line between the points of the first section, in place of ticks', value: 'none' },
      {
        name: 'point-ground',
        use: 'background of the points of the first section, as badges without ticks',
        value: 'none',
      },
      { name: 'icon-size', use: 'size of icons', value: '1.25em' },
    ],
  },
  {
    title: 'Pictures and ornaments',
    tokens: [
      { name: 'frame-image', use: 'background behind the media of the first section', value: 'none' },
      { name: 'frame-width', use: 'width of its frame', value: '0px' },
      { name: 'frame-pad', use: 'space inside the frame', value: '0px' },
      { name: 'frame-radius', use: 'its corners; an arch: `50% 50% 1rem 1rem / 40% 40% 1rem 1rem`', value: '0' },
      { name: 'frame-shadow', use: 'shadow of the frame', value: 'none' },
      {
        name: 'frame-band',
        use: 'background behind it across the whole window, in the layout `wide` of `hero`',
        value: 'none',
      },
      { name: 'picture-ground', use: 'before a picture has loaded', value: 'var(--paper-2)' },
      { name: 'picture-filter', use: '`filter` on photos', value: 'none' },
      { name: 'picture-mask', use: 'shape of pictures in sections: an SVG', value: 'none' },
      {
        name: 'ornament-page',
        use: 'behind the content of the page, a little wider than it: lines, a pattern',
        value: 'none',
      },
      { name: 'ornament-section', use: 'an SVG between two sections on paper', value: 'none' },
      { name: 'ornament-head', use: 'an SVG above heads of sections', value: 'none' },
      { name: 'ornament-bullet', use: 'an SVG in place of bullets of lists in text', value: 'none' },
      { name: 'ornament-quote', use: 'an SVG above quotes', value: 'none' },
    ],
  },
  {
    title: 'Motion',
    tokens: [
      { name: 'speed', use: 'duration of transitions', value: '0.18s' },
      { name: 'ease', use: 'their easing', value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    ],
  },
];

/** The names of all tokens, without dashes. */
export const tokenNames: readonly string[] = tokenGroups.flatMap(({ tokens }) => tokens.map(({ name }) => name));

/** The defaults of tokens that have one, by name with dashes. */
export const tokenDefaults: ReadonlyMap<string, string> = new Map(
  tokenGroups.flatMap(({ tokens }) =>
    tokens.flatMap(({ name, value }) => (value === undefined ? [] : [[`--${name}`, value] as const])),
  ),
);
