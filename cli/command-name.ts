/** A program that installs packages and runs their commands. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/**
 * Returns the package manager that started this process, and its version. Each of them sets `npm_config_user_agent`:
 * `pnpm/10.4.1 npm/? node/v22.14.0 linux x64`. Without it, npm.
 */
export function packageManager(userAgent = process.env.npm_config_user_agent ?? ''): {
  readonly name: PackageManager;
  readonly version: string | undefined;
} {
  const [, name, version] = /^(npm|pnpm|yarn|bun)\/(\d[\w.-]*)/.exec(userAgent) ?? [];
  return { name: (name ?? 'npm') as PackageManager, version };
}

interface Words {
  readonly npx: string;
  readonly run: string;
  readonly install: string;
  readonly ci: string;
  readonly add: string;
  readonly create: string;
}

/** `run` is never left out: yarn has a `check` of its own, for example. */
const words: Readonly<Record<Exclude<PackageManager, 'npm'>, Words>> = {
  pnpm: {
    npx: 'pnpm',
    run: 'pnpm run',
    install: 'pnpm install',
    ci: 'pnpm install --frozen-lockfile',
    add: 'pnpm add --save-dev',
    create: 'pnpm create frontage@latest',
  },
  yarn: {
    npx: 'yarn',
    run: 'yarn run',
    install: 'yarn install',
    ci: 'yarn install --frozen-lockfile',
    add: 'yarn add --dev',
    // Yarn 1 takes no version here.
    create: 'yarn create frontage',
  },
  bun: {
    npx: 'bunx',
    run: 'bun run',
    install: 'bun install',
    ci: 'bun install --frozen-lockfile',
    add: 'bun add --dev',
    create: 'bun create frontage@latest',
  },
};

/** Commands as npm runs them. The last group is the `--` that only npm needs before options. */
const asNpmRuns =
  /\b(?:(npx)(?= [a-z@])|(npm ci)\b|(npm install --save-dev)\b|(npm install)\b|(npm run)( [\w-]+)( --(?= ))?|(npm create frontage@latest)( "[^"]*"| [^\s`-][^\s`]*)?( --(?= ))?)/g;

/**
 * Returns text with its commands as the package manager at hand runs them. All text names commands as npm does
 * (`npx frontage check`, `npm run dev`); a terminal shows `pnpm frontage check` to those who use pnpm. Reports for programs
 * keep npm's form, so that they do not depend on who runs the command.
 */
export function asRunHere(text: string, manager: PackageManager = packageManager().name): string {
  if (manager === 'npm' || !/\bnp[mx] /.test(text)) return text;
  const own = words[manager];
  return text.replace(asNpmRuns, (_, npx, ci, add, install, run, script = '', _dashes, create, folder = '') => {
    if (npx !== undefined) return own.npx;
    if (ci !== undefined) return own.ci;
    if (add !== undefined) return own.add;
    if (install !== undefined) return own.install;
    return run !== undefined ? own.run + script : (create !== undefined ? own.create : '') + folder;
  });
}
