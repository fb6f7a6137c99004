import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatIssues } from '../../cli/report/text.ts';
import { build } from '../../renderer/build/index.ts';
import type { Host } from '../../renderer/site/hosts.ts';
import { copyFixture, filesIn, siteIn } from '../temp-site.ts';

export interface Setting {
  /** The folder of the site's address, encoded. */
  readonly base: string;
  readonly trailingSlash: 'never' | 'always';
}

/** A site that is built for every host with a file of its own, and published below a root. */
export interface HostedSite extends Setting {
  readonly root: string;
  readonly site: string;
  /** Files of the output. */
  readonly files: readonly string[];
  readonly drop: () => void;
}

/** Old addresses of the site. */
const redirects = `[
    { from: '/old', to: '/pricing' },
    { from: '/Pricing', to: '/pricing' },
    { from: '/anchor', to: '/pricing#intro' },
    { from: '/campaign', to: '/pricing?from=campaign' },
    { from: '/both', to: '/pricing?from=both#intro' },
    { from: '/moved/käse', to: '/menü' },
    { from: '/50%25 off%3F "now"', to: '/pricing' },
    { from: '/(a+b)$1.[x]', to: '/pricing' },
    { from: '/{path}', to: '/pricing' },
    { from: '/team.html', to: '/towns/deal' },
    { from: '/shop/index.html', to: '/' },
    { from: '/market', to: 'https://market.example/stall%201?a=%20$1&b={x}', temporary: true },
  ]`;

const page = (path: string, block: string) => `{
      path: '${path}',
      meta: { title: 'The page ${path} of the shop', description: 'What the shop has at ${path}, and how to get it home without breaking it.' },
      sections: { intro: { block: 'pageIntro', headline: 'Here is ${path}', actions: [{ label: 'Home', href: '/' }] }${block} },
    }`;

const faq = `, questions: { block: 'faq', headline: 'Asked', items: [{ question: 'Do they keep?', answer: 'Until March.' }] }`;
const links = `, more: { block: 'callToAction', headline: 'More', actions: [{ label: 'Prices', href: '/pricing' }, { label: 'Menu', href: '/menü' }] },
      rest: { block: 'callToAction', headline: 'The rest', actions: [{ label: 'Deal', href: '/towns/deal' }, { label: 'Two', href: '/v1.2' }] }`;

const config = ({ base, trailingSlash }: Setting) => `import { defineSite } from 'frontage';
export default defineSite({
  origin: 'https://shop.example${base}',
  name: 'Shop',
  locale: 'en-GB',
  trailingSlash: '${trailingSlash}',
  notFound: { meta: { title: 'Not here', description: 'No such page.' }, sections: { lost: { block: 'pageIntro', headline: 'Not here' } } },
  routes: [${[page('/', links), page('/pricing', faq), page('/menü', ''), page('/towns/deal', faq), page('/v1.2', '')].join(', ')}],
  redirects: ${redirects},
  rules: { doorway: 'off' },
});
`;

/** Files of `templates/public`. */
export const publicFiles = ['CNAME', 'files/Preisliste (é) 50%.pdf', 'google123.html', '.well-known/security.txt'];

/** Builds the site into a folder of its own. */
export async function hostedSite(setting: Setting, hosts: readonly Host[]): Promise<HostedSite> {
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-hosts-')));
  // Apache reads the site as another user.
  chmodSync(work, 0o755);
  const source = join(work, 'source');
  const root = join(work, 'www');
  const site = join(root, decodeURI(setting.base));
  mkdirSync(dirname(site), { recursive: true });
  copyFixture('trades', source);
  writeFileSync(join(source, 'pages.config.ts'), config(setting));
  for (const name of publicFiles) {
    mkdirSync(dirname(join(source, 'templates/public', name)), { recursive: true });
    writeFileSync(join(source, 'templates/public', name), `The file ${name}.`);
  }
  const { options } = siteIn(source);
  const { issues } = await build({ ...options, out: site, hosts });
  if (issues.length > 0) throw new Error(formatIssues(issues, { color: false, cwd: source }));
  const drop = () => rmSync(work, { recursive: true, force: true });
  return { ...setting, root, site, files: [...filesIn(site).keys()], drop };
}
