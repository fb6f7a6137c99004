import { asRunHere, packageManager } from '../command-name.ts';
import { samplePhone } from './sample-phone.ts';
import type { SampleValues } from './starters.ts';
import { regionOf, type SiteValues } from './values.ts';

/** Who scaffolds a site, and where the site gets Frontage from. */
export interface Scaffolder {
  /** What package.json says for Frontage: `^1.2.3`. */
  readonly dependency: string;
  /** What the package manager that runs the command calls itself. */
  readonly userAgent?: string | undefined;
}

/** What to fill in: the values of a new site, and those of its starter that they replace. */
export interface Filling {
  readonly values: SiteValues;
  readonly sample: SampleValues;
}

/** Returns a file of a starter with the values of a new site. Files without values keep their bytes. */
export function filled<Content extends Uint8Array | string>(
  file: string,
  content: Content,
  { values, sample }: Filling,
  { dependency, userAgent }: Scaffolder,
): Content | string {
  const manager = packageManager(userAgent);
  switch (file) {
    case 'pages.config.ts':
      return config(textOf(content), values, sample);
    case 'package.json':
      return textOf(content)
        .replace('{{package}}', () => packageName(values.name))
        .replace('"{{frontage}}"', () => JSON.stringify(dependency));
    case '.github/workflows/frontage.yml':
      return workflow(textOf(content), manager);
    case 'README.md':
    case 'AGENTS.md':
      return asRunHere(textOf(content), manager.name).replaceAll('{{name}}', () => values.name);
    default:
      return content;
  }
}

function textOf(content: Uint8Array | string): string {
  return typeof content === 'string' ? content : Buffer.from(content).toString();
}

/** Search results cut titles after some 60 characters. */
const mostTitle = 60;

function config(text: string, { name, origin, locale, currency }: SiteValues, sample: SampleValues): string {
  const money = currency === undefined ? '' : `\n  currency: ${literal(currency)},`;
  const titled = text.replaceAll(/^( +title: ')(.*) \| \{\{site\.name\}\}'/gm, (whole, before, title) =>
    `${title} | ${name}`.length > mostTitle ? `${before}${title}'` : whole,
  );
  const phone = regionOf(locale) === regionOf(sample.locale) ? sample.phone : samplePhone(regionOf(locale));
  return titled
    .replace(literal(sample.origin), () => literal(origin))
    .replace(literal(sample.name), () => literal(name))
    .replace(`locale: ${literal(sample.locale)},`, () => `locale: ${literal(locale)},${money}`)
    .replace(literal(sample.phone), () => literal(phone));
}

function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Returns a valid npm package name. npm installs no package into itself, so it is never "frontage". */
function packageName(business: string): string {
  const plain = business
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain === 'frontage') return 'frontage-site';
  return plain === '' ? 'site' : plain;
}

/** Returns a workflow that installs packages with the package manager whose lock file the site will have. */
function workflow(text: string, { name, version }: ReturnType<typeof packageManager>): string {
  if (name === 'npm') return text;
  const pnpm = `pnpm/action-setup@v4\n        with:\n          version: ${version?.split('.')[0] ?? 10}`;
  const before = { pnpm, bun: 'oven-sh/setup-bun@v2', yarn: undefined }[name];
  return text
    .replaceAll('      - uses: actions/setup-node@', (step) =>
      before === undefined ? step : `      - uses: ${before}\n${step}`,
    )
    .replaceAll('          cache: npm\n', name === 'bun' ? '' : `          cache: ${name}\n`)
    .replaceAll('- run: npm ci', `- run: ${asRunHere('npm ci', name)}`);
}
