import * as z from 'zod';
import { ruleLevels } from '../sdk/issue.ts';
import { minRounds, parsePasswordHash } from '../sdk/password-hash.ts';
import { cropSchema, focusSchema } from '../sdk/picture/picture.tsx';
import { impossibleName, reservedLeadNames } from '../sdk/reserved-lead-names.ts';
import * as english from '../sdk/ui-text/en.ts';
import { isSecureAddress } from '../sdk/url.ts';
import { currencySchema } from './currency.ts';
import { fontsSchema } from './fonts.ts';
import { hostNames } from './hosts.ts';
import { localeSchema } from './locale.ts';
import { organizationSchema } from './organization.ts';
import { pixelsSchema } from './pixels.ts';
import { policiesSchema } from './policy.ts';
import { date, text } from './text.ts';

/** Schema of replacements for the engine's own text. A replacement must keep the original's placeholders. */
const uiTextSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(english).map(([name, part]) => [
      name,
      (typeof part === 'string'
        ? replacement(part)
        : z.strictObject(
            Object.fromEntries(
              Object.entries(part).map(([inner, original]) => [inner, replacement(original).optional()]),
            ),
          )
      ).optional(),
    ]),
  ),
);

function replacement(original: string) {
  const names = original.match(/\{\w+\}/g) ?? [];
  const missing = (written: string) => names.filter((name) => !written.includes(name));
  return text.refine((written) => missing(written).length === 0, {
    error: ({ input }) => `must contain ${missing(String(input)).join(' and ')}, as the original does: "${original}"`,
  });
}

/** Bytes that pages and files may weigh, by default; see `SiteInput`. */
export const usualBudgets = {
  html: 13_000,
  script: 2_000,
  publicFile: 5_000_000,
  firstPicture: 80_000,
  pictures: 600_000,
  video: 25_000_000,
};

const theme = z.enum(['auto', 'light', 'dark']);

/** Returns the https address that was probably meant by one without a scheme or with another, or undefined. */
function secureAddress(text: string): string | undefined {
  const meant = `https://${text.replace(/^(?:https?:)?\/*/i, '')}`;
  return /^https:\/\/[\w-]+(?:\.[\w-]+)+/.test(meant) && isSecureAddress(meant) ? meant : undefined;
}

function secureOrigin(text: string): string | undefined {
  const address = secureAddress(text);
  return address && new URL(address).origin;
}

/** Leads are sent over https only. */
const destinationUrl = z
  .string()
  .refine(isSecureAddress, { message: 'must be a full https address', params: { meant: secureAddress } });

const destination = z
  .strictObject({
    label: text,
    url: destinationUrl.optional(),
    storageKey: text.optional(),
    setting: z.enum(['url', 'key']).default('url'),
    missing: text.optional(),
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
      .record(z.string(), text)
      .refine(areDistinct, 'must give each value a different name')
      .refine(
        (names) => !Object.values(names).includes(impossibleName),
        `must not name a value ${impossibleName}: it would not arrive`,
      )
      .refine(areNotReserved, `must not name a value ${reservedLeadNames.join(', ')}: every lead has these already`)
      .optional(),
  })
  .refine(({ setting, storageKey }) => setting === 'url' || storageKey !== undefined, {
    path: ['setting'],
    message: 'is "key", so the destination needs a "storageKey": the local storage entry that holds the key',
  })
  .refine(({ setting, acceptsForms }) => setting === 'url' || !acceptsForms, {
    path: ['acceptsForms'],
    message: 'cannot be true when "setting" is "key": a form posted without script cannot send the key',
  })
  // Without CORS, browsers silently drop the header that carries the key.
  .refine(({ setting, mode }) => setting === 'url' || mode === 'cors', {
    path: ['mode'],
    message: 'must be "cors" when "setting" is "key"',
  });

function areDistinct(names: Readonly<Record<string, string>>): boolean {
  const all = Object.values(names);
  return new Set(all).size === all.length;
}

function areNotReserved(names: Readonly<Record<string, string>>): boolean {
  return !Object.values(names).some((name) => reservedLeadNames.includes(name));
}

const admin = z.strictObject({
  passwordHash: z
    .string()
    .refine(
      (text) => parsePasswordHash(text) !== undefined,
      // The value may be the password itself, so messages must not show it.
      {
        message: `must be what \`npx frontage hash-password\` prints: a salted hash of at least ${minRounds} rounds, never the password`,
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
          'must be a host name or the end of one, such as .preview.example.com, in lower case and with at least two labels',
        ),
    )
    .default([]),
});

/** Letters of any language, and the punctuation in names of places, trades and people. */
const defaultPattern = "[\\p{L}\\p{M}\\p{N} .,'’&-]+";

const query = z.strictObject({
  max: z.number().int().min(1).max(200).default(40),
  allow: z.array(text.max(200)).min(1).optional(),
  pattern: z.string().refine(isPattern, 'must be a regular expression').default(defaultPattern),
});

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Each section is checked by its block. */
const sections = z.record(z.string(), z.unknown());

const cardFacts = z
  .array(z.strictObject({ value: text.max(60), label: text.max(60) }))
  .max(3, 'must have at most three figures');

const card = z.strictObject({
  title: text.max(200).optional(),
  eyebrow: text.max(60).optional(),
  facts: cardFacts.optional(),
  image: z.string().optional(),
});

const meta = z.strictObject({
  title: text.max(200),
  description: text.max(500),
  image: z.string().optional(),
  card: z.union([z.literal(false), card]).optional(),
  noindex: z.boolean().optional(),
});

/** Schema of a page. Its sections are checked by their blocks. */
export const pageSchema = z.strictObject({
  kind: z.literal('page').optional(),
  path: z.string(),
  meta,
  layout: z.string().optional(),
  theme: theme.optional(),
  locale: localeSchema.optional(),
  facts: z
    .record(
      z.string(),
      z.strictObject({ value: z.union([z.number(), z.string()]), because: text, until: date.optional() }),
    )
    .optional(),
  sitemap: z.literal(false).optional(),
  sections,
});

/**
 * Schema of a site. Its pages, facts and sections are checked one by one elsewhere. It is strict, so a misspelt key is an
 * error.
 */
export const siteSchema = z.strictObject({
  origin: z.string().meta({ description: "Where the site is published: 'https://www.example.com'." }),
  name: text.meta({ description: 'Name of the business in titles.' }),
  locale: localeSchema.meta({ description: "Language of the text, as a tag: 'en-US'." }),
  currency: currencySchema
    .optional()
    .meta({ description: "Currency code of prices that name none: 'GBP'. Defaults to that of the locale's country." }),
  uiText: z.record(localeSchema, uiTextSchema).default({}),
  trailingSlash: z.enum(['never', 'always']).default('never'),
  theme: theme.default('auto'),
  themeColor: z.strictObject({ light: text, dark: text }).optional(),
  icon: z.string().optional(),
  fonts: fontsSchema.optional().meta({
    description: "Typefaces: { text: { package: '@fontsource-variable/figtree' } }.",
  }),
  cards: z
    .strictObject({
      fonts: z.array(text).min(1, 'must name at least one font').optional(),
      facts: cardFacts.default([]),
      image: z.string().optional(),
    })
    .optional(),
  organization: organizationSchema.optional(),
  facts: z.record(z.string(), z.unknown()).default({}),
  query: z
    .record(
      z
        .string()
        .regex(/^[A-Za-z][\w-]*$/, 'must begin with a letter and hold letters, digits, hyphens and underscores')
        .refine((name) => name !== 'v', 'is reserved for experiments: ?v= shows one of their variants'),
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
  pictures: z
    .strictObject({
      formats: z
        .tuple([z.literal('webp')])
        .or(z.tuple([z.literal('avif'), z.literal('webp')]))
        .default(['avif', 'webp']),
      files: z
        .record(
          z.string(),
          z.strictObject({
            alt: z.string().optional(),
            credit: text.optional(),
            dark: z.string().optional(),
            small: z.string().optional(),
            focus: focusSchema.optional(),
            crop: cropSchema.optional(),
          }),
        )
        .default({}),
    })
    .default({ formats: ['avif', 'webp'], files: {} }),
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
      html: z.number().int().positive().default(usualBudgets.html),
      script: z.number().int().positive().default(usualBudgets.script),
      publicFile: z.number().int().positive().default(usualBudgets.publicFile),
      firstPicture: z.number().int().positive().default(usualBudgets.firstPicture),
      pictures: z.number().int().positive().default(usualBudgets.pictures),
      video: z.number().int().positive().default(usualBudgets.video),
    })
    .default(usualBudgets),
  redirects: z
    .array(z.strictObject({ from: z.string(), to: z.string(), temporary: z.boolean().optional() }))
    .default([]),
  client: z
    .enum(['react', 'preact'])
    .default('react')
    .meta({ description: 'The library that runs islands in the browser: react, or preact, which is smaller.' }),
  phoneNumbers: z
    .enum(['international', 'asTyped'])
    .default('international')
    .meta({ description: 'Whether leads also have phone numbers with their country code, or only what was typed.' }),
  hosts: z.array(z.enum(hostNames)).default([]),
  policies: policiesSchema,
  // Rule names are checked before anything else, because their levels apply to every diagnostic.
  rules: z.record(z.string(), z.enum(ruleLevels)).optional(),
});

/** Schema of the page for addresses that do not exist; it has no path. */
export const notFoundSchema = pageSchema.omit({ path: true, kind: true });
