import { asRunHere, packageManager } from '../command-name.ts';
import { samplePhone } from './sample-phone.ts';
import { regionOf, type SiteValues } from './values.ts';

/** Who scaffolds a site, and with which version of Frontage. */
export interface Scaffolder {
  /** The version that the site depends on, at least. */
  readonly version: string;
  /** What the package manager that runs the command calls itself. */
  readonly userAgent?: string | undefined;
}

/** Returns the text of a file of a starter with the values of a new site. */
export function filled(file: string, text: string, values: SiteValues, { version, userAgent }: Scaffolder): string {
  const manager = packageManager(userAgent);
  switch (file) {
    case 'pages.config.ts':
      return config(text, values);
    case 'package.json':
      return text.replace('{{package}}', () => packageName(values.name)).replace('{{version}}', () => version);
    case '.github/workflows/frontage.yml':
      return workflow(text, manager);
    case 'README.md':
    case 'AGENTS.md':
      return asRunHere(text, manager.name).replaceAll('{{name}}', () => values.name);
    default:
      return text;
  }
}

/** The values that the config of a starter has for its own checks. */
const sample = { name: 'Your Business', origin: 'https://www.example.com', locale: 'en-US', phone: '(212) 555-0123' };

function config(text: string, { name, origin, locale, currency }: SiteValues): string {
  const money = currency === undefined ? '' : `\n  currency: ${literal(currency)},`;
  // Search results cut titles after some 60 characters.
  const titled = name.length > 26 ? text.replaceAll(/^( +title: '.*) \| \{\{site\.name\}\}'/gm, "$1'") : text;
  return titled
    .replace(literal(sample.origin), () => literal(origin))
    .replace(literal(sample.name), () => literal(name))
    .replace(`locale: ${literal(sample.locale)},`, () => `locale: ${literal(locale)},${money}`)
    .replace(literal(sample.phone), () => literal(samplePhone(regionOf(locale))));
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
