import * as z from 'zod';
import { minRounds, parsePasswordHash } from '../sdk/password-hash.ts';
import { reservedLeadNames } from '../sdk/reserved-lead-names.ts';
import { ruleLevels } from '../sdk/rules.ts';
import { isSecureAddress } from '../sdk/url.ts';
import { currencySchema } from './currency.ts';
import { date } from './date.ts';
import { pixelsSchema } from './pixels.ts';
import { policiesSchema } from './policy.ts';
import { uiTextSchema } from './ui-text-schema.ts';

const words = z.string().trim().min(1, 'must not be empty');
const theme = z.enum(['auto', 'light', 'dark']);
const notALocale = 'must be a language tag such as en-US';
const locale = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: notALocale, abort: true })
  .refine(isLanguageTag, notALocale);

/** What was probably meant by an address without its scheme, or with another one; undefined where that cannot be told. */
function secureAddress(text: string): string | undefined {
  const meant = `https://${text.replace(/^(?:https?:)?\/*/i, '')}`;
  return /^https:\/\/[\w-]+(?:\.[\w-]+)+/.test(meant) && isSecureAddress(meant) ? meant : undefined;
}

function secureOrigin(text: string): string | undefined {
  const address = secureAddress(text);
  return address && new URL(address).origin;
}

/** Leads go over an encrypted line. */
const destinationUrl = z
  .string()
  .refine(isSecureAddress, { message: 'must be a whole https address', params: { meant: secureAddress } });

const destination = z
  .strictObject({
    label: words,
    url: destinationUrl.optional(),
    storageKey: words.optional(),
    setting: z.enum(['url', 'key']).default('url'),
    missing: words.optional(),
    acceptsForms: z.boolean().default(false),
    allowedOrigins: z
      .array(
        z.string().refine((origin) => isSecureAddress(origin) && new URL(origin).origin === origin, {
          message: 'must be an origin such as https://hooks.example.com',
          params: { meant: secureOrigin },
        }),
      )
      .optional(),
    mode: z.enum(['cors', 'no-cors']).default('cors'),
    redirectConfirms: z.boolean().default(false),
    fields: z
      .record(z.string(), words)
      .refine(areApart, 'must give each value a name of its own')
      .refine(areFree, `must not name a value ${reservedLeadNames.join(', ')}: every lead has these already`)
      .optional(),
  })
  .refine(({ setting, storageKey }) => setting === 'url' || storageKey !== undefined, {
    path: ['setting'],
    message: 'is "key", so the destination needs a "storageKey" that says where a browser keeps the key',
  })
  .refine(({ setting, acceptsForms }) => setting === 'url' || !acceptsForms, {
    path: ['acceptsForms'],
    message: 'cannot be true where a key goes along: a form that is posted without script carries none',
  })
  // Without CORS a browser drops the header that carries the key, and says nothing.
  .refine(({ setting, mode }) => setting === 'url' || mode === 'cors', {
    path: ['mode'],
    message: 'must be "cors" where a key goes along',
  });

/** Whether what is usual in a language can be looked up by it: "en-USA" and "en-US-GB" have a part that no language has. */
function isLanguageTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

/** Whether no two values get one name. */
function areApart(names: Readonly<Record<string, string>>): boolean {
  const all = Object.values(names);
  return new Set(all).size === all.length;
}

function areFree(names: Readonly<Record<string, string>>): boolean {
  return !Object.values(names).some((name) => reservedLeadNames.includes(name));
}

const admin = z.strictObject({
  passwordHash: z
    .string()
    .refine(
      (text) => parsePasswordHash(text) !== undefined,
      // The value here may be the password itself.
      {
        message: `must be what \`frontage hash-password\` prints: a salted hash of at least ${minRounds} rounds, never the password`,
        params: { secret: true },
      },
    )
    .optional(),
  openOn: z
    .array(
      z
        .string()
        .regex(
          /^\.?([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z\d]$/,
          'must be the end of a host name such as .preview.example.com, in lower case and with two labels at least',
        ),
    )
    .default([]),
});

/** Letters of any language with what stands between them in names of places, trades and people. */
const usualQuery = "[\\p{L}\\p{M}\\p{N} .,'’&-]+";

const query = z.strictObject({
  max: z.number().int().min(1).max(200).default(40),
  allow: z.array(words.max(200)).min(1).optional(),
  pattern: z.string().refine(isPattern, 'must be a regular expression').default(usualQuery),
});

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Sections are checked one by one, each by its own block. */
const sections = z.record(z.string(), z.unknown());

const cardFacts = z
  .array(z.strictObject({ value: words.max(60), label: words.max(60) }))
  .max(3, 'must be three figures at most');

const card = z.strictObject({
  title: words.max(200).optional(),
  eyebrow: words.max(60).optional(),
  facts: cardFacts.optional(),
  image: z.string().optional(),
});

const meta = z.strictObject({
  title: words.max(200),
  description: words.max(500),
  image: z.string().optional(),
  card: z.union([z.literal(false), card]).optional(),
  noindex: z.boolean().optional(),
});

/** One page, its sections aside. */
export const pageSchema = z.strictObject({
  kind: z.literal('page').optional(),
  path: z.string(),
  meta,
  layout: z.string().optional(),
  theme: theme.optional(),
  locale: locale.optional(),
  facts: z
    .record(
      z.string(),
      z.strictObject({ value: z.union([z.number(), z.string()]), because: words, until: date.optional() }),
    )
    .optional(),
  sitemap: z.literal(false).optional(),
  sections,
});

/**
 * The shape of a site around its pages, facts and sections, which are checked one by one; strict, so that a misspelt
 * key is a fault and not a silence.
 */
export const siteSchema = z.strictObject({
  origin: z.string().meta({ description: "Where the site is published: 'https://www.example.com'." }),
  name: words.meta({ description: 'Name of the business, as titles show it.' }),
  locale: locale.meta({ description: "Language of the words, as a tag: 'en-US'." }),
  currency: currencySchema.optional().meta({
    description: "Currency of prices that name none, as a code: 'GBP'. That of the locale's country when left out.",
  }),
  uiText: z.record(locale, uiTextSchema).default({}),
  trailingSlash: z.enum(['never', 'always']).default('never'),
  theme: theme.default('auto'),
  themeColor: z.strictObject({ light: words, dark: words }).optional(),
  icon: z.string().optional(),
  cards: z
    .strictObject({
      fonts: z.array(words).min(1, 'must name at least one font'),
      facts: cardFacts.default([]),
      image: z.string().optional(),
    })
    .optional(),
  organization: z
    .strictObject({
      type: words,
      description: words.optional(),
      phone: words.optional(),
      email: words.optional(),
      image: z.string().optional(),
      address: z
        .strictObject({
          street: words,
          locality: words,
          region: words.optional(),
          postalCode: words.optional(),
          country: words,
        })
        .optional(),
      sameAs: z.array(words).optional(),
    })
    .optional(),
  facts: z.record(z.string(), z.unknown()).default({}),
  query: z
    .record(
      z
        .string()
        .regex(/^[A-Za-z][\w-]*$/, 'must begin with a letter and hold letters, digits, hyphens and underscores')
        .refine((name) => name !== 'v', 'is kept for experiments: ?v= shows one of their variants'),
      query,
    )
    .default({}),
  destinations: z.record(z.string(), destination).default({}),
  admin: admin.optional(),
  pixels: pixelsSchema.optional(),
  layouts: z
    .record(
      z.string(),
      z.strictObject({ top: sections.optional(), footer: sections.optional(), bottom: sections.optional() }),
    )
    .default({}),
  notFound: z
    .record(z.string(), z.unknown())
    .meta({ description: 'The page for addresses that do not exist: { meta, sections }.' }),
  routes: z
    .array(z.unknown())
    .min(1, 'must list at least one page')
    .meta({ description: 'The pages: [{ path, meta, sections }].' }),
  doorways: z
    .strictObject({
      threshold: z.number().gt(0).max(1).default(0.8),
      action: z.enum(['error', 'noindex']).default('error'),
    })
    .default({ threshold: 0.8, action: 'error' }),
  budgets: z
    .strictObject({
      html: z.number().int().positive().default(13_000),
      script: z.number().int().positive().default(2_000),
    })
    .default({ html: 13_000, script: 2_000 }),
  redirects: z
    .array(z.strictObject({ from: z.string(), to: z.string(), temporary: z.boolean().optional() }))
    .default([]),
  client: z
    .enum(['react', 'preact'])
    .default('react')
    .meta({ description: 'What islands run on in the browser: react, or preact, which is lighter.' }),
  hosts: z.array(z.enum(['vercel', 'nginx'])).default([]),
  policies: policiesSchema,
  // Which rules there are is looked up before anything else, so that the rules hold for all that is found.
  rules: z.record(z.string(), z.enum(ruleLevels)).optional(),
});

/** The page for addresses that do not exist has no address of its own. */
export const notFoundSchema = pageSchema.omit({ path: true, kind: true });
