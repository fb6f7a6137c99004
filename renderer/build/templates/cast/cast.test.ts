import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { around, builtBothWays, slugOf } from '../../../../tests/both-ways.ts';
import { differing } from '../../../../tests/one-build.ts';
import { addPlates, shopNumber, table, writeShops } from '../../../../tests/shops.ts';

const count = 23;
/** Three rows of a kind, and one that is of a kind of its own, are planned. */
const sample = 4 + around;

const { site, edits, built, wholeSite, bothWays, editedAlone } = builtBothWays(count, {
  rows: 16,
  least: 1000,
  leastCast: 10,
});
const { editShop, linkTo, setting, redirect, addToMatrix, moreBy, filmsBy, addRoute } = edits;

const template = (words: string, others: string) => site().edit('templates/pages/shop.ts', words, others);
const config = (words: string, others: string) => site().edit('pages.config.ts', words, others);

/** Rows of a field that the template has besides. */
function fieldOf(kind: string, moreOf: (n: number) => unknown, section: string): void {
  template("both: text('Come and see.'),", `both: text('Come and see.'), more: ${kind},`);
  template("sign: { block: 'notice'", `added: ${section},\n    sign: { block: 'notice'`);
  for (let n = 0; n < count; n++) editShop(n, { more: moreOf(n) });
}

const text = "{ type: 'text', help: 'Words.', example: 'Words.' }";
const value = "{ type: 'value', help: 'Anything.', example: [] }";
const review = (name: string, words = 'They came, and they stayed.') => ({
  reviews: [{ name, business: 'The inn by the well', rating: 5, text: words }],
});

/** A field that makes the description of pages, as it is written there, and nothing else. */
function describedBy(kind: string, moreOf: (n: number) => string, description = "'{{param.shop.more}}'"): void {
  template("both: text('Come and see.'),", `both: text('Come and see.'), more: ${kind},`);
  template(
    "'Our shop in {{param.shop.name}} opens before the bells, and closes when the last loaf is gone.'",
    description,
  );
  for (let n = 0; n < count; n++) editShop(n, { more: moreOf(n) });
}

/** A description that is long enough, of one shop another. */
const described = (n: number, other: string) =>
  `${n === 17 ? other : 'Bread that cracks'}, from the oven of ${slugOf(n)}, until the last of it is gone.`;

/** A list that is written out of some shops. */
function directoryOf(shops: readonly number[]): string {
  const links = shops.map((n) => `{ label: 'Shop ${n}', href: '/${slugOf(n)}' }`);
  return `{ block: 'directory', headline: 'Shops', groups: [{ title: 'Some', links: [${links.join()}] }] }`;
}

/** Has pages told of that nothing leads to, and a page lead to some. */
function listSome(shops: readonly number[]): void {
  config("'page-orphan': 'off'", "'meta-title-length': 'off'");
  linkTo('/some');
  addRoute(
    `{ path: '/some', meta: { title: 'A list of some shops', description: 'Each town has one shop, and each shop has one oven; here are some of them, by numbers.' }, sections: { intro: { block: 'pageIntro', headline: 'Some', actions: [{ label: 'About', href: '/about' }] }, list: ${directoryOf(shops)} } },`,
  );
}

/** A header with links and a footer around the pages of the matrix. */
function inLayout(links: string): void {
  const footer =
    "{ block: 'footer', columns: [{ title: 'More', links: [{ label: 'About', href: '/about' }] }], copyright: '{year}' }";
  setting(
    `layouts: { page: { top: { header: { block: 'header', links: [${links}] } }, bottom: { footer: ${footer} } } }`,
  );
  addToMatrix("layout: 'page'");
}

/** A form with words of the row. */
function askOn(): void {
  setting(
    "destinations: { office: { label: 'Office', url: 'https://office.example/in', missing: 'None', acceptsForms: true } }",
  );
  const outcomes =
    "success: { kind: 'panel', title: 'Thanks', text: 'So.' }, failure: { kept: 'Kept.', lost: 'Lost.', email: 'a@shops.example' }";
  const fields = "fields: [{ type: 'text', name: 'name', label: 'Name', required: true, invalid: 'Say it.' }]";
  const form = `{ block: 'form', headline: 'Ask', ${fields}, submit: 'Send', sending: 'Sending', destinations: ['office'], ${outcomes} }`;
  template("sign: { block: 'notice'", `ask: ${form},\n    sign: { block: 'notice'`);
}

describe('pages that are cast', () => {
  it('come to what one plan comes to', async () => {
    const { plans, planned, report } = await bothWays();
    expect([plans, planned]).toEqual([[sample], 1]);
    expect(report.pages).toHaveLength(count + around);
    expect(report.issues).toEqual([]);
  });

  it.each<readonly [what: string, edit: () => void]>([
    [
      'signs that markup has',
      () => editShop(17, { name: `"A" & <b>B</b> 'C'`, lead: '</script><i>&amp;&lt;', step: '</script>' }),
    ],
    ['signs that replacements have', () => editShop(17, { name: "$& $' $$", both: '$& $`', lead: '\\n \\u0041' })],
    [
      'letters of other alphabets',
      () => editShop(17, { name: 'Łódź 東京 مرحبا 👩‍🍳', lead: 'é e\u0301 ﬁ', both: '— “so” …' }),
    ],
    ['names in another case', () => editShop(17, review('van der Berg'))],
    ['a name of one letter', () => editShop(17, review('x'))],
    ['a name of three words', () => editShop(17, review('Ada de la Hale'))],
    ['a number that is nobody’s claim', () => editShop(17, { name: 'Mill No. 4', since: 1998 })],
    ['a figure in what somebody else says', () => editShop(17, review('Ada Hale', 'They came for $79 in 30 minutes.'))],
    ['a figure in the title', () => editShop(17, { name: 'five towns open 24 hours' })],
    ['lines in words', () => editShop(17, { lead: 'One\nline', both: 'two\nlines' })],
    ['folders in addresses', () => config("path: '/{{param.shop.slug}}'", "path: '/shops/{{param.shop.slug}}/here'")],
    ['a folder above the site', () => config("origin: 'https://shops.example'", "origin: 'https://shops.example/all'")],
    ['a slash behind addresses', () => setting("trailingSlash: 'always'")],
    ['another language', () => addToMatrix("locale: 'de'")],
    ['tokens in titles', () => template("title: 'The shop in", "title: '{{site.name}}: the shop in")],
    [
      'a character that nobody sees beside a token',
      () => {
        template("title: 'The shop in", "title: '{{site.name}}: the shop in");
        editShop(17, { name: 'Ash\u200bford' });
      },
    ],
    ['pages that are hidden', () => template("title: 'The shop", "noindex: true, title: 'The shop")],
    ['the business in structured data', () => setting("organization: { type: 'Bakery', phone: '+1 555 010 0100' }")],
    ['links to the matrix around it', () => linkTo(`/${slugOf(12)}`)],
    ['a header and a footer', () => inLayout("{ label: 'Home', href: '/' }")],
    [
      'a section with ids of its own',
      () =>
        fieldOf(
          text,
          (n) => `Word ${n}`,
          "{ block: 'faq', headline: '{{param.shop.more}}', items: [{ question: 'Who?', answer: 'We.', id: 'who' }] }",
        ),
    ],
    [
      'words in a list',
      () =>
        fieldOf(
          value,
          (n) =>
            ['One', 'Two'].map((title) => ({ icon: 'star', title: `${title} of ${slugOf(n)}`, description: 'Warm.' })),
          "{ block: 'serviceCards', headline: 'Loaves', cards: { param: 'shop.more' } }",
        ),
    ],
    ['structured data of a block of the site’s own', () => addPlates(site(), 'jsonLd')],
    ['a form', askOn],
    ['indented rows', () => writeShops(site(), JSON.parse(readFileSync(join(site().root, table), 'utf8')), 7)],
  ])('come to the same with %s', async (_what, edit) => {
    edit();
    const { plans, planned, report } = await bothWays();
    expect(report.issues).toEqual([]);
    expect([plans, planned]).toEqual([[sample], 1]);
  });

  it.each<readonly [what: string, edit: () => void]>([
    ['a path that is not as usual', () => editShop(17, { slug: 'Łódź.2' })],
    ['a link of the header to one of them', () => inLayout(`{ label: 'Twelve', href: '/${slugOf(12)}' }`)],
    ['a redirect to one of them', () => redirect('/old', `/${slugOf(0)}`)],
    [
      'something else than words that differs',
      () =>
        fieldOf(
          text,
          (n) => (n < 19 ? 'tint' : 'ink'),
          "{ block: 'pageIntro', headline: 'So it is', tone: '{{param.shop.more}}' }",
        ),
    ],
    [
      'addresses in words',
      () =>
        fieldOf(
          text,
          (n) => (n < 19 ? '/about' : '/'),
          "{ block: 'notice', text: 'Read [all]({{param.shop.more}}).' }",
        ),
    ],
    [
      'a description that ends with a space',
      () => describedBy(value, (n) => described(n, 'Bread that sings') + (n === 17 ? ' ' : '')),
    ],
    ['a name without a letter', () => editShop(17, review('…'))],
    ['a word that begins with a line break', () => editShop(17, review('Ada Hale', '\nThey came.'))],
    ['a word that begins with a space', () => editShop(17, review('Ada Hale', ' They came.'))],
    ['a section that stands on one page', () => editShop(17, { extra: 'Closed on feast days.' })],
    ['a style sheet that one page has', () => moreBy("block: 'pageIntro', headline: '{{param.shop.extra}}'")],
  ])('come to the same where some are planned with %s', async (_what, edit) => {
    edit();
    const { plans, report } = await bothWays();
    expect(report.issues).toEqual([]);
    expect(plans).toHaveLength(1);
    expect(plans[0]).toBeLessThan(count);
  });

  it.each<readonly [what: string, edit: () => void, codes: readonly string[]]>([
    [
      'a long title',
      () => editShop(17, { name: 'the town where all four ovens burn through the night' }),
      ['meta-title-length'],
    ],
    [
      'one title on two pages',
      () => editShop(17, { name: shopNumber(2).name }),
      ['meta-title-doubled', 'meta-description-doubled'],
    ],
  ])('tell of %s where the row says it', async (_what, edit, codes) => {
    edit();
    const { plans, report } = await bothWays();
    expect(report.issues.map(({ code }) => code)).toEqual(codes);
    expect(report.issues.every(({ file = '' }) => file.endsWith('shops.json') || file.endsWith('shop.ts'))).toBe(true);
    expect(plans).toEqual([sample]);
  });

  it.each<readonly [what: string, edit: () => void, codes: readonly string[]]>([
    ['a token without its end', () => editShop(17, { lead: 'In {site.name}.' }), ['token-invalid']],
    ['a token', () => editShop(17, { lead: 'In {{param.town}}.' }), ['unknown-token']],
    ['a token in the title', () => editShop(17, { name: '{{site.nam}}' }), ['unknown-token']],
    [
      'a token in a description',
      () => describedBy(text, (n) => described(n, 'Bread of {{site.nam}}')),
      ['unknown-token'],
    ],
    [
      'a token between single braces in a description',
      () => describedBy(text, (n) => described(n, 'Bread of {site.name}')),
      ['token-invalid'],
    ],
    [
      'a description that is too long',
      () => describedBy(text, (n) => described(n, `Bread that ${'sings '.repeat(100)}`)),
      ['invalid-value'],
    ],
    [
      'a figure in a description that the row writes out',
      () => describedBy(text, (n) => described(n, 'For $79 a loaf'), "{ param: 'shop.more' } as unknown as string"),
      ['claim-literal'],
    ],
    [
      'what a rule of a block is against',
      () => {
        addPlates(site(), 'check');
        editShop(17, { short: 'Ask the wolf.' });
      },
      ['invalid-value'],
    ],
    [
      'structured data that lacks something',
      () => {
        addPlates(site(), 'jsonLd');
        editShop(17, { short: 'Ask the owl.' });
      },
      ['json-ld-incomplete'],
    ],
    ['a figure', () => editShop(17, { points: ['for $79 a loaf', 'round'] }), ['claim-literal']],
    ['a secret', () => editShop(17, { lead: 'We bake AKIAIOSFODNN7EXAMPLE.' }), ['secret-published']],
    [
      'a secret under a name',
      () =>
        fieldOf(
          value,
          (n) => (n === 17 ? [{ apiKey: 'abcd1234efgh' }] : [{ apiKey: 'none' }]),
          "{ block: 'notice', text: 'So.' }",
        ),
      ['secret-published'],
    ],
    ['words that are too long', () => editShop(17, { short: 'x'.repeat(50) }), ['invalid-value']],
    [
      'words that are too long for their block',
      () => editShop(17, { points: ['x'.repeat(300), 'y'] }),
      ['invalid-value'],
    ],
    ['no words', () => editShop(17, { lead: '' }), ['invalid-value']],
    ['a control character', () => editShop(17, { lead: 'We bake\u0007.' }), ['character-invalid']],
    ['half of a character', () => editShop(17, { points: ['round', 'hot\ud83d'] }), ['character-invalid']],
    ['a direction that is not closed', () => editShop(17, { name: '\u202eTown' }), ['character-invalid']],
    ['a token that is not closed', () => editShop(17, { lead: 'We {{ bake.' }), ['token-invalid']],
    ['a field that nobody knows', () => editShop(17, { leed: 'We bake.' }), ['unknown-field']],
    ['a field of another type', () => editShop(17, { lead: 7 }), ['wrong-type']],
    ['one address twice', () => editShop(17, { slug: slugOf(2) }), ['path-taken']],
    ['addresses that differ in case', () => editShop(17, { slug: slugOf(2).toUpperCase() }), ['path-taken']],
    ['an address that a page around has', () => editShop(17, { slug: 'about' }), ['path-taken']],
    ['an address that the build needs', () => editShop(17, { slug: 'assets' }), ['path-invalid']],
    [
      'an address that hosts take for another',
      () => {
        config("path: '/{{param.shop.slug}}'", "path: '/shops/{{param.shop.slug}}'");
        editShop(17, { slug: 'index' });
      },
      ['path-invalid'],
    ],
    ['an address that no disk has', () => editShop(17, { slug: 'con' }), ['path-reserved']],
    ['a redirect from one of them', () => redirect(`/${slugOf(17)}`, '/about'), ['redirect-taken']],
    ['a link to nowhere', () => linkTo('/town-nowhere'), ['link-route']],
    ['a link to no place on one of them', () => linkTo(`/${slugOf(12)}#none`), ['link-anchor']],
    ['pages that say the same', () => editShop(17, { ...shopNumber(2), slug: 'x', name: 'Another town' }), ['doorway']],
    [
      'pages that nothing leads to',
      () => config("'page-orphan': 'off'", "'meta-title-length': 'off'"),
      ['page-orphan'],
    ],
    ['pages that nothing leads to but for those of the first part', () => listSome([0, 1, 2, 5]), ['page-orphan']],
    [
      'pages that nothing but a hidden one leads to',
      () => {
        listSome([0, 1, 2, 5]);
        addRoute(
          `{ path: '/hidden', meta: { noindex: true, title: 'A list of all shops', description: 'Each town has one shop, and each shop has one oven; here are all of them, by numbers.' }, sections: { intro: { block: 'pageIntro', headline: 'All' }, list: ${directoryOf([...Array(count).keys()])} } },`,
        );
      },
      ['page-orphan'],
    ],
    ['pages over their budget', () => setting('budgets: { html: 1000 }'), ['page-heavy']],
    ['pages that are left out', () => addToMatrix('limit: 20'), ['pages-left-out']],
    [
      'an id that stands twice',
      () =>
        moreBy(
          "block: 'faq', headline: 'More', items: [{ question: '{{param.shop.extra}}', answer: 'So it is.', id: 'hero' }]",
        ),
      ['id-duplicate'],
    ],
  ])('are made by one plan where there is %s', async (_what, edit, codes) => {
    edit();
    const { report, plans } = await bothWays();
    expect([...new Set(report.issues.map(({ code }) => code))]).toEqual(codes);
    if (report.result !== undefined) expect(plans.at(-1)).toBeGreaterThan(10);
  });

  it.each<readonly [what: string, edit: () => void]>([
    [
      'a list of the pages',
      () =>
        addRoute(
          "{ path: '/all', meta: { title: 'A list of every shop', description: 'Each town has one shop, and each shop has one oven; here are all of them, by their names.' }, sections: { intro: { block: 'pageIntro', headline: 'All' }, list: { block: 'directory', headline: 'Shops', groups: { pagesOf: 'shops' } } } },",
        ),
    ],
    ['frames from several hosts', () => filmsBy(0)],
    ['a sitemap for each row', () => addToMatrix("sitemap: { by: 'shop' }")],
    [
      'a policy',
      () =>
        setting(
          "facts: { loaves: { type: 'count', value: 40, until: '2027-05-31' } }, policies: [{ claim: 'loaves', requires: { end: true }, because: 'It ends.' }]",
        ),
    ],
    [
      'an island that one page has',
      () =>
        moreBy(
          "block: 'video', headline: '{{param.shop.extra}}', title: 'The oven', href: 'https://oven.example/film'",
        ),
    ],
    ['a section whose block has rules of its own', () => addPlates(site(), 'check')],
    [
      'a variant of one',
      () =>
        addRoute(
          `{ kind: 'variant', of: '/${slugOf(17)}', path: '/twin', meta: { title: 'The twin of another shop', noindex: true } },`,
        ),
    ],
    ['pages that are hidden where they are alike', () => setting("doorways: { action: 'noindex' }")],
    [
      'rows that are all of another kind',
      () => {
        for (let n = 0; n < count; n++) editShop(n, { since: 1900 + n });
      },
    ],
  ])('are made by one plan with %s', async (_what, edit) => {
    edit();
    const { plans, report } = await bothWays();
    expect(report.issues).toEqual([]);
    expect(plans.at(-1)).toBeGreaterThanOrEqual(count + around);
  });

  it('stay as they are where nothing has changed', async () => {
    const { files } = await built();
    const again = await built();
    expect(again.plans).toEqual([sample]);
    expect(again.report.result).toMatchObject({ written: [], removed: [] });
    expect(again.report.pages.some(({ rendered }) => rendered)).toBe(false);
    expect(differing(again.files, files)).toEqual([]);
  });

  it('are what a build of the whole has left, and leave what it would', async () => {
    await built({ parts: { rows: 16, least: 1000 } });
    const cast = await built();
    expect(cast.plans).toEqual([sample]);
    expect(cast.report.result).toMatchObject({ written: [], removed: [] });
    const whole = await built({ parts: { rows: 16, least: 1000 } });
    expect(whole.plans).toEqual([count + around]);
    expect(whole.report.result).toMatchObject({ written: [], removed: [] });
    expect(whole.report.pages.some(({ rendered }) => rendered)).toBe(false);
  });

  it('are made anew where what stands around them has changed', async () => {
    await built();
    site().edit('templates/document.hbs', '<body', '<body data-new');
    const next = await built();
    expect(next.plans).toEqual([sample]);
    expect(next.report.pages.every(({ rendered }) => rendered)).toBe(true);
    expect(differing(next.files, (await wholeSite()).files)).toEqual([]);
  });

  it('are remembered, so that words of a row are put in place without a plan', async () => {
    expect((await editedAlone(() => editShop(17, { lead: 'We bake on Sundays.' }))).planned).toBe(0);
  });

  it('are remembered, so that other edits of a row are planned with few others', async () => {
    expect((await editedAlone(() => editShop(17, { question: 'Who is in?' }))).plans).toEqual([]);
  });

  it('are not tried while there is something to tell of rows', async () => {
    const { points } = shopNumber(17);
    editShop(17, { points: ['for $79 a loaf', 'round'] });
    expect((await built()).plans).toEqual([sample, count + around]);
    editShop(17, { points: ['for $89 a loaf', 'round'] });
    expect((await built()).plans).toEqual([count + around]);
    site().edit('templates/document.hbs', '<body', '<body data-new');
    editShop(17, { points });
    expect((await built()).report.issues).toEqual([]);
    site().edit('templates/document.hbs', 'data-new', 'data-newer');
    const { plans, files } = await built();
    expect(plans).toEqual([sample]);
    expect(differing(files, (await wholeSite()).files)).toEqual([]);
  });

  it('are not where something is found on all of them, and that is told again', async () => {
    template(
      "hero: {\n      block: 'hero'",
      "hero: {\n      block: 'notice', text: '{{param.shop.lead}}' },\n    rest: {\n      block: 'hero'",
    );
    const { report } = await bothWays();
    expect(report.issues.map(({ code }) => code)).toContain('heading-main');
    expect((await built()).report.issues).toEqual(report.issues);
  });

  it('are not made of words that the code of a block of the site cannot take, which is told', async () => {
    mkdirSync(join(site().root, 'templates/blocks/oven'), { recursive: true });
    site().write(
      'templates/blocks/oven/index.ts',
      `import { defineBlock, text, textFrom } from 'frontage/block';
export const oven = defineBlock({
  type: 'oven', description: 'An oven.', verbatim: true,
  fields: { name: text('A name.'), second: textFrom('name', (name) => (name === 'Bread' ? name.split(' ')[1] : name).slice(0, 1), 'An initial.', { max: 2 }) },
  View: ({ name, second }) => name + ' ' + second,
  examples: [{ name: 'One', props: { name: 'Big Oven' } }],
});
`,
    );
    template(
      "sign: { block: 'notice'",
      "oven: { block: 'oven', name: '{{param.shop.promise}}' },\n    sign: { block: 'notice'",
    );
    expect((await bothWays()).plans).toEqual([sample]);
    editShop(17, { promise: 'Bread' });
    const { report } = await bothWays();
    expect(report.issues).toMatchObject([
      { code: 'block-invalid', message: expect.stringContaining('makes "second" of "name" threw') },
    ]);
  });

  it('are compared as one plan compares them', async () => {
    const [cast, whole] = [await built(), await wholeSite()];
    expect(cast.report.issues).toEqual(whole.report.issues);
    editShop(17, { ...shopNumber(2), slug: 'x', name: 'Another town' });
    expect((await built()).report.issues.map(({ code }) => code)).toEqual(['doorway']);
  });
});
